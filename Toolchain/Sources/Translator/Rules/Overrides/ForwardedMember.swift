import SwiftSyntax

/// A member of an extension that Objective-C would let take part in overriding.
struct ForwardedMember {
    /// The declaration for the class body.
    let forwarder: String
    /// The name in the extension.
    let movedName: String

    /// nil if the member can stay where it is.
    init?(_ member: DeclSyntax, in group: ExtensionDeclSyntax, of type: TypeSymbol, _ analysis: ModuleAnalysis) {
        if let function = member.as(FunctionDeclSyntax.self) {
            self.init(function, group, type, analysis)
        } else if let variable = member.as(VariableDeclSyntax.self) {
            self.init(variable, group, type, analysis)
        } else {
            return nil
        }
    }

    // MARK: Methods

    private init?(_ function: FunctionDeclSyntax, _ group: ExtensionDeclSyntax, _ type: TypeSymbol, _ analysis: ModuleAnalysis) {
        let labels = function.signature.parameterClause.parameters.map { $0.firstName.plainName }
        let candidates = type.methods(named: function.name.plainName).filter { $0.labels == labels && $0.has(.inExtension) }
        guard let method = candidates.first, function.body != nil else { return nil }
        guard ForwardedMember.isNeeded(for: method, in: group, analysis) else { return nil }
        // That goes through the tables, and needs nothing in the class body.
        if method.has(.override), analysis.symbols.overridesDispatched(method, in: type) { return nil }
        guard !function.signature.parameterClause.parameters.contains(where: { $0.ellipsis != nil }) else { return nil }
        movedName = Forwarder.movedName(function.name.plainName, of: type.name)
        let prefix = ForwardedMember.prefix(function.attributes, function.modifiers, group)
        forwarder = ForwardedMember.forwarder(function, prefix: prefix, movedName: movedName)
    }

    /// The method that calls one of another name.
    static func forwarder(_ function: FunctionDeclSyntax, prefix: String, movedName: String) -> String {
        let parameters = ForwardedParameters(function.signature.parameterClause)
        let effects = function.signature.effectSpecifiers
        let call = (effects?.throwsClause != nil ? "try " : "") + (effects?.asyncSpecifier != nil ? "await " : "")
        return prefix + "func \(function.name.text)"
            + (function.genericParameterClause?.singleLine ?? "") + "(\(parameters.declaration))"
            + (effects.map { " " + $0.singleLine } ?? "")
            + (function.signature.returnClause.map { " " + $0.singleLine } ?? "")
            + (function.genericWhereClause.map { " " + $0.singleLine } ?? "") + " { \(call)\(movedName)(\(parameters.call)) }"
    }

    private static func isNeeded(for method: MethodRecord, in group: ExtensionDeclSyntax, _ analysis: ModuleAnalysis) -> Bool {
        if method.has(.override) { return true }
        if method.hasAny([.final, .hidden]) { return false }
        let isOverridden = analysis.overriddenMethods.contains(method.fullName)
        return method.has(.objc) ? method.has(.open) || isOverridden : isOverridden && mayBeWitness(in: group)
    }

    /// Says whether members of an extension may be what Objective-C's protocols require, those of Foundation too, which are none here: such
    /// a member can be overridden without saying so.
    private static func mayBeWitness(in group: ExtensionDeclSyntax) -> Bool { group.inheritanceClause != nil }

    // MARK: Properties

    private init?(_ variable: VariableDeclSyntax, _ group: ExtensionDeclSyntax, _ type: TypeSymbol, _ analysis: ModuleAnalysis) {
        guard variable.bindings.count == 1, let binding = variable.bindings.first, let annotation = binding.typeAnnotation,
            binding.accessorBlock != nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
            let property = type.property(named: name.plainName, isTypeMember: Modifiers(variable.modifiers).intersects(.typeMember))
        else { return nil }
        let modifiers = Modifiers(variable.modifiers)
        if !modifiers.contains(.override) {
            guard !modifiers.intersects([.static, .final, .private, .fileprivate]) else { return nil }
            let isOverridden = analysis.overriddenProperties.contains(property.name)
            guard property.has(.objc) ? modifiers.contains(.open) || isOverridden : isOverridden && ForwardedMember.mayBeWitness(in: group)
            else { return nil }
        } else if ForwardedMember.overridesDispatched(property, of: type, analysis) {
            return nil
        }
        movedName = Forwarder.movedName(name.plainName, of: type.name)
        let prefix = ForwardedMember.prefix(variable.attributes, variable.modifiers, group)
        let observers = modifiers.contains(.override) ? ObserverOverrideRule.observers(of: binding) : nil
        forwarder = ForwardedMember.forwarder(
            name, annotation.type, prefix: prefix, isSettable: binding.isSettable, observers: observers, movedName: movedName)
    }

    /// The property that asks one of another name, or tells the functions that its observers have become.
    static func forwarder(
        _ name: TokenSyntax, _ type: TypeSyntax, prefix: String, isSettable: Bool, observers: [AccessorDeclSyntax]?, movedName: String
    ) -> String {
        let setter = isSettable ? " set { \(movedName) = newValue }" : ""
        let accessors = observers.map { ObserverOverrideRule.forwarder($0, movedName: movedName) }
        return prefix + "var \(name.text): \(type.singleLine) { \(accessors ?? "get { \(movedName) }\(setter)") }"
    }

    /// Such a property goes through the tables, and needs nothing in the class body.
    private static func overridesDispatched(_ property: PropertyRecord, of type: TypeSymbol, _ analysis: ModuleAnalysis) -> Bool {
        analysis.symbols.overriddenProperty(named: property.name, isTypeMember: property.has(.typeMember), in: type)?.has(.dispatched)
            ?? false
    }

    /// Attributes and modifiers of the member, without those of Objective-C.
    private static func prefix(
        _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, _ group: ExtensionDeclSyntax
    ) -> String {
        let extensionAccess = Modifiers(group.modifiers).intersection(.access)
        var access = ""
        if !Modifiers(modifiers).intersects(.access), !extensionAccess.accessText.isEmpty, !extensionAccess.intersects(.hidden) {
            access = extensionAccess.accessText + " "
        }
        return DeclarationPrefix.attributes(attributes) + access
            + DeclarationPrefix.modifiers(modifiers, without: [.private, .fileprivate, .dynamic])
    }
}
