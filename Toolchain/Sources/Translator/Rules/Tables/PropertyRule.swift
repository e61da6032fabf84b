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
                export(property, variable, binding, as: name, scope, file)
            }
            // A managed property tells its observers by itself.
            guard modifiers.contains(.dynamic), !attributes.names.contains(.managed) else { continue }
            if !modifiers.contains(.lazy) { ObservablePropertyRule.apply(variable, binding, key: name, file) }
            if !scope.isDeprecated { scope.entries.append("_objcK(\"\(name)\", \\\(scope.name).\(binding.pattern.trimmedDescription))") }
        }
    }

    private static func export(
        _ property: PropertyRecord, _ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, as name: String, _ scope: TypeScope,
        _ file: FileRewriter
    ) {
        let spelling = binding.pattern.trimmedDescription
        let wrapper = wrapper(of: variable, scope, file)
        if wrapper == .unknown {
            // Only the compiler knows whether a wrapped property can be set.
            scope.entries.append("_objcP(\"\(name)\", \\\(scope.name).\(spelling))")
            return
        }
        let isSettable = property.has(.settable) && wrapper != .readOnly
        let word = (name == property.name ? name : "\(name)=\(property.name)") + (isSettable ? "" : "-")
        scope.properties.append(ExportedProperty(word: word, spelling: spelling, isSettable: isSettable))
    }

    private enum Wrapper {
        case none, settable, readOnly
        /// An attribute that may be a property wrapper or a macro.
        case unknown
    }

    /// A wrapper that is known says whether the property can be set. To assign to it then asks nothing of the wrapper before, as a key path
    /// does: it reads what it is about to replace.
    private static func wrapper(of variable: VariableDeclSyntax, _ scope: TypeScope, _ file: FileRewriter) -> Wrapper {
        var result = Wrapper.none
        for element in variable.attributes {
            guard case .attribute(let attribute) = element, let name = attribute.simpleName else { return .unknown }
            if AttributeRule.removed.contains(name) || plainAttributes.contains(name) { continue }
            let path = scope.path.split(separator: ".").map(String.init)
            guard let value = file.symbols.type(named: name, in: path)?.property(named: "wrappedValue", isTypeMember: false),
                !value.has(.restrictedSetter)
            else { return .unknown }
            if !value.has(.settable) { result = .readOnly } else if result == .none { result = .settable }
        }
        return result
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
