import SwiftSyntax

/// A property that Objective-C sees: an entry for key-value coding, and observation if it is `dynamic`.
enum PropertyRule {
    static func apply(
        _ variable: VariableDeclSyntax, _ attributes: Attributes, _ groupAttributes: AttributeListSyntax, _ scope: TypeScope,
        _ file: FileRewriter
    ) {
        let modifiers = Modifiers(variable.modifiers)
        if modifiers.intersects(.typeMember) { blankDynamic(variable, attributes.exposes, file) }
        for binding in variable.bindings {
            guard let property = PropertyRecord(variable, binding, attributes) else { continue }
            if modifiers.intersects(.typeMember) {
                if attributes.names.isDisjoint(with: [.deprecated, .managed]) { TypeMemberRule.apply(property, scope) }
                continue
            }
            guard
                isExposed(property, groupAttributes, scope, file)
            else { continue }
            if binding == variable.bindings.first { blankDynamic(variable, true, file) }
            if property.has(.unavailable) || isEffectful(binding) { continue }
            let name = property.objcName ?? property.name
            if needsEntry(property, scope, file) {
                if attributes.names.contains(.deprecated) {
                    if scope.isLocal { continue }
                    scope.isDeprecated = true
                }
                export(property, variable, binding, as: name, scope)
            }
            // A managed property tells its observers by itself.
            guard modifiers.contains(.dynamic), !attributes.names.contains(.managed) else { continue }
            if !modifiers.contains(.lazy) { ObservablePropertyRule.apply(variable, binding, key: name, file) }
            if !scope.isDeprecated { scope.entries.append("_objcK(\"\(name)\", \\\(scope.name).\(binding.pattern.trimmedDescription))") }
        }
    }

    private static func export(
        _ property: PropertyRecord, _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, as name: String, _ scope: TypeScope
    ) {
        let spelling = binding.pattern.trimmedDescription
        if mayHaveWrapper(variable) {
            // Only the compiler knows whether a wrapped property can be set.
            scope.entries.append("_objcP(\"\(name)\", \\\(scope.name).\(spelling))")
            return
        }
        let isSettable = property.has(.settable)
        let word = (name == property.name ? name : "\(name)=\(property.name)") + (isSettable ? "" : "-")
        scope.properties.append(ExportedProperty(word: word, spelling: spelling, isSettable: isSettable))
    }

    /// Returns true if an attribute may be a property wrapper or a macro.
    private static func mayHaveWrapper(_ variable: VariableDeclSyntax) -> Bool {
        variable.attributes.contains { element in
            guard case .attribute(let attribute) = element, let name = attribute.simpleName else { return true }
            return !AttributeRule.removed.contains(name) && !plainAttributes.contains(name)
        }
    }

    private static let plainAttributes: Set<String> = [
        "available", "MainActor", "NSCopying", "NSManaged", "preconcurrency", "inline", "inlinable",
    ]

    private static func isExposed(
        _ property: PropertyRecord, _ groupAttributes: AttributeListSyntax, _ scope: TypeScope, _ file: FileRewriter
    ) -> Bool {
        if property.has(.nonobjc) { return false }
        if property.has(.objc) { return true }
        if let known = scope.symbol?.property(named: property.name) { return known.has(.objc) }
        return !property.has(.hidden) && file.attributes(groupAttributes).names.contains(.objc)
    }

    /// A property that overrides one with an entry is reached through that entry.
    private static func needsEntry(_ property: PropertyRecord, _ scope: TypeScope, _ file: FileRewriter) -> Bool {
        guard property.has(.override), !property.has(.explicit), let type = scope.symbol else { return true }
        return !file.symbols.superclasses(of: type).contains { $0.property(named: property.name)?.has(.objc) ?? false }
    }

    private static func isEffectful(_ binding: PatternBindingSyntax) -> Bool {
        guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else { return false }
        return accessors.contains { $0.effectSpecifiers != nil }
    }

    private static func blankDynamic(_ variable: VariableDeclSyntax, _ isExposed: Bool, _ file: FileRewriter) {
        guard isExposed else { return }
        for token in variable.modifiers.tokens(of: .dynamic) {
            file.edits.blank(token.range)
            file.count("@objc dynamic var")
        }
    }
}
