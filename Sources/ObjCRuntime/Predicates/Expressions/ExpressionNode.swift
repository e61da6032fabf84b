import Foundation

/// An expression as a value.
indirect enum ExpressionNode {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    case keyPath(String)
    /// A function by name, `add:to:`, or a message to the value of `operand`.
    case function(String, operand: ExpressionNode?, arguments: [ExpressionNode])
    case set(SetOperation, ExpressionNode, ExpressionNode)
    case subquery(ExpressionNode, variable: String, predicate: NSPredicate)
    case aggregate([ExpressionNode])
    case anyKey
    case block((Any?, [Any], NSMutableDictionary?) -> Any, arguments: [ExpressionNode])
    case conditional(NSPredicate, ExpressionNode, ExpressionNode)

    enum SetOperation: String {
        case union = "UNION"
        case intersection = "INTERSECT"
        case difference = "MINUS"
    }
}

extension ExpressionNode {
    /// The node with the values of variables in place of the variables that have one.
    func substituting(_ values: [String: Any]) -> ExpressionNode {
        func all(_ nodes: [ExpressionNode]) -> [ExpressionNode] { nodes.map { $0.substituting(values) } }
        switch self {
        case .variable(let name):
            return values[name].map { .constant($0) } ?? self
        case .function(let name, let operand, let arguments):
            return .function(name, operand: operand?.substituting(values), arguments: all(arguments))
        case .set(let operation, let left, let right):
            return .set(operation, left.substituting(values), right.substituting(values))
        case .subquery(let collection, let variable, let predicate):
            let outer = values.filter { $0.key != variable }
            return .subquery(
                collection.substituting(values), variable: variable, predicate: predicate.withSubstitutionVariables(outer))
        case .aggregate(let elements):
            return .aggregate(all(elements))
        case .block(let body, let arguments):
            return .block(body, arguments: all(arguments))
        case .conditional(let predicate, let first, let second):
            let predicate = predicate.withSubstitutionVariables(values)
            return .conditional(predicate, first.substituting(values), second.substituting(values))
        case .constant, .evaluatedObject, .keyPath, .anyKey:
            return self
        }
    }
}
