import SwiftSyntax

/// An override in an extension of another module's class: `extension UINavigationController { override var shouldAutorotate … }`, or a
/// test's of a method of the app.
///
/// Objective-C puts such a method into the class itself. Here the body stays where it is under another name, and behind the end of the
/// file stand two subclasses that nobody makes: one whose override calls it, and one without. Where their tables of methods differ, the run
/// time writes the first one's entries into those of the class and of its subclasses.
enum CategoryOverrideRule {
    private static let message = "an override in an extension of a class of another module is not called by that module"
    private static let remedy = "override in a subclass and use that"

    static func apply(
        _ function: FunctionDeclSyntax, _ method: MethodRecord, _ group: ExtensionDeclSyntax, _ scope: TypeScope, _ file: FileRewriter
    ) {
        let movedName = Forwarder.movedName(function.name.plainName, of: scope.path)
        let isVariadic = function.signature.parameterClause.parameters.contains { $0.ellipsis != nil }
        let overridden = scope.symbol.map { file.symbols.inherited(method, in: $0).filter { $0.owner.isClass } } ?? []
        if !isVariadic, function.body != nil, canBeSubclassed(scope, file), isOverridable(overridden.map(\.member)) {
            let forwarder = ForwardedMember.forwarder(
                function, prefix: prefix(function.attributes, function.modifiers), movedName: movedName)
            scope.categoryOverrides.append(forwarder)
            file.count("override in an extension of another module's class")
            MethodEntryRule.apply(function, method, scope, file)
        } else {
            refuse(function.name, file)
        }
        OverrideRule.rename(function.name, function.modifiers, to: movedName, file)
        FunctionNameRule.keep(method.fullName, in: function, file)
        OverrideRule.keepNonisolated(method.fullName, function.modifiers, function.funcKeyword, file)
    }

    static func apply(_ variable: VariableDeclSyntax, _ group: ExtensionDeclSyntax, _ scope: TypeScope, _ file: FileRewriter) {
        guard let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        let movedName = Forwarder.movedName(name.plainName, of: scope.path)
        if let type = binding.typeAnnotation?.type, variable.bindings.count == 1, binding.accessorBlock != nil, canBeSubclassed(scope, file)
        {
            let forwarder = ForwardedMember.forwarder(
                name, type, prefix: prefix(variable.attributes, variable.modifiers), isSettable: binding.isSettable,
                observers: ObserverOverrideRule.observers(of: binding), movedName: movedName)
            scope.categoryOverrides.append(forwarder)
            file.count("override in an extension of another module's class")
        } else {
            refuse(name, file)
        }
        if !ObserverOverrideRule.apply(variable, movedName: movedName, file) {
            OverrideRule.rename(name, variable.modifiers, to: movedName, file)
        }
        FunctionNameRule.keep(name.plainName, in: variable, file)
        OverrideRule.keepNonisolated(name.plainName, variable.modifiers, variable.bindingSpecifier, file)
    }

    /// `super.f` where the next class above that has `f` has it from such an extension of this module: the compiler calls what it knows of that
    /// class, not what stands in its table.
    static func apply(_ node: MemberAccessExprSyntax, _ file: FileRewriter) {
        guard let base = node.base, base.is(SuperExprSyntax.self), let scope = file.scope, let type = scope.symbol else { return }
        let name = node.declName.baseName
        guard type.isClass, scope.superReplacements[name.plainName] == nil else { return }
        let owner = file.symbols.superclasses(of: type).first {
            !$0.methods(named: name.plainName).isEmpty || $0.property(named: name.plainName) != nil
        }
        guard let owner, !owner.isOwn, file.symbols.overridesInExtension(name.plainName, of: owner) else { return }
        file.edits.replace(base.range, with: "self")
        file.edits.replace(name.range, with: Forwarder.movedName(name.plainName, of: owner.name))
        file.count("super of an override in an extension")
    }

    /// Writes the two subclasses of an extension behind the end of the file.
    static func close(_ scope: TypeScope, _ file: FileRewriter) {
        if scope.categoryOverrides.isEmpty || file.module.options.servesEditor { return }
        let id = file.nextTableName()
        let (changed, unchanged) = ("__ObjCChanged_\(id)", "__ObjCUnchanged_\(id)")
        file.tail.append("private class \(unchanged): \(scope.name) {}")
        file.tail.append("private class \(changed): \(scope.name) { \(scope.categoryOverrides.joined(separator: "; ")) }")
        file.loadTimeStatements.append("_objcOverride(\(scope.name).self, as: \(changed).self, not: \(unchanged).self)")
    }

    // MARK: What can be done

    /// The member stays under another name, and nobody calls it.
    private static func refuse(_ name: TokenSyntax, _ file: FileRewriter) {
        file.report(.warning, name, message, remedy: remedy)
        file.countNotUnderstood("override in an extension of another module's class")
    }

    private static func canBeSubclassed(_ scope: TypeScope, _ file: FileRewriter) -> Bool {
        guard let type = scope.symbol, !scope.isGeneric, !type.record.flags.contains(.final) else { return false }
        return !type.record.flags.contains(.closed) || file.file.importsForTests(type.module)
    }

    /// What an extension declares has no place in the table of its class, unless it is open to Objective-C: then the body of the class has it,
    /// too. What no index knows is one of Foundation's.
    private static func isOverridable(_ overridden: [MethodRecord]) -> Bool {
        overridden.isEmpty || overridden.contains { !$0.has(.inExtension) || ($0.has(.objc) && $0.has(.open)) }
    }

    private static func prefix(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> String {
        DeclarationPrefix.attributes(attributes) + DeclarationPrefix.modifiers(modifiers, without: Modifiers.access.union(.dynamic))
    }
}

extension ParsedFile {
    /// Returns true if the file has `@testable import` of a module.
    fileprivate func importsForTests(_ module: String) -> Bool {
        tree.statements.contains { statement in
            guard let node = statement.item.as(ImportDeclSyntax.self), node.path.first?.name.text == module else { return false }
            return node.attributes.contains { $0.as(AttributeSyntax.self)?.simpleName == "testable" }
        }
    }
}
