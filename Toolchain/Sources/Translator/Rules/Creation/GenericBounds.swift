import SwiftSyntax

/// Finds what a generic parameter in scope is bound to.
enum GenericBounds {
    /// The first bound of a generic parameter; nil if the name is not one or has none.
    static func bound(of name: String, at node: Syntax, _ file: FileRewriter) -> String? {
        var current: Syntax? = node
        while let syntax = current {
            for parameter in parameters(of: syntax, file) where parameter.name == name {
                return parameter.bound.isEmpty ? nil : parameter.bound
            }
            current = syntax.parent
        }
        return nil
    }

    private static func parameters(of node: Syntax, _ file: FileRewriter) -> [GenericParameter] {
        switch node.kind {
        case .functionDecl:
            let function = node.cast(FunctionDeclSyntax.self)
            return GenericParameter.list(function.genericParameterClause, function.genericWhereClause)
        case .initializerDecl:
            let initializer = node.cast(InitializerDeclSyntax.self)
            return GenericParameter.list(initializer.genericParameterClause, initializer.genericWhereClause)
        case .extensionDecl:
            let group = node.cast(ExtensionDeclSyntax.self)
            let own = GenericParameter.list(nil, group.genericWhereClause)
            return own + (TypeName.path(of: group.extendedType).flatMap { file.type(named: $0) }?.record.genericParameters ?? [])
        case .classDecl, .structDecl, .enumDecl, .actorDecl:
            guard let type = TypeDeclaration(node.cast(DeclSyntax.self)) else { return [] }
            return GenericParameter.list(type.genericParameters, type.genericWhere)
        default: return []
        }
    }
}
