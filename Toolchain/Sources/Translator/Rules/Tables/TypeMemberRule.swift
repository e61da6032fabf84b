import SwiftSyntax

/// Type members marked `@objc`: messages to the class itself find them in its table under their name with a `+` before it.
enum TypeMemberRule {
    static func apply(_ method: MethodRecord, calling callee: String, _ scope: TypeScope, _ file: FileRewriter) {
        guard method.has(.explicit), !method.hasAny([.generic, .inexpressible, .async, .unavailable, .deprecated, .throws]),
            method.labels.count <= MethodEntryRule.largestArity, !scope.isLocal
        else { return }
        var formals = ["o: _ObjCClassObject"]
        var actuals: [String] = []
        for (number, label) in method.labels.enumerated() {
            formals.append("a\(number): \(TypeName.withoutImplicitUnwrapping(method.parameterTypes[number]))")
            actuals.append(label == "_" ? "a\(number)" : "\(label): a\(number)")
        }
        let call = "(o.type as! \(scope.name).Type).\(callee)(\(actuals.joined(separator: ", ")))"
        let selector = file.symbols.selector(of: method, in: scope.symbol)
        scope.entries.append(
            "_objcM\(method.labels.count)(\"+\(selector)\", \"+\(method.fullName)\", { (\(formals.joined(separator: ", "))) in \(call) })")
    }

    static func apply(_ property: PropertyRecord, _ scope: TypeScope) {
        guard property.has(.explicit), !property.has(.unavailable), !scope.isLocal else { return }
        let name = property.objcName ?? property.name
        scope.entries.append(
            "_objcM0(\"+\(name)\", \"+\(property.name)\", { (o: _ObjCClassObject) in (o.type as! \(scope.name).Type).\(property.name) })")
    }
}
