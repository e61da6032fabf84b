import Foundation

/// Makes a predicate from its format, by recursive descent: or, and, not, comparison. Expressions follow in an extension.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private var position = 0
    /// The values for `%@`, `%K` and their like that were not used yet.
    var arguments: ArraySlice<Any?>
    /// How deep parentheses may nest; a format of machine origin must not overflow the stack.
    static let deepestNesting = 200
    var nesting = 0

    init(format: String, arguments: [Any?]) throws(PredicateFormatError) {
        tokens = try PredicateLexer.tokens(of: format)
        self.arguments = arguments[...]
    }

    mutating func parseAll() throws(PredicateFormatError) -> NSPredicate {
        let predicate = try parsePredicate()
        guard current == .end else { throw PredicateFormatError("unexpected \(current)") }
        return predicate
    }

    /// An expression that stands alone, as `NSExpression(format:)` takes it.
    mutating func parseLoneExpression() throws(PredicateFormatError) -> _NSExpression {
        let expression = try parseExpression()
        guard current == .end else { throw PredicateFormatError("unexpected \(current)") }
        return expression
    }

    // MARK: Tokens

    var current: PredicateToken { tokens[position] }
    var following: PredicateToken { tokens[min(position + 1, tokens.count - 1)] }

    mutating func advance() {
        if position < tokens.count - 1 { position += 1 }
    }

    mutating func take(sign: String) -> Bool {
        guard current == .sign(sign) else { return false }
        advance()
        return true
    }

    mutating func take(word: String) -> Bool {
        guard current.reservedWord == word else { return false }
        advance()
        return true
    }

    mutating func expect(sign: String) throws(PredicateFormatError) {
        guard take(sign: sign) else { throw PredicateFormatError("expected \"\(sign)\", found \(current)") }
    }

    // MARK: Predicates

    mutating func parsePredicate() throws(PredicateFormatError) -> NSPredicate {
        nesting += 1
        defer { nesting -= 1 }
        guard nesting < Self.deepestNesting else { throw PredicateFormatError("nested too deeply") }
        var parts = [try parseConjunction()]
        while take(word: "OR") || take(sign: "||") { parts.append(try parseConjunction()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(orPredicateWithSubpredicates: parts)
    }

    private mutating func parseConjunction() throws(PredicateFormatError) -> NSPredicate {
        var parts = [try parseNegation()]
        while take(word: "AND") || take(sign: "&&") { parts.append(try parseNegation()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    }

    private mutating func parseNegation() throws(PredicateFormatError) -> NSPredicate {
        guard take(word: "NOT") || take(sign: "!") else { return try parsePrimary() }
        nesting += 1
        defer { nesting -= 1 }
        guard nesting < Self.deepestNesting else { throw PredicateFormatError("nested too deeply") }
        return NSCompoundPredicate(notPredicateWithSubpredicate: try parseNegation())
    }

    private mutating func parsePrimary() throws(PredicateFormatError) -> NSPredicate {
        if take(word: "TRUEPREDICATE") { return NSPredicate(value: true) }
        if take(word: "FALSEPREDICATE") { return NSPredicate(value: false) }
        if current == .sign("(") {
            // A parenthesis opens a predicate or an arithmetic expression; only the reading tells.
            let beginning = self
            if let predicate = try? parseParenthesized() { return predicate }
            self = beginning
        }
        return try parseComparison()
    }

    private mutating func parseParenthesized() throws(PredicateFormatError) -> NSPredicate {
        try expect(sign: "(")
        let predicate = try parsePredicate()
        try expect(sign: ")")
        // "(a) == 1" and "(a + 1) > 2" began as expressions after all.
        guard !startsOperator else { throw PredicateFormatError("an operator follows a predicate") }
        return predicate
    }

    private mutating func parseComparison() throws(PredicateFormatError) -> NSPredicate {
        var modifier = _NSComparisonPredicate.Modifier.direct
        var isNone = false
        if take(word: "ANY") || take(word: "SOME") {
            modifier = .any
        } else if take(word: "ALL") {
            modifier = .all
        } else if take(word: "NONE") {
            modifier = .any
            isNone = true
        }
        let left = try parseExpression()
        let type = try parseOperator()
        let options = takeOptions()
        let right = try parseExpression()
        let comparison = _NSComparisonPredicate(
            leftExpression: left, rightExpression: right, modifier: modifier, type: type, options: options)
        return isNone ? NSCompoundPredicate(notPredicateWithSubpredicate: comparison) : comparison
    }

    private var startsOperator: Bool {
        switch current {
        case .sign(let sign): _NSComparisonPredicate.Operator(sign: sign) != nil || ["+", "-", "*", "/", "**", "."].contains(sign)
        default: current.reservedWord.flatMap(_NSComparisonPredicate.Operator.init(word:)) != nil
        }
    }

    private mutating func parseOperator() throws(PredicateFormatError) -> _NSComparisonPredicate.Operator {
        let type: _NSComparisonPredicate.Operator? =
            if case .sign(let sign) = current {
                .init(sign: sign)
            } else {
                current.reservedWord.flatMap(_NSComparisonPredicate.Operator.init(word:))
            }
        guard let type else { throw PredicateFormatError("expected an operator, found \(current)") }
        advance()
        return type
    }

    private mutating func takeOptions() -> _NSComparisonPredicate.Options {
        guard case .options(let letters) = current else { return [] }
        advance()
        var options: _NSComparisonPredicate.Options = []
        if letters.contains("c") { options.insert(.caseInsensitive) }
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
        if letters.contains("n") { options.insert(.normalized) }
        return options
    }
}
