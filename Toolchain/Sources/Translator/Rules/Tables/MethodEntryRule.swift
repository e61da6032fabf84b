import SwiftSyntax

/// An entry of the dispatch table for a method that Objective-C sees.
enum MethodEntryRule {
    /// More parameters need another function of the run time.
    static let largestArity = 6

    /// Returns true if a method of a class can be called through its table, its own or that of a superclass.
    static func hasEntry(_ method: MethodRecord) -> Bool {
        method.has(.objc) && !method.hasAny([.typeMember, .generic, .inexpressible, .async, .unavailable])
            && method.labels.count <= largestArity
    }

    static func apply(_ function: FunctionDeclSyntax, _ method: MethodRecord, _ scope: TypeScope, _ file: FileRewriter) {
        if method.has(.typeMember) { return TypeMemberRule.apply(method, calling: function.name.text, scope, file) }
        // Editors are given no tables.
        guard !file.module.options.servesEditor, needsEntry(method, scope, file) else { return }
        if let reason = obstacle(method) {
            file.count("no table entry: " + reason)
            return
        }
        if method.has(.deprecated) {
            if scope.isLocal { return }
            scope.isDeprecated = true
        }
        let selector = file.symbols.selector(of: method, in: scope.symbol)
        let fullName = (selector.hasPrefix(SelectorName.reservedPrefix) ? SelectorName.reservedPrefix : "") + method.fullName
        let isDynamic = scope.dynamicMethods.contains(DynamicMethodRule.key(method))
        let isUnread = !isDynamic && UnreadArgument.isFirst(of: function, method, file)
        let entry = entry(selector: selector, name: fullName, method, calling: function.name.text, scope, file, isFirstUnread: isUnread)
        guard isDynamic else { return scope.entries.append(entry) }
        let name = DynamicMethodRule.implementationName(method, scope)
        let implementation = self.entry(selector: selector, name: fullName, method, calling: name, scope, file)
        scope.entries.append("_objcDynamic(\(entry), \(implementation))")
    }

    /// `_objcM1("f:", "f(_:)", { (o: X, a0: A) -> R in o.f(a0) })`. All types are written, or the compiler might call something else of that
    /// name: a property that holds a closure, or a method of a protocol that no index describes, as `removeLast()` is.
    static func entry(
        selector: String, name: String, _ method: MethodRecord, calling callee: String, _ scope: TypeScope, _ file: FileRewriter,
        isFirstUnread: Bool = false
    ) -> String {
        var formals = ["o: \(scope.name)"]
        for (number, type) in method.parameterTypes.enumerated() {
            let type = TypeName.argument(type).map { FoundationNamesRule.renamed($0, file.symbols) }
            formals.append("a\(number)" + (type.map { number == 0 && isFirstUnread ? ": _ObjCUnread<\($0)>" : ": \($0)" } ?? ""))
        }
        var call = EntryCall.text(of: callee, method, on: scope.symbol, file.symbols)
        if isFirstUnread { call = call.replacing(/\ba0\b/, with: "a0.value", maxReplacements: 1) }
        call = "\(method.has(.throws) ? "try? " : "")o.\(call)"
        let result = result(of: method).map { " -> " + FoundationNamesRule.renamed($0, file.symbols) } ?? ""
        return "_objcM\(method.labels.count)(\"\(selector)\", \"\(name)\", { (\(formals.joined(separator: ", ")))\(result) in \(call) })"
    }

    /// nil if the closure's result is another: `try?` makes it optional, `Self` means nothing there.
    private static func result(of method: MethodRecord) -> String? {
        guard let type = method.resultType, !method.has(.throws), !type.contains("Self") else { return nil }
        return TypeName.withoutImplicitUnwrapping(type)
    }

    /// A method that overrides one with an entry is reached through that entry.
    private static func needsEntry(_ method: MethodRecord, _ scope: TypeScope, _ file: FileRewriter) -> Bool {
        if method.has(.nonobjc) { return false }
        guard method.has(.override), let type = scope.symbol else { return method.has(.objc) }
        if scope.dynamicMethods.contains(DynamicMethodRule.key(method)) { return true }
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
