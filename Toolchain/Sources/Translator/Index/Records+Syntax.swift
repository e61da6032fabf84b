import SwiftSyntax

extension MethodRecord {
    init(_ function: FunctionDeclSyntax, _ attributes: Attributes, inExtension: Bool, defaultAccess: Modifiers) {
        let parameters = function.signature.parameterClause.parameters
        self.init(
            baseName: function.name.plainName,
            labels: parameters.map { $0.firstName.plainName },
            parameterTypes: parameters.map { $0.type.singleLine + ($0.ellipsis == nil ? "" : "...") },
            resultType: function.signature.returnClause.map { $0.type.singleLine },
            objcName: attributes.objcName,
            flags: [])
        var modifiers = Modifiers(function.modifiers)
        if !modifiers.intersects(.access) { modifiers.formUnion(defaultAccess) }
        setFlags(modifiers)
        if attributes.exposes { flags.formUnion([.objc, .explicit]) }
        if attributes.names.contains(.nonobjc) { flags.insert(.nonobjc) }
        if attributes.names.contains(.unavailable) { flags.insert(.unavailable) }
        if attributes.names.contains(.deprecated) { flags.insert(.deprecated) }
        if attributes.names.contains(.spi) { flags.insert(.spi) }
        if inExtension { flags.insert(.inExtension) }
        if function.genericParameterClause != nil { flags.insert(.generic) }
        if let effects = function.signature.effectSpecifiers {
            if effects.throwsClause != nil { flags.insert(.throws) }
            if effects.asyncSpecifier != nil { flags.insert(.async) }
        }
        if parameterTypes.contains(where: MethodRecord.isInexpressible) || resultType?.hasPrefix("some ") ?? false {
            flags.insert(.inexpressible)
        }
        if case .identifier = function.name.tokenKind {} else { flags.insert(.inexpressible) }
    }

    private mutating func setFlags(_ modifiers: Modifiers) {
        if modifiers.intersects(.typeMember) { flags.insert(.typeMember) }
        if modifiers.intersects([.static, .final]) { flags.insert(.final) }
        if modifiers.contains(.optional) { flags.insert(.optional) }
        if modifiers.contains(.override) { flags.insert(.override) }
        if modifiers.contains(.open) { flags.insert(.open) }
        if modifiers.intersects([.public, .package]) { flags.insert(.public) }
        if modifiers.intersects(.hidden) { flags.insert(.hidden) }
        if modifiers.contains(.dynamic) { flags.insert(.dynamic) }
    }

    private static func isInexpressible(_ type: String) -> Bool {
        type.hasPrefix("inout ") || type.hasSuffix("...") || type.contains("some ") || type.contains("@autoclosure")
    }
}

extension PropertyRecord {
    /// nil if the binding is a tuple.
    init?(_ variable: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ attributes: Attributes) {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName else { return nil }
        self.init(name: name, type: binding.typeAnnotation.map { $0.type.singleLine }, objcName: attributes.objcName, flags: [])
        let modifiers = Modifiers(variable.modifiers)
        if attributes.exposes { flags.formUnion([.objc, .explicit]) }
        if attributes.names.contains(.nonobjc) { flags.insert(.nonobjc) }
        if attributes.names.contains(.unavailable) { flags.insert(.unavailable) }
        if modifiers.contains(.optional) { flags.insert(.optional) }
        if modifiers.intersects(.typeMember) { flags.insert(.typeMember) }
        if modifiers.contains(.override) { flags.insert(.override) }
        if modifiers.contains(.open) { flags.insert(.open) }
        if modifiers.intersects([.final, .static]) { flags.insert(.final) }
        if modifiers.intersects([.open, .public]), !attributes.names.contains(.spi) { flags.insert(.public) }
        if modifiers.intersects(.hidden) { flags.insert(.hidden) }
        if variable.bindingSpecifier.tokenKind == .keyword(.var), binding.isSettable { flags.insert(.settable) }
        if variable.modifiers.contains(where: { $0.detail != nil && $0.name.tokenKind != .keyword(.unowned) }) {
            flags.insert(.restrictedSetter)
        }
    }
}

extension PatternBindingSyntax {
    /// True if a `var` with this binding can be assigned to.
    var isSettable: Bool {
        switch accessorBlock?.accessors {
        case nil: return true
        case .getter?: return false
        case .accessors(let accessors)?:
            return !accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.get) || $0.accessorSpecifier.text == "_read" }
                || accessors.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
        @unknown default: return false
        }
    }
}
