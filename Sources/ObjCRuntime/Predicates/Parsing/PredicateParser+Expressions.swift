import Foundation

extension PredicateParser {
    mutating func expression() throws(PredicateFormatError) -> ExpressionNode {
        try nested { parser throws(PredicateFormatError) in try parser.sum() }
    }

    private mutating func sum() throws(PredicateFormatError) -> ExpressionNode {
        var left = try product()
        while true {
            if let sign = take("+", "-") {
                left = .function(sign == "+" ? "add:to:" : "from:subtract:", operand: nil, arguments: [left, try product()])
            } else if let word = takeWord("UNION", "INTERSECT", "MINUS") {
                guard let operation = ExpressionNode.SetOperation(rawValue: word) else { throw unexpected() }
                left = .set(operation, left, try product())
            } else {
                return left
            }
        }
    }

    private mutating func product() throws(PredicateFormatError) -> ExpressionNode {
        var left = try power()
        while let sign = take("*", "/") {
            left = .function(sign == "*" ? "multiply:by:" : "divide:by:", operand: nil, arguments: [left, try power()])
        }
        return left
    }

    private mutating func power() throws(PredicateFormatError) -> ExpressionNode {
        let base = try signed()
        guard take("**") != nil else { return base }
        let exponent = try nested { parser throws(PredicateFormatError) in try parser.power() }
        return .function("raise:toPower:", operand: nil, arguments: [base, exponent])
    }

    private mutating func signed() throws(PredicateFormatError) -> ExpressionNode {
        guard take("-") != nil else { return try postfix() }
        let operand = try nested { parser throws(PredicateFormatError) in try parser.signed() }
        if case .constant(let value as NSNumber) = operand {
            return .constant(ExpressionFunctions.call("from:subtract:", [NSNumber(value: 0), value]))
        }
        return .function("from:subtract:", operand: nil, arguments: [.constant(NSNumber(value: 0)), operand])
    }

    // MARK: Paths and elements

    private mutating func postfix() throws(PredicateFormatError) -> ExpressionNode {
        var node = try atom()
        while true {
            if take(".") != nil {
                guard case .name(let name, _) = current else { throw unexpected() }
                advance()
                node = node.followed(by: name)
            } else if take("[") != nil {
                let key = try elementKey()
                try expect("]")
                node = .function("objectFrom:withIndex:", operand: nil, arguments: [node, key])
            } else {
                return node
            }
        }
    }

    private mutating func elementKey() throws(PredicateFormatError) -> ExpressionNode {
        if let word = takeWord("FIRST", "LAST", "SIZE") { return .constant(word) }
        return try expression()
    }

    private mutating func atom() throws(PredicateFormatError) -> ExpressionNode {
        switch current {
        case .number(let number): return constant(number)
        case .text(let text): return constant(text)
        case .argument(let value): return argument(value)
        case .variable(let name):
            advance()
            return .variable(name)
        case .name(let name, let isKeyPath):
            if !isKeyPath, let word = try word(name) { return word }
            advance()
            return .keyPath(name)
        case .sign("("):
            advance()
            let inner = try expression()
            try expect(")")
            return inner
        case .sign("{"): return try aggregate()
        case .sign, .end: throw unexpected()
        }
    }

    private mutating func constant(_ value: Any?) -> ExpressionNode {
        advance()
        return .constant(value)
    }

    private mutating func argument(_ value: Any) -> ExpressionNode {
        advance()
        return (value as? _NSExpression)?.node ?? .constant(numberValue(of: value) ?? value)
    }

    private mutating func aggregate() throws(PredicateFormatError) -> ExpressionNode {
        advance()
        return .aggregate(try list(endingWith: "}"))
    }

    /// Expressions with commas between them, and the sign behind them.
    private mutating func list(endingWith end: String) throws(PredicateFormatError) -> [ExpressionNode] {
        var elements: [ExpressionNode] = []
        if take(end) != nil { return elements }
        repeat { elements.append(try expression()) } while take(",") != nil
        try expect(end)
        return elements
    }

