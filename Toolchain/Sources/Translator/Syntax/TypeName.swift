import SwiftSyntax

/// Names of types as the index keeps them: a path without generic arguments, optionality or attributes.
enum TypeName {
    /// `Outer.Inner` for `Outer<T>.Inner?`; nil for a type without a name, such as a tuple.
    static func path(of type: TypeSyntax) -> String? {
        switch type.kind {
        case .identifierType:
            return type.cast(IdentifierTypeSyntax.self).name.plainName
        case .memberType:
            let member = type.cast(MemberTypeSyntax.self)
            guard let base = path(of: member.baseType) else { return nil }
            return base + "." + member.name.plainName
        case .attributedType:
            return path(of: type.cast(AttributedTypeSyntax.self).baseType)
        case .optionalType:
            return path(of: type.cast(OptionalTypeSyntax.self).wrappedType)
        case .implicitlyUnwrappedOptionalType:
            return path(of: type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
        case .someOrAnyType:
            return path(of: type.cast(SomeOrAnyTypeSyntax.self).constraint)
        case .arrayType: return "Array"
        case .dictionaryType: return "Dictionary"
        case .tupleType:
            let elements = type.cast(TupleTypeSyntax.self).elements
            guard elements.count == 1, let only = elements.first else { return nil }
            return path(of: only.type)
        default: return nil
        }
    }

    /// All names of an inheritance clause or a composition `A & B`.
    static func paths(of type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { paths(of: $0.type) } }
        return path(of: type).map { [$0] } ?? []
    }

    static func hasGenericArguments(_ type: TypeSyntax) -> Bool {
        if let identifier = type.as(IdentifierTypeSyntax.self) { return identifier.genericArgumentClause != nil }
        guard let member = type.as(MemberTypeSyntax.self) else {
            return type.is(ArrayTypeSyntax.self) || type.is(DictionaryTypeSyntax.self)
        }
        return member.genericArgumentClause != nil || hasGenericArguments(member.baseType)
    }

    /// `T?` for `T!`: implicit unwrapping is only legal in a declaration.
    static func withoutImplicitUnwrapping(_ text: String) -> String {
        text.hasSuffix("!") ? text.dropLast() + "?" : text
    }

    private static let parameterSpecifiers: Set<String> = [
        "sending", "consuming", "borrowing", "isolated", "__owned", "__shared", "_const", "nonisolated(nonsending)",
    ]

    /// How a closure that passes an argument on writes a parameter's type: without what says how it is passed; nil if the type means
    /// something else there, as `Self` does.
    static func argument(_ text: String) -> String? {
        var text = withoutImplicitUnwrapping(text)[...]
        while let space = text.firstIndex(of: " "), parameterSpecifiers.contains(String(text[..<space])) {
            text = text[text.index(after: space)...].drop { $0 == " " }
        }
        return text.firstMatch(of: /\bSelf\b/) == nil ? String(text) : nil
    }
}
