import SwiftSyntax

/// Type members marked `@objc`: messages to the class itself find them in its table under their name with a `+` before it.
enum TypeMemberRule {
    static func apply(_ method: MethodRecord, calling callee: String, _ scope: TypeScope, _ file: FileRewriter) {
        guard method.has(.explicit), !method.hasAny([.generic, .inexpressible, .async, .unavailable, .deprecated, .throws]),
            method.labels.count <= MethodEntryRule.largestArity, !scope.isLocal
        else { return }
        let selector = "+" + file.symbols.selector(of: method, in: scope.symbol)
        scope.entries.append(entry(selector: selector, name: "+" + method.fullName, method, calling: callee, scope, file))
    }

    /// The class that a message has been sent to, inside an entry.
    static func receiver(_ scope: TypeScope) -> String { "(o.type as! \(scope.name).Type)" }

    /// `_objcM1("+f:", "+f(_:)", { (o: _ObjCClassObject, a0: A) in (o.type as! X.Type).f(a0) })`.
    static func entry(
        selector: String, name: String, _ method: MethodRecord, calling callee: String, _ scope: TypeScope, _ file: FileRewriter
    ) -> String {
        var formals = ["o: _ObjCClassObject"]
        var actuals: [String] = []
        for (number, label) in method.labels.enumerated() {
            let type = FoundationNamesRule.renamed(TypeName.withoutImplicitUnwrapping(method.parameterTypes[number]), file.symbols)
            formals.append("a\(number): \(type)")
            actuals.append(label == "_" ? "a\(number)" : "\(label): a\(number)")
        }
        let call = "\(receiver(scope)).\(callee)(\(actuals.joined(separator: ", ")))"
        return "_objcM\(method.labels.count)(\"\(selector)\", \"\(name)\", { (\(formals.joined(separator: ", "))) in \(call) })"
    }

    static func apply(_ property: PropertyRecord, _ scope: TypeScope) {
        guard property.has(.explicit), !property.has(.unavailable), !scope.isLocal else { return }
        let name = property.objcName ?? property.name
        scope.entries.append(
            "_objcM0(\"+\(name)\", \"+\(property.name)\", { (o: _ObjCClassObject) in \(receiver(scope)).\(property.name) })")
    }
}
