/// Makes of a predicate over `$x.name` the one over `name`.
enum SubqueryPredicate {
    /// Nil if the predicate speaks of anything but the variable.
    static func unwrapped(_ predicate: NSPredicate, variable: String) -> NSPredicate? {
        switch predicate {
        case let comparison as _NSComparisonPredicate:
            guard let left = unwrapped(comparison.leftExpression, variable), let right = unwrapped(comparison.rightExpression, variable)
            else {
                return nil
            }
            return _NSComparisonPredicate(
                leftExpression: left, rightExpression: right, modifier: comparison.comparisonPredicateModifier,
                type: comparison.predicateOperatorType, options: comparison.options)
        case let compound as NSCompoundPredicate:
            let parts = compound.subpredicates.compactMap { unwrapped($0, variable: variable) }
            guard parts.count == compound.subpredicates.count else { return nil }
            return NSCompoundPredicate(type: compound.compoundPredicateType, subpredicates: parts)
        default: return nil
        }
    }

    private static func unwrapped(_ expression: _NSExpression, _ variable: String) -> _NSExpression? {
        switch expression.expressionType {
        case .constantValue, .aggregate: return expression
        case .variable: return expression.variable == variable ? _NSExpression.expressionForEvaluatedObject() : nil
        case .function where expression.function == "valueForKeyPath:":
            guard expression.operand.expressionType == .variable, expression.operand.variable == variable else { return nil }
            return _NSExpression(forKeyPath: expression.keyPath)
        default: return nil
        }
    }
}
