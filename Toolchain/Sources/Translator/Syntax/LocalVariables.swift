import SwiftSyntax

/// Finds the declared type of a variable, parameter or property that is visible at a position.
enum LocalVariables {
    /// - Parameter boundary: the outermost node that is looked at; nil for the file.
    static func type(of name: String, at node: Syntax, within boundary: Syntax? = nil) -> TypeSyntax? {
        var current: Syntax? = node
        while let syntax = current {
            if let type = declared(name, in: syntax) { return type }
            if syntax.id == boundary?.id { return nil }
            current = syntax.parent
        }
        return nil
    }

    private static func declared(_ name: String, in node: Syntax) -> TypeSyntax? {
        switch node.kind {
        case .codeBlockItemList:
            for item in node.cast(CodeBlockItemListSyntax.self) {
                if case .decl(let declaration) = item.item, let type = variable(name, declaration) { return type }
            }
        case .memberBlockItemList:
            for item in node.cast(MemberBlockItemListSyntax.self) {
                if let type = variable(name, item.decl) { return type }
            }
        case .functionDecl: return parameter(name, node.cast(FunctionDeclSyntax.self).signature.parameterClause)
        case .initializerDecl: return parameter(name, node.cast(InitializerDeclSyntax.self).signature.parameterClause)
        case .closureExpr:
            if case .parameterClause(let clause)? = node.cast(ClosureExprSyntax.self).signature?.parameterClause {
                return clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
            }
        case .ifExpr: return bound(name, node.cast(IfExprSyntax.self).conditions)
        case .guardStmt: return bound(name, node.cast(GuardStmtSyntax.self).conditions)
        default: break
        }
        return nil
    }

    private static func parameter(_ name: String, _ clause: FunctionParameterClauseSyntax) -> TypeSyntax? {
        clause.parameters.first { ($0.secondName ?? $0.firstName).text == name }?.type
    }

    private static func variable(_ name: String, _ declaration: DeclSyntax) -> TypeSyntax? {
        guard let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
        for binding in variable.bindings where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            return binding.typeAnnotation?.type ?? binding.initializer.flatMap { type(of: $0.value) }
        }
        return nil
    }

    private static func bound(_ name: String, _ conditions: ConditionElementListSyntax) -> TypeSyntax? {
        for element in conditions {
            guard case .optionalBinding(let binding) = element.condition,
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            else { continue }
            return binding.typeAnnotation?.type ?? binding.initializer.flatMap { type(of: $0.value) }
        }
        return nil
    }

    /// The type of `x as! T`, `x as? T` or `T(…)`.
    private static func type(of expression: ExprSyntax) -> TypeSyntax? {
        if let sequence = expression.as(SequenceExprSyntax.self), let last = sequence.elements.last {
            return last.as(TypeExprSyntax.self)?.type
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
            name.text.first?.isUppercase ?? false
        else { return nil }
        return TypeSyntax(IdentifierTypeSyntax(name: name.trimmed))
    }
}
