import SwiftSyntax

/// The same as ``ForeignOverrideRule`` for computed properties.
enum ForeignPropertyRule {
    static func apply(_ variable: VariableDeclSyntax, isInExtension: Bool, _ scope: TypeScope, _ file: FileRewriter) -> OverrideRule.Outcome
    {
        guard let type = scope.symbol, type.isClass, variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let annotation = binding.typeAnnotation,
            binding.isComputed
        else { return .open }
        let member = Member(variable: variable, name: name, type: renamed(annotation.type, file), isSettable: binding.isSettable)
        if Modifiers(variable.modifiers).contains(.override) {
            let overridden = file.symbols.ancestors(of: type).dropFirst().lazy.compactMap { $0.property(named: name.plainName) }.first
            guard let overridden, overridden.has(.dispatched) else { return .open }
            moveOverride(member, of: overridden, scope, file)
            return .handled
        }
        if isInExtension, !type.isOwn, type.property(named: name.plainName)?.has(.dispatched) ?? false {
            makeDispatcher(member, scope, file)
        }
        return .open
    }

    private struct Member {
        let variable: VariableDeclSyntax
        let name: TokenSyntax
        let type: String
        let isSettable: Bool

        var key: String { "override " + name.plainName }
    }

    private static func renamed(_ type: TypeSyntax, _ file: FileRewriter) -> String {
        FoundationNamesRule.renamed(TypeName.withoutImplicitUnwrapping(type.singleLine), file.symbols)
    }

    private static func makeDispatcher(_ member: Member, _ scope: TypeScope, _ file: FileRewriter) {
        let variable = member.variable
        let modifiers = Modifiers(variable.modifiers)
        for token in variable.modifiers.tokens(of: .open) { file.edits.replace(token.range, with: "public") }
        file.edits.replace(member.name.range, with: "__base_" + member.name.plainName)
        FunctionNameRule.keep(member.name.plainName, in: variable, file)
        let access = modifiers.intersects([.open, .public]) ? "public " : ""
        let others =
            DeclarationPrefix.attributes(variable.attributes)
            + DeclarationPrefix.modifiers(variable.modifiers, without: .access.union(.dynamic))
        scope.members.append(
            others + access
                + property(member.name.text, member, settable: member.isSettable, base: "__base_" + member.name.plainName) { arity, key in
                    "_objcOptional\(arity)(self, \"\(key)\")"
                })
        file.count("overridable property of an extension of another module's class")
    }

    private static func moveOverride(_ member: Member, of overridden: PropertyRecord, _ scope: TypeScope, _ file: FileRewriter) {
        let variable = member.variable
        let suffix = scope.path.replacing(".", with: "_") + "_" + member.name.plainName
        for token in variable.modifiers.tokens(of: [.override, .open, .public, .dynamic]) { file.edits.blank(token.range) }
        file.edits.replace(member.name.range, with: "__ovr_" + suffix)
        FunctionNameRule.keep(member.name.plainName, in: variable, file)
        let isSettable = overridden.has(.settable)
        scope.members.append(
            DeclarationPrefix.attributes(variable.attributes)
                + property("__super_" + suffix, member, settable: isSettable, base: "__base_" + member.name.plainName) { arity, key in
                    "_objcAbove\(arity)(\(scope.name).self, self, \"\(key)\")"
                })
        let receiver = "o: \(scope.name)"
        scope.entries.append(
            "_objcM0(\"\(member.key)\", \"\(member.key)\", { (\(receiver)) -> \(member.type) in o.__ovr_\(suffix) })")
        if member.isSettable {
            let key = member.key + "="
            scope.entries.append(
                "_objcM1(\"\(key)\", \"\(key)\", { (\(receiver), a0: \(member.type)) -> Void in o.__ovr_\(suffix) = a0 })")
        }
        scope.superReplacements[member.name.plainName] = "__super_" + suffix
        file.count("override of a property of an extension of another module's class")
    }

    /// A property that asks for an override, and else goes to `base`.
    private static func property(
        _ name: String, _ member: Member, settable: Bool, base: String, asking: (Int, String) -> String
    ) -> String {
        let getter = "get { if let f: () -> \(member.type) = \(asking(0, member.key)) { return f() }; return \(base) }"
        let setter =
            settable
            ? " set { if let f: (\(member.type)) -> Void = \(asking(1, member.key + "=")) { return f(newValue) }; \(base) = newValue }" : ""
        return "var \(name): \(member.type) { \(getter)\(setter) }"
    }
}

extension PatternBindingSyntax {
    /// True if the property has a getter of its own.
    fileprivate var isComputed: Bool {
        switch accessorBlock?.accessors {
        case .getter?: true
        case .accessors(let accessors)?: accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) }
        default: false
        }
    }
}
