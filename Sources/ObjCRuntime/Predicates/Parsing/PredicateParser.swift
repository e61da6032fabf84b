import Foundation

/// Reads the predicate language, from the loosest binding to the closest: `OR`, `AND`, `NOT`, comparison, expression.
struct PredicateParser {
    private let tokens: [PredicateToken]
    var position = 0
    /// How deep the parentheses are. A format may come from anywhere, so the depth has a limit.
    var depth = 0
    private static let greatestDepth = 200

    private init(_ format: String, _ arguments: [Any]) throws(PredicateFormatError) {
        tokens = try PredicateScanner.scan(format, arguments)
    }

    /// - Precondition: the format can be read.
    static func predicate(_ format: String, _ arguments: [Any]) -> NSPredicate {
        parse(format, arguments) { parser throws(PredicateFormatError) in try parser.disjunction() }
    }

    /// The predicate of a format that comes from a file; nil if it cannot be read.
    static func readable(_ format: String) -> NSPredicate? {
        try? read(format, []) { parser throws(PredicateFormatError) in try parser.disjunction() }
    }

    /// - Precondition: the format can be read.
    static func expression(_ format: String, _ arguments: [Any]) -> ExpressionNode {
        parse(format, arguments) { parser throws(PredicateFormatError) in try parser.expression() }
    }

    private static func parse<Result>(
        _ format: String, _ arguments: [Any], _ read: (inout PredicateParser) throws(PredicateFormatError) -> Result
    ) -> Result {
        do throws(PredicateFormatError) {
            return try self.read(format, arguments, read)
        } catch {
            fatalError("Unable to parse the format string \"\(format)\": \(error.reason).")
        }
    }

    private static func read<Result>(
        _ format: String, _ arguments: [Any], _ read: (inout PredicateParser) throws(PredicateFormatError) -> Result
    ) throws(PredicateFormatError) -> Result {
        var parser = try PredicateParser(format, arguments)
        let result = try read(&parser)
        guard case .end = parser.current else { throw parser.unexpected() }
        return result
    }

    // MARK: Words

    var current: PredicateToken { tokens[position] }

    mutating func advance() { position = min(position + 1, tokens.count - 1) }

    /// Takes one of the given signs if it comes next.
    mutating func take(_ signs: String...) -> String? {
        guard case .sign(let sign) = current, signs.contains(sign) else { return nil }
        advance()
        return sign
    }

    /// Takes one of the given words of the language if it comes next.
    mutating func takeWord(_ words: String...) -> String? {
        guard case .name(let name, false) = current, words.contains(name.uppercased()) else { return nil }
        advance()
        return name.uppercased()
    }

    mutating func expect(_ sign: String) throws(PredicateFormatError) {
        guard take(sign) != nil else { throw PredicateFormatError(reason: "\"\(sign)\" is missing before \(current.shown)") }
    }

    func unexpected() -> PredicateFormatError { PredicateFormatError(reason: "\(current.shown) is not expected") }

    mutating func nested<Result>(
        _ read: (inout PredicateParser) throws(PredicateFormatError) -> Result
    ) throws(PredicateFormatError) -> Result {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth else { throw PredicateFormatError(reason: "it is nested too deeply") }
        return try read(&self)
    }

    // MARK: Predicates

    mutating func disjunction() throws(PredicateFormatError) -> NSPredicate {
        var parts = [try conjunction()]
        while takeWord("OR") != nil || take("||") != nil { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : FormattedCompoundPredicate(type: .or, subpredicates: parts)
    }

    private mutating func conjunction() throws(PredicateFormatError) -> NSPredicate {
        var parts = [try negation()]
        while takeWord("AND") != nil || take("&&") != nil { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : FormattedCompoundPredicate(type: .and, subpredicates: parts)
    }

    private mutating func negation() throws(PredicateFormatError) -> NSPredicate {
        guard takeWord("NOT") != nil || take("!") != nil else { return try primary() }
        let part = try nested { parser throws(PredicateFormatError) in try parser.negation() }
        return FormattedCompoundPredicate(type: .not, subpredicates: [part])
    }

    private mutating func primary() throws(PredicateFormatError) -> NSPredicate {
        if takeWord("TRUEPREDICATE") != nil { return NSPredicate(value: true) }
        if takeWord("FALSEPREDICATE") != nil { return NSPredicate(value: false) }
        if case .argument(let predicate as NSPredicate) = current {
            advance()
            return predicate
        }
        // A parenthesis may begin a predicate or an expression; only what follows decides.
        let start = position
        if take("(") != nil {
            let inner = try? nested { parser throws(PredicateFormatError) in try parser.disjunction() }
            if let inner, take(")") != nil, !isComparisonNext { return inner }
            position = start
        }
        return try comparison()
    }

    private mutating func comparison() throws(PredicateFormatError) -> NSPredicate {
        let quantifier = takeWord("ANY", "SOME", "ALL", "NONE")
        let left = try expression()
        guard let type = takeOperator() else {
            throw PredicateFormatError(reason: "a comparison is missing before \(current.shown)")
        }
        let options = try comparisonOptions()
        let right = try expression()
        let modifier: _NSComparisonPredicate.Modifier = quantifier == nil ? .direct : (quantifier == "ALL" ? .all : .any)
        let predicate = _NSComparisonPredicate(
            PredicateComparison(left: left, right: right, modifier: modifier, type: type, options: options))
        return quantifier == "NONE" ? FormattedCompoundPredicate(type: .not, subpredicates: [predicate]) : predicate
    }

    // MARK: Comparisons

    private var isComparisonNext: Bool {
        var copy = self
        if copy.take("+", "-", "*", "/", "**", ".", "[") != nil { return true }
        return copy.takeOperator() != nil
    }

    private mutating func takeOperator() -> _NSComparisonPredicate.Operator? {
        switch take("==", "=", "!=", "<>", "<=", "=<", ">=", "=>", "<", ">") {
        case "==", "=": return .equalTo
        case "!=", "<>": return .notEqualTo
        case "<=", "=<": return .lessThanOrEqualTo
        case ">=", "=>": return .greaterThanOrEqualTo
        case "<": return .lessThan
        case ">": return .greaterThan
        default: break
        }
        switch takeWord("IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "BETWEEN") {
        case "IN": return .in
        case "CONTAINS": return .contains
        case "BEGINSWITH": return .beginsWith
        case "ENDSWITH": return .endsWith
        case "LIKE": return .like
        case "MATCHES": return .matches
        case "BETWEEN": return .between
        default: return nil
        }
    }

    private mutating func comparisonOptions() throws(PredicateFormatError) -> _NSComparisonPredicate.Options {
        guard take("[") != nil else { return [] }
        guard case .name(let letters, _) = current else { throw unexpected() }
        advance()
        var options: _NSComparisonPredicate.Options = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.normalized)
            // Locale: the comparison is that of the current locale anyway.
            case "l": break
            default: throw PredicateFormatError(reason: "[\(letters)] are no options of a comparison")
            }
        }
        try expect("]")
        return options
    }
}
