import Foundation

/// What an expression is made of.
indirect enum ExpressionForm {
    case constant(Any?)
    case evaluatedObject
    case variable(String)
    case keyPath(String)
    case function(name: String, operand: _NSExpression?, arguments: [_NSExpression])
    case aggregate([_NSExpression])
    case set(_NSExpression.ExpressionType, _NSExpression, _NSExpression)
    case subquery(_NSExpression, variable: String, NSPredicate)
    case conditional(NSPredicate, _NSExpression, _NSExpression)
    case block((Any?, [_NSExpression], NSMutableDictionary?) -> Any, [_NSExpression])
    /// FIRST, LAST or SIZE in place of an index.
    case symbol(String)
}

extension ExpressionForm: CustomStringConvertible {
    /// As a predicate's format spells it.
    var description: String {
        switch self {
        case .constant(let value): Self.spell(constant: value)
        case .evaluatedObject: "SELF"
        case .variable(let name): "$" + name
        case .keyPath(let path): path
        case .function(let name, let operand, let arguments): Self.spell(function: name, of: operand, arguments)
        case .aggregate(let elements): "{" + elements.map(\.description).joined(separator: ", ") + "}"
        case .set(let type, let left, let right):
            "\(left) \(type == .unionSet ? "UNION" : type == .intersectSet ? "INTERSECT" : "MINUS") \(right)"
        case .subquery(let expression, let variable, let predicate):
            "SUBQUERY(\(expression), $\(variable), \(spellFormat(of: predicate)))"
        case .conditional(let predicate, let yes, let no): "TERNARY(\(spellFormat(of: predicate)), \(yes), \(no))"
        case .block(_, let arguments): "BLOCK(\(arguments.map(\.description).joined(separator: ", ")))"
        case .symbol(let word): word
        }
    }

    private static func spell(constant value: Any?) -> String {
        switch value {
        case nil, is NSNull: "<null>"
        case let text as String: spell(text: text)
        case let number as NSNumber: number.description
        case let elements as [Any]: "{" + elements.map { spell(constant: $0) }.joined(separator: ", ") + "}"
        case let value?: String(describing: value)
        }
    }

    private static func spell(text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
        return "\"\(escaped)\""
    }

    private static let signs = ["add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**"]

    private static func spell(function name: String, of operand: _NSExpression?, _ arguments: [_NSExpression]) -> String {
        let list = arguments.map(\.description).joined(separator: ", ")
        if name == "valueForKeyPath:", let operand { return "\(operand).\(arguments.first?.constantValue as? String ?? "")" }
        if let operand { return "FUNCTION(\(operand), \"\(name)\"" + (list.isEmpty ? ")" : ", \(list))") }
        if let sign = signs[name], arguments.count == 2 { return "\(arguments[0]) \(sign) \(arguments[1])" }
        if name == "objectFrom:withIndex:", arguments.count == 2 { return "\(arguments[0])[\(arguments[1])]" }
        return "\(name.hasSuffix(":") ? String(name.dropLast()) : name)(\(list))"
    }
}