    // MARK: Words of the language

    private static let reserved: Set<String> = [
        "AND", "OR", "NOT", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "BETWEEN", "ANY", "ALL", "NONE", "SOME",
        "TRUEPREDICATE", "FALSEPREDICATE", "UNION", "INTERSECT", "MINUS",
    ]

    /// A constant, `SELF` or a call; nil if the name is that of a property.
    private mutating func word(_ name: String) throws(PredicateFormatError) -> ExpressionNode? {
        switch name.uppercased() {
        case "SELF":
            advance()
            return .evaluatedObject
        case "TRUE", "YES": return constant(NSNumber(value: true))
        case "FALSE", "NO": return constant(NSNumber(value: false))
        case "NULL", "NIL": return constant(nil)
        case let upper where Self.reserved.contains(upper): throw unexpected()
        default: return try call(name)
        }
    }

    private mutating func call(_ name: String) throws(PredicateFormatError) -> ExpressionNode? {
        let start = position
        let name = callName(name)
        guard take("(") != nil else {
            position = start
            return nil
        }
        switch name.uppercased() {
        case "SUBQUERY": return try subquery()
        case "TERNARY": return try conditional()
        case "FUNCTION": return try message()
        case "CAST": return .function("castObject:toType:", operand: nil, arguments: try list(endingWith: ")"))
        default: return try function(name)
        }
    }

    /// Takes `sum`, `sum:` or `modulus:by:`.
    private mutating func callName(_ first: String) -> String {
        advance()
        var name = first
        while take(":") != nil {
            name += ":"
            guard case .name(let next, false) = current else { break }
            advance()
            name += next
        }
        return name
    }

    private mutating func function(_ name: String) throws(PredicateFormatError) -> ExpressionNode {
        let arguments = try list(endingWith: ")")
        for candidate in [name, name + ":"] where ExpressionFunctions.isKnown(candidate) {
            return .function(candidate, operand: nil, arguments: arguments)
        }
        throw PredicateFormatError(reason: "there is no function \(name)")
    }

    private mutating func subquery() throws(PredicateFormatError) -> ExpressionNode {
        let collection = try expression()
        try expect(",")
        guard case .variable(let name) = current else { throw unexpected() }
        advance()
        try expect(",")
        let predicate = try nested { parser throws(PredicateFormatError) in try parser.disjunction() }
        try expect(")")
        return .subquery(collection, variable: name, predicate: predicate)
    }

    private mutating func conditional() throws(PredicateFormatError) -> ExpressionNode {
        let predicate = try nested { parser throws(PredicateFormatError) in try parser.disjunction() }
        try expect(",")
        let first = try expression()
        try expect(",")
        let second = try expression()
        try expect(")")
        return .conditional(predicate, first, second)
    }

    private mutating func message() throws(PredicateFormatError) -> ExpressionNode {
        var parts = try list(endingWith: ")")
        guard parts.count >= 2, case .constant(let name as String) = parts.remove(at: 1) else {
            throw PredicateFormatError(reason: "FUNCTION needs an expression and the name of a method")
        }
        return .function(name, operand: parts.removeFirst(), arguments: parts)
    }
}

extension ExpressionNode {
    /// `self.name`: a longer path, or a path from the value of another expression.
    fileprivate func followed(by name: String) -> ExpressionNode {
        switch self {
        case .keyPath(let path): return .keyPath(path + "." + name)
        case .evaluatedObject: return .keyPath(name)
        case .function("valueForKeyPath:", let operand?, let arguments):
            guard case .keyPath(let path)? = arguments.first else { break }
            return .function("valueForKeyPath:", operand: operand, arguments: [.keyPath(path + "." + name)])
        default: break
        }
        return .function("valueForKeyPath:", operand: self, arguments: [.keyPath(name)])
    }
}
