import SwiftSyntax

/// The same as ``ForeignOverrideRule`` for computed properties.
enum ForeignPropertyRule {
    static func apply(_ variable: VariableDeclSyntax, isInExtension: Bool, _ scope: TypeScope, _ file: FileRewriter) -> OverrideRule.Outcome
    {
        guard let type = scope.symbol, type.isClass, variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let annotation = binding.typeAnnotation,
            binding.isComputed
        else { return .open }
        let modifiers = Modifiers(variable.modifiers)
        let isTypeMember = modifiers.intersects(.typeMember)
        let member = Member(
            variable: variable, name: name, type: renamed(annotation.type, file), isSettable: binding.isSettable, isTypeMember: isTypeMember
        )
        if modifiers.contains(.override) {
            let overridden = file.symbols.overriddenProperty(named: name.plainName, isTypeMember: isTypeMember, in: type)
            guard let overridden, overridden.has(.dispatched) else { return .open }
            moveOverride(member, of: overridden, scope, file)
            return .handled
        }
        if isInExtension, !type.isOwn, type.property(named: name.plainName, isTypeMember: isTypeMember)?.has(.dispatched) ?? false {
            makeDispatcher(member, scope, file)
        }
        return .open
    }

    private struct Member {
        let variable: VariableDeclSyntax
        let name: TokenSyntax
        let type: String
        let isSettable: Bool
        let isTypeMember: Bool

        var key: String { (isTypeMember ? "+" : "") + "override " + name.plainName }
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
                    member.isTypeMember
                        ? ForeignOverrideRule.lookUp(arity, from: "self", key) : "_objcOptional\(arity)(self, \"\(key)\")"
                })
        file.count("overridable property of an extension of another module's class")
    }

    private static func moveOverride(_ member: Member, of overridden: PropertyRecord, _ scope: TypeScope, _ file: FileRewriter) {
        let variable = member.variable
        let suffix = scope.path.replacing(".", with: "_") + (member.isTypeMember ? "_class_" : "_") + member.name.plainName
        for token in variable.modifiers.tokens(of: [.override, .open, .public, .dynamic]) { file.edits.blank(token.range) }
        file.edits.replace(member.name.range, with: "__ovr_" + suffix)
        FunctionNameRule.keep(member.name.plainName, in: variable, file)
        let isSettable = overridden.has(.settable)
        scope.members.append(
            DeclarationPrefix.attributes(variable.attributes) + (member.isTypeMember ? "static " : "")
                + property("__super_" + suffix, member, settable: isSettable, base: "__base_" + member.name.plainName) { arity, key in
                    member.isTypeMember
                        ? ForeignOverrideRule.lookUp(arity, from: "_getSuperclass(\(scope.name).self)", key)
                        : "_objcAbove\(arity)(\(scope.name).self, self, \"\(key)\")"
                })
        addEntries(of: member, calling: "__ovr_" + suffix, scope)
        scope.superReplacements[member.name.plainName] = "__super_" + suffix
        file.count("override of a property of an extension of another module's class")
    }

    private static func addEntries(of member: Member, calling callee: String, _ scope: TypeScope) {
        let formal = member.isTypeMember ? "o: _ObjCClassObject" : "o: \(scope.name)"
        let target = (member.isTypeMember ? TypeMemberRule.receiver(scope) : "o") + "." + callee
        scope.entries.append("_objcM0(\"\(member.key)\", \"\(member.key)\", { (\(formal)) -> \(member.type) in \(target) })")
        guard member.isSettable else { return }
        let key = member.key + "="
        scope.entries.append("_objcM1(\"\(key)\", \"\(key)\", { (\(formal), a0: \(member.type)) -> Void in \(target) = a0 })")
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
