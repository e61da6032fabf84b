import SwiftSyntax

/// The text between the parentheses of `#selector`.
struct SelectorArgument {
    enum Accessor {
        case getter, setter
    }

    /// nil for a method.
    let accessor: Accessor?
    /// The expression before the dot; nil for none.
    let base: ExprSyntax?
    let name: TokenSyntax
    /// The labels if they are written, `f(_:with:)`.
    let labels: [String]?
    /// The function type after `as`.
    let cast: FunctionTypeSyntax?

    init?(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return nil }
        switch argument.label?.text {
        case "getter": accessor = .getter
        case "setter": accessor = .setter
        default: accessor = nil
        }
        var expression = SelectorArgument.unparenthesized(argument.expression)
        var cast: FunctionTypeSyntax?
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self)?.type
            else {
                return nil
            }
            expression = SelectorArgument.unparenthesized(elements[0])
            cast = SelectorArgument.functionType(type)
        }
        self.cast = cast
        if let member = expression.as(MemberAccessExprSyntax.self) {
            base = member.base
            name = member.declName.baseName
            labels = member.declName.argumentNames?.arguments.map { $0.name.plainName }
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            base = nil
            name = reference.baseName
            labels = reference.argumentNames?.arguments.map { $0.name.plainName }
        } else {
            return nil
        }
    }

    /// Types of the parameters that the cast asks for, given whether the reference is to a method of a type, `X.f`.
    func castParameterTypes(ofTypeReference isTypeReference: Bool) -> [String]? {
        guard var type = cast else { return nil }
        if isTypeReference, let inner = SelectorArgument.functionType(type.returnClause.type) { type = inner }
        return type.parameters.map { $0.type.singleLine }
    }

    private static func unparenthesized(_ expression: ExprSyntax) -> ExprSyntax {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first else {
            return expression
        }
        return unparenthesized(only.expression)
    }

    private static func functionType(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let function = type.as(FunctionTypeSyntax.self) { return function }
        if let optional = type.as(OptionalTypeSyntax.self) { return functionType(optional.wrappedType) }
        if let attributed = type.as(AttributedTypeSyntax.self) { return functionType(attributed.baseType) }
        guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first else { return nil }
        return functionType(only.type)
    }
}
