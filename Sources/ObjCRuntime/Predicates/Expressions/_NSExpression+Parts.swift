public import Foundation

// The parts of an expression. Each is there only in expressions of its type.

extension _NSExpression {
    /// The kind of the expression.
    public var expressionType: ExpressionType {
        switch node {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function: .function
        case .set(.union, _, _): .unionSet
        case .set(.intersection, _, _): .intersectSet
        case .set(.difference, _, _): .minusSet
        case .subquery: .subquery
        case .aggregate: .aggregate
        case .anyKey: .anyKey
        case .block: .block
        case .conditional: .conditional
        }
    }

    /// The value of a constant.
    public var constantValue: Any? {
        guard case .constant(let value) = node else { missing() }
        return value
    }

    /// The key path.
    public var keyPath: String {
        switch node {
        case .keyPath(let path): return path
        case .function("valueForKeyPath:", _, let arguments): return arguments.first?.description ?? ""
        default: missing()
        }
    }

    /// The name of the function.
    public var function: String {
        guard case .function(let name, _, _) = node else { missing() }
        return name
    }

    /// The name of the variable.
    public var variable: String {
        switch node {
        case .variable(let name), .subquery(_, let name, _): return name
        default: missing()
        }
    }

    /// The expression whose value gets the message of a function.
    public var operand: _NSExpression {
        guard case .function(_, let operand?, _) = node else { missing() }
        return _NSExpression(operand)
    }

    /// The arguments of the function or closure.
    public var arguments: [_NSExpression]? {
        switch node {
        case .function(_, _, let arguments), .block(_, let arguments): return arguments.map { _NSExpression($0) }
        default: missing()
        }
    }

    /// The expressions of an aggregate, or the collection of a subquery.
    public var collection: Any {
        switch node {
        case .aggregate(let elements): return elements.map { _NSExpression($0) }
        case .subquery(let collection, _, _): return _NSExpression(collection)
        default: missing()
        }
    }

    /// The predicate of a subquery or of a conditional expression.
    public var predicate: NSPredicate {
        switch node {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
        default: missing()
        }
    }

    /// The left side of a set expression.
    public var left: _NSExpression {
        guard case .set(_, let left, _) = node else { missing() }
        return _NSExpression(left)
    }

    /// The right side of a set expression.
    public var right: _NSExpression {
        guard case .set(_, _, let right) = node else { missing() }
        return _NSExpression(right)
    }

    /// The expression for a true predicate.
    public var `true`: _NSExpression {
        guard case .conditional(_, let first, _) = node else { missing() }
        return _NSExpression(first)
    }

    /// The expression for a false predicate.
    public var `false`: _NSExpression {
        guard case .conditional(_, _, let second) = node else { missing() }
        return _NSExpression(second)
    }

    private func missing(_ part: String = #function) -> Never {
        fatalError("The expression \(node) of type \(expressionType) has no \(part). Look at its expressionType first.")
    }
}
