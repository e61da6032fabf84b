import SwiftSyntax

/// Finds, without a type checker, which class a metatype value stands for.
enum MetatypeOfValue {
    /// `UIView` for a variable or parameter in sight that is declared as `UIView.Type`.
    static func className(of variable: String, at node: Syntax) -> String? {
        LocalVariables.type(of: variable, at: node).flatMap { className($0.trimmedDescription) }
    }

    /// `UIView` for `(x as! UIView.Type)`.
    static func className(ofCast node: ExprSyntax) -> String? {
        guard let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self), let last = sequence.elements.last,
            let type = last.as(TypeExprSyntax.self)?.type
        else { return nil }
        return className(type.trimmedDescription)
    }

    /// `UIView` for the text `UIView.Type` or `UIView.Type?`.
    static func className(_ text: String) -> String? {
        var text = text.trimmingSuffix { "?! ".contains($0) }
        if text.hasPrefix("("), text.hasSuffix(")") { text = String(text.dropFirst().dropLast()) }
        return text.hasSuffix(".Type") ? String(text.dropLast(5)) : nil
    }
}
