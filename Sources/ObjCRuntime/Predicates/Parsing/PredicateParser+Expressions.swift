import Foundation

extension PredicateParser {
    /// Addition and subtraction bind weakest.
    mutating func parseExpression() throws(PredicateFormatError) -> _NSExpression {
        nesting += 1
        defer { nesting -= 1 }
        guard nesting < Self.deepestNesting else { throw PredicateFormatError("nested too deeply") }
        var left = try parseProduct()
        while true {
            if take(sign: "+") {
                left = _NSExpression(forFunction: "add:to:", arguments: [left, try parseProduct()])
            } else if take(sign: "-") {
                left = _NSExpression(forFunction: "from:subtract:", arguments: [left, try parseProduct()])
            } else {
                return left
            }
        }
    }

    private mutating func parseProduct() throws(PredicateFormatError) -> _NSExpression {
        var left = try parsePower()
        while true {
            if take(sign: "*") {
                left = _NSExpression(forFunction: "multiply:by:", arguments: [left, try parsePower()])
            } else if take(sign: "/") {
                left = _NSExpression(forFunction: "divide:by:", arguments: [left, try parsePower()])
            } else {
                return left
            }
        }
    }

    private mutating func parsePower() throws(PredicateFormatError) -> _NSExpression {
        let base = try parseSigned()
        guard take(sign: "**") else { return base }
        return _NSExpression(forFunction: "raise:toPower:", arguments: [base, try parsePower()])
    }

    private mutating func parseSigned() throws(PredicateFormatError) -> _NSExpression {
        guard take(sign: "-") else { return try parsePath() }
        if case .number(let number) = current {
            advance()
            return _NSExpression(forConstantValue: number.negated)
        }
        let zero = _NSExpression(forConstantValue: NSNumber(value: 0))
        return _NSExpression(forFunction: "from:subtract:", arguments: [zero, try parsePath()])
    }

    /// What stands before the first dot, and then the keys and indexes behind it.
    private mutating func parsePath() throws(PredicateFormatError) -> _NSExpression {
        var expression = try parseAtom()
        while true {
            if take(sign: ".") {
                expression = expression.appending(key: try takeKey())
            } else if take(sign: "[") {
                expression = _NSExpression(forFunction: "objectFrom:withIndex:", arguments: [expression, try parseIndex()])
                try expect(sign: "]")
            } else {
                return expression
            }
        }
    }

    private mutating func takeKey() throws(PredicateFormatError) -> String {
        switch current {
        case .identifier(let name, _):
            advance()
            return name
        case .collectionOperator(let name):
            advance()
            return "@" + name
        case .argument("K"):
            advance()
            return try takeKeyPathArgument()
        default: throw PredicateFormatError("expected a key after \".\", found \(current)")
        }
    }

    private mutating func parseIndex() throws(PredicateFormatError) -> _NSExpression {
        for word in ["FIRST", "LAST", "SIZE"] where take(word: word) { return _NSExpression(forSymbol: word) }
        return try parseExpression()
    }

    private mutating func parseAtom() throws(PredicateFormatError) -> _NSExpression {
        let token = current
        switch token {
        case .string(let text):
            advance()
            return _NSExpression(forConstantValue: text)
        case .number(let number):
            advance()
            return _NSExpression(forConstantValue: number)
        case .variable(let name):
            advance()
            return _NSExpression(forVariable: name)
        case .argument(let kind):
            advance()
            if kind == "K" { return _NSExpression(forKeyPath: try takeKeyPathArgument()) }
            return _NSExpression(forConstantValue: try takeArgument())
        case .collectionOperator(let name):
            advance()
            return _NSExpression(forKeyPath: "@" + name)
        case .sign("("):
            advance()
            let expression = try parseExpression()
            try expect(sign: ")")
            return expression
        case .sign("{"): return try parseAggregate()
        case .identifier(let name, let isReservable): return try parseName(name, isReservable: isReservable)
        default: throw PredicateFormatError("expected a value, found \(token)")
        }
    }

    private mutating func parseAggregate() throws(PredicateFormatError) -> _NSExpression {
        try expect(sign: "{")
        var elements: [_NSExpression] = []
        while !take(sign: "}") {
            if !elements.isEmpty { try expect(sign: ",") }
            elements.append(try parseExpression())
        }
        return _NSExpression(forAggregate: elements)
    }

    private mutating func parseName(_ name: String, isReservable: Bool) throws(PredicateFormatError) -> _NSExpression {
        advance()
        if isReservable {
            switch name.uppercased() {
            case "SELF": return _NSExpression.expressionForEvaluatedObject()
            case "TRUE", "YES": return _NSExpression(forConstantValue: NSNumber(value: true))
            case "FALSE", "NO": return _NSExpression(forConstantValue: NSNumber(value: false))
            case "NULL", "NIL": return _NSExpression(forConstantValue: nil)
            case "TERNARY" where current == .sign("("): return try parseTernary()
            case "SUBQUERY" where current == .sign("("): return try parseSubquery()
            case "FUNCTION" where current == .sign("("): return try parseFunctionOnObject()
            default: break
            }
        }
        guard current == .sign("(") else { return _NSExpression(forKeyPath: name) }
        return _NSExpression(forFunction: name + ":", arguments: try parseArguments())
    }

    private mutating func parseArguments() throws(PredicateFormatError) -> [_NSExpression] {
        try expect(sign: "(")
        var arguments: [_NSExpression] = []
        while !take(sign: ")") {
            if !arguments.isEmpty { try expect(sign: ",") }
            arguments.append(try parseExpression())
        }
        return arguments
    }

    private mutating func parseTernary() throws(PredicateFormatError) -> _NSExpression {
        try expect(sign: "(")
        let predicate = try parsePredicate()
        try expect(sign: ",")
        let whenTrue = try parseExpression()
        try expect(sign: ",")
        let whenFalse = try parseExpression()
        try expect(sign: ")")
        return _NSExpression(forConditional: predicate, trueExpression: whenTrue, falseExpression: whenFalse)
    }

    private mutating func parseSubquery() throws(PredicateFormatError) -> _NSExpression {
        try expect(sign: "(")
        let collection = try parseExpression()
        try expect(sign: ",")
        guard case .variable(let name) = current else { throw PredicateFormatError("SUBQUERY needs a $variable, found \(current)") }
        advance()
        try expect(sign: ",")
        let predicate = try parsePredicate()
        try expect(sign: ")")
        return _NSExpression(forSubquery: collection, usingIteratorVariable: name, predicate: predicate)
    }

    /// `FUNCTION(object, "selector:", argument …)`.
    private mutating func parseFunctionOnObject() throws(PredicateFormatError) -> _NSExpression {
        let arguments = try parseArguments()
        guard arguments.count >= 2, let name = arguments[1].constantValue as? String else {
            throw PredicateFormatError("FUNCTION needs an object and the name of a method")
        }
        return _NSExpression(forFunction: arguments[0], selectorName: name, arguments: Array(arguments.dropFirst(2)))
    }

    private mutating func takeArgument() throws(PredicateFormatError) -> Any? {
        guard let argument = arguments.popFirst() else { throw PredicateFormatError("there are fewer arguments than the format names") }
        return argument
    }

    private mutating func takeKeyPathArgument() throws(PredicateFormatError) -> String {
        guard let path = try takeArgument() as? String else { throw PredicateFormatError("the argument for %K is no string") }
        return path
    }
}
