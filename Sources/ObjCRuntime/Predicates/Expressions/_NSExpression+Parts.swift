import Foundation

extension _NSExpression {
    public var expressionType: ExpressionType {
        switch form {
        case .constant, .symbol: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function: .function
        case .aggregate: .aggregate
        case .set(let type, _, _): type
        case .subquery: .subquery
        case .conditional: .conditional
        case .block: .block
        }
    }

    public var constantValue: Any? {
        if case .constant(let value) = form { value } else { nil }
    }

    /// - Precondition: the expression is a variable.
    public var variable: String {
        guard case .variable(let name) = form else { wrongPart("variable") }
        return name
    }

    /// - Precondition: the expression is a key path, or the key path of another expression's value.
    public var keyPath: String {
        switch form {
        case .keyPath(let path): return path
        case .function("valueForKeyPath:", _, let arguments): return arguments.first?.constantValue as? String ?? ""
        default: wrongPart("key path")
        }
    }

    /// - Precondition: the expression is a function.
    public var function: String {
        guard case .function(let name, _, _) = form else { wrongPart("function") }
        return name
    }

    /// The object that a function is sent to; the expression itself when it is a plain function.
    public var operand: _NSExpression {
        guard case .function(_, let operand, _) = form else { wrongPart("operand") }
        return operand ?? self
    }

    public var arguments: [_NSExpression]? {
        switch form {
        case .function(_, _, let arguments), .block(_, let arguments): arguments
        default: nil
        }
    }

    /// The elements of an aggregate, or what a subquery runs over.
    public var collection: Any {
        switch form {
        case .aggregate(let elements): return elements
        case .subquery(let expression, _, _): return expression
        default: wrongPart("collection")
        }
    }

    public var left: _NSExpression {
        guard case .set(_, let left, _) = form else { wrongPart("left side") }
        return left
    }

    public var right: _NSExpression {
        guard case .set(_, _, let right) = form else { wrongPart("right side") }
        return right
    }

    public var predicate: NSPredicate {
        switch form {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): return predicate
        default: wrongPart("predicate")
        }
    }

    private func wrongPart(_ part: String) -> Never {
        fatalError("-[NSExpression \(part)]: the expression \"\(self)\" has no \(part). Ask its expressionType first.")
    }

    /// The value for a key of this expression's value.
    func appending(key: String) -> _NSExpression {
        switch form {
        case .evaluatedObject: return _NSExpression(forKeyPath: key)
        case .keyPath(let path): return _NSExpression(forKeyPath: path + "." + key)
        case .function("valueForKeyPath:", let operand?, let arguments):
            let path = (arguments.first?.constantValue as? String ?? "") + "." + key
            return _NSExpression(form: .function(name: "valueForKeyPath:", operand: operand, arguments: [.init(forConstantValue: path)]))
        default:
            return _NSExpression(form: .function(name: "valueForKeyPath:", operand: self, arguments: [.init(forConstantValue: key)]))
        }
    }
}
