import SwiftSyntax

/// The attributes and modifiers of a declaration, for a generated one that replaces it.
enum DeclarationPrefix {
    /// All attributes but those of Objective-C.
    static func attributes(_ list: AttributeListSyntax) -> String {
        list.compactMap { element -> String? in
            guard case .attribute(let attribute) = element, let name = attribute.simpleName, !AttributeRule.removed.contains(name) else {
                return nil
            }
            return attribute.singleLine + " "
        }.joined()
    }

    /// All modifiers but some.
    static func modifiers(_ list: DeclModifierListSyntax, without removed: Modifiers) -> String {
        list.filter { !Modifiers($0.name).intersects(removed) }.map { $0.singleLine + " " }.joined()
    }
}
