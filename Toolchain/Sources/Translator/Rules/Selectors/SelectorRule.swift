import SwiftSyntax

/// `#selector` in all its forms becomes a `Selector`.
///
/// If the method is in a table, its name is all that is needed. Otherwise the selector carries the call as a closure,
/// `Selector(_objc: "f:", _1: { (o: X, a) in o.f(a) })`, which is also checked by the compiler.
enum SelectorRule {
    static func apply(_ node: MacroExpansionExprSyntax, _ file: FileRewriter) {
        file.count("#selector")
        guard let argument = SelectorArgument(node) else {
            file.countNotUnderstood("#selector of something that is no member")
            file.report(
                .error, node, "the argument of '#selector' cannot be translated",
                remedy: "write '#selector(Type.method(_:))' or 'Selector(\"name\")'")
            return
        }
        let owner = SelectorOwner(argument, file)
        if file.module.options.servesEditor, EditorSelectorRule.apply(node, argument, owner, file) { return }
        let text = argument.accessor.map { accessor($0, argument, owner, node, file) } ?? method(argument, owner, node, file)
        file.edits.replace(node.range, with: file.module.selectorType + "(" + text + ")")
    }

    private static func named(_ selector: String) -> String { "\"\(selector)\"" }

    // MARK: Accessors

    private static func accessor(
        _ accessor: SelectorArgument.Accessor, _ argument: SelectorArgument, _ owner: SelectorOwner, _ node: MacroExpansionExprSyntax,
        _ file: FileRewriter
    ) -> String {
        file.count("#selector(getter: or setter:)")
        let found = owner.symbol.flatMap { file.symbols.property(named: argument.name.plainName, of: $0) }
        let key = found?.member.objcName ?? argument.name.plainName
        let selector = accessor == .getter ? key : SelectorName.setter(key)
        guard let text = owner.text, owner.reference == .type, owner.symbol?.kind != .protocol, !isPattern(node),
            !(found?.member.has(.objc) ?? false)
        else { return named(selector) }
        let name = argument.name.text
        return accessor == .getter
            ? "_objc: \"\(selector)\", _0: { (o: \(text)) in o.\(name) }"
            : "_objc: \"\(selector)\", _1: { (o: \(text), a) in o.\(name) = a }"
    }

    // MARK: Methods

    private static func method(
        _ argument: SelectorArgument, _ owner: SelectorOwner, _ node: MacroExpansionExprSyntax, _ file: FileRewriter
    ) -> String {
        let name = argument.name.plainName
        let candidates = owner.symbol.map { file.symbols.methods(named: name, of: $0) } ?? []
        guard let found = choose(argument, owner, candidates) else { return unknownMethod(argument, owner, node, file) }
        let method = found.member
        let selector = file.symbols.selector(of: method, in: owner.symbol)
        if owner.symbol?.kind == .protocol || found.owner.kind == .protocol && found.owner.record.flags.contains(.objc) {
            return named(selector)
        }
        // In an editor the name of the method must stay a name that can be followed.
        let isInTable = MethodEntryRule.hasEntry(method) && !file.module.options.servesEditor
        if owner.reference == .instance || isPattern(node) || isInTable { return named(selector) }
        guard let text = owner.text, method.labels.count <= 2, !method.has(.generic) else { return named(selector) }
        let overloads = candidates.filter { $0.member.labels == method.labels && $0.owner === found.owner }.count
        let isShadowed = owner.symbol.map { file.symbols.property(named: name, of: $0) != nil } ?? false
        return call(selector, method, on: text, callee: argument.name.text, typed: overloads > 1, full: isShadowed)
    }

    private static func choose(
        _ argument: SelectorArgument, _ owner: SelectorOwner, _ candidates: [Found<MethodRecord>]
    ) -> Found<MethodRecord>? {
        if let labels = argument.labels {
            let matching = candidates.filter { $0.member.labels == labels }
            if let types = argument.castParameterTypes(ofTypeReference: argument.base != nil && owner.reference == .type),
                let exact = matching.first(where: { $0.member.parameterTypes == types })
            {
                return exact
            }
            return matching.first { $0.member.has(.objc) } ?? matching.first
        }
        if let types = argument.castParameterTypes(ofTypeReference: argument.base != nil && owner.reference == .type) {
            return candidates.first { $0.member.parameterTypes == types } ?? candidates.first { $0.member.labels.count == types.count }
        }
        return candidates.first { $0.member.has(.objc) } ?? candidates.first
    }

    /// A closure that calls the method; a class method is called on the class.
    /// - Parameter full: whether to call by the full name, because a property has the same base name.
    private static func call(
        _ selector: String, _ method: MethodRecord, on owner: String, callee: String, typed: Bool, full: Bool = false
    ) -> String {
        let isFull = full && !method.labels.isEmpty
        let receiver = method.has(.typeMember) ? owner + ".Type" : owner
        var formals = ["o: \(receiver)"]
        var actuals: [String] = []
        for (number, label) in method.labels.enumerated() {
            let name = ["a", "b"][number]
            formals.append(typed ? "\(name): \(TypeName.withoutImplicitUnwrapping(method.parameterTypes[number]))" : name)
            actuals.append(label == "_" || isFull ? name : "\(label): \(name)")
        }
        let callee = isFull ? callee + method.fullName.dropFirst(method.baseName.count) : callee
        return "_objc: \"\(selector)\", _\(method.labels.count): { (\(formals.joined(separator: ", "))) in "
            + "\(method.has(.throws) ? "try? " : "")o.\(callee)(\(actuals.joined(separator: ", "))) }"
    }

    /// A method of a type that no index describes, such as one of Foundation.
    private static func unknownMethod(
        _ argument: SelectorArgument, _ owner: SelectorOwner, _ node: MacroExpansionExprSyntax, _ file: FileRewriter
    ) -> String {
        file.count("#selector of a method that is not known")
        let name = argument.name.text
        guard let labels = argument.labels else {
            let selector = argument.name.plainName
            guard let text = owner.text, !isPattern(node) else { return named(selector) }
            return owner.reference == .type
                ? "_objc: \"\(selector)\", \(text).\(name)" : "_objc: \"\(selector)\", check: { _ = \(text).\(name) }"
        }
        let method = MethodRecord(
            baseName: argument.name.plainName, labels: labels, parameterTypes: labels.map { _ in "Any" }, resultType: nil, objcName: nil,
            flags: [])
        let selector = SelectorName.method(argument.name.plainName, labels)
        guard let text = owner.text, owner.reference == .type, labels.count <= 2, !isPattern(node) else { return named(selector) }
        return call(selector, method, on: text, callee: name, typed: false)
    }

    private static func isPattern(_ node: MacroExpansionExprSyntax) -> Bool { node.isInside(ExpressionPatternSyntax.self) }
}
