import Foundation

extension ExpressionNode: CustomStringConvertible {
    /// The expression in the predicate language.
    var description: String {
        switch self {
        case .constant(let value): Self.describe(value)
        case .evaluatedObject: "SELF"
        case .variable(let name): "$" + name
        case .keyPath(let path): path
        case .function(let name, let operand, let arguments): Self.describe(name, operand, arguments)
        case .set(let operation, let left, let right): "\(left) \(operation.rawValue) \(right)"
        case .subquery(let collection, let variable, let predicate):
            "SUBQUERY(\(collection), $\(variable), \(predicate.formatText))"
        case .aggregate(let elements): "{\(elements.map(\.description).joined(separator: ", "))}"
        case .anyKey: "ANYKEY"
        case .block(_, let arguments): "BLOCK(\(arguments.map(\.description).joined(separator: ", ")))"
        case .conditional(let predicate, let first, let second): "TERNARY(\(predicate.formatText), \(first), \(second))"
        }
    }

    private static func describe(_ value: Any?) -> String {
        switch value {
        case nil, is NSNull: "nil"
        case let text as String: "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
        case let date as Date: "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
        case let array as NSArray: "{\(array.map { describe($0) }.joined(separator: ", "))}"
        case let object?: (object as AnyObject as? NSObject)?.description ?? "\(object)"
        }
    }

    private static func describe(_ name: String, _ operand: ExpressionNode?, _ arguments: [ExpressionNode]) -> String {
        if let sign = ExpressionFunctions.signs[name], arguments.count == 2 {
            return "\(inParentheses(arguments[0])) \(sign) \(inParentheses(arguments[1]))"
        }
        if name == "valueForKeyPath:", let operand, let path = arguments.first { return "\(operand).\(path)" }
        if name == "objectFrom:withIndex:", arguments.count == 2 { return "\(arguments[0])[\(indexText(arguments[1]))]" }
        let list = arguments.map(\.description).joined(separator: ", ")
        guard let operand else { return "\(arguments.count == 1 ? name.replacing(":", with: "") : name)(\(list))" }
        return "FUNCTION(\(operand), \"\(name)\"\(arguments.isEmpty ? "" : ", " + list))"
    }

    private static func indexText(_ index: ExpressionNode) -> String {
        guard case .constant(let word as String) = index, ["FIRST", "LAST", "SIZE"].contains(word) else { return index.description }
        return word
    }

    private static func inParentheses(_ node: ExpressionNode) -> String {
        if case .function(let name, _, _) = node, ExpressionFunctions.signs[name] != nil { return "(\(node))" }
        return node.description
    }
}
