import SwiftSyntax

/// An entry of the dispatch table for a method that Objective-C sees.
enum MethodEntryRule {
    /// More parameters need another function of the run time.
    static let largestArity = 6

    /// Whether a method of a class can be called through its table, its own or that of a superclass.
    static func hasEntry(_ method: MethodRecord) -> Bool {
        method.has(.objc) && !method.hasAny([.typeMember, .generic, .inexpressible, .async, .unavailable])
            && method.labels.count <= largestArity
    }

    static func apply(_ function: FunctionDeclSyntax, _ method: MethodRecord, _ scope: TypeScope, _ file: FileRewriter) {
        if method.has(.typeMember) { return TypeMemberRule.apply(method, calling: function.name.text, scope, file) }
        guard needsEntry(method, scope, file) else { return }
        if let reason = obstacle(method) {
            file.count("no table entry: " + reason)
            return
        }
        if method.has(.deprecated) {
            if scope.isLocal { return }
            scope.isDeprecated = true
        }
        let overloads = scope.symbol?.methods(named: method.baseName).filter { $0.labels == method.labels }.count ?? 0
        let selector = file.symbols.selector(of: method, in: scope.symbol)
        let prefix = selector.hasPrefix(SelectorName.reservedPrefix) ? SelectorName.reservedPrefix : ""
        scope.entries.append(
            entry(selector: selector, name: prefix + method.fullName, method, calling: function.name.text, typed: overloads > 1, scope))
    }

    /// `_objcM1("f:", "f(_:)", { (o: X, a0) -> R in o.f(a0) })`; the types of parameters are inferred unless overloads make them
    /// necessary. The result is told always: the overload may come from a protocol that no index describes, as `removeLast()` does.
    static func entry(
        selector: String, name: String, _ method: MethodRecord, calling callee: String, typed: Bool, _ scope: TypeScope
    ) -> String {
        var formals = ["o: \(scope.name)"]
        var actuals: [String] = []
        for (number, label) in method.labels.enumerated() {
            let type = TypeName.withoutImplicitUnwrapping(method.parameterTypes[number])
            formals.append(typed ? "a\(number): \(type)" : "a\(number)")
            actuals.append(label == "_" ? "a\(number)" : "\(label): a\(number)")
        }
        let call = "\(method.has(.throws) ? "try? " : "")o.\(callee)(\(actuals.joined(separator: ", ")))"
        let signature = "(\(formals.joined(separator: ", ")))\(result(of: method))"
        return "_objcM\(method.labels.count)(\"\(selector)\", \"\(name)\", { \(signature) in \(call) })"
    }

    /// ` -> R`, unless the closure's result is another: `try?` makes it optional, `Self` means nothing there.
    private static func result(of method: MethodRecord) -> String {
        guard let type = method.resultType, !method.has(.throws), !type.contains("Self") else { return "" }
        return " -> " + TypeName.withoutImplicitUnwrapping(type)
    }

    /// A method that overrides one with an entry is reached through that entry.
    private static func needsEntry(_ method: MethodRecord, _ scope: TypeScope, _ file: FileRewriter) -> Bool {
        if method.has(.nonobjc) { return false }
        guard method.has(.override), let type = scope.symbol else { return method.has(.objc) }
        let overridden = file.symbols.inherited(method, in: type).filter { $0.owner.isClass }
        if overridden.contains(where: { hasEntry($0.member) && !$0.member.has(.nonobjc) }) { return false }
        // Declared by the system so that `override` compiles, but not implemented there.
        return method.has(.objc) || overridden.contains { $0.member.has(.nonobjc) }
    }

    private static func obstacle(_ method: MethodRecord) -> String? {
        if method.has(.generic) { return "generic" }
        if method.has(.inexpressible) { return "inout, variadic, opaque or autoclosure parameter" }
        if method.has(.async) { return "async" }
        if method.has(.unavailable) { return "unavailable" }
        return method.labels.count > largestArity ? "more than \(largestArity) parameters" : nil
    }
}
