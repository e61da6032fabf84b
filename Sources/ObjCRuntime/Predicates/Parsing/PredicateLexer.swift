import Foundation

/// Splits a predicate's format into tokens.
struct PredicateLexer {
    private var rest: Substring

    init(_ format: String) {
        rest = format[...]
    }

    /// Longer signs first, so that `<=` is not read as `<`.
    private static let signs = [
        "==", "=>", "=<", ">=", "<=", "!=", "<>", ":=", "&&", "||", "**", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",", ".", "+",
        "-",
        "*", "/", ":",
    ]

    static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
        var lexer = PredicateLexer(format)
        var tokens: [PredicateToken] = []
        repeat { tokens.append(try lexer.next(after: tokens.last)) } while tokens.last != .end
        return tokens
    }

    private mutating func next(after previous: PredicateToken?) throws(PredicateFormatError) -> PredicateToken {
        rest = rest.drop(while: \.isWhitespace)
        guard let first = rest.first else { return .end }
        switch first {
        case "\"", "'": return .string(try takeString())
        case "%": return try takeArgument()
        case "$": return .variable(try takeName(afterSign: "$"))
        case "@": return .collectionOperator(try takeName(afterSign: "@"))
        case "#": return .identifier(try takeName(afterSign: "#"), isReservable: false)
        case "0"..."9": return .number(try takeNumber())
        case "[" where Self.isOperator(previous):
            if let options = takeOptions() { return .options(options) }
        case _ where Self.beginsName(first): return .identifier(takeName(), isReservable: true)
        default: break
        }
        guard let sign = Self.signs.first(where: { rest.hasPrefix($0) }) else { throw PredicateFormatError("unexpected \"\(first)\"") }
        rest.removeFirst(sign.count)
        return .sign(sign)
    }

    private static func isOperator(_ token: PredicateToken?) -> Bool {
        if case .sign(let sign) = token { return _NSComparisonPredicate.Operator(sign: sign) != nil }
        return token?.reservedWord.flatMap(_NSComparisonPredicate.Operator.init(word:)) != nil
    }

    private static func beginsName(_ character: Character) -> Bool { character.isLetter || character == "_" }

    private mutating func takeName() -> String {
        let name = rest.prefix { Self.beginsName($0) || $0.isNumber }
        rest = rest[name.endIndex...]
        return String(name)
    }

    private mutating func takeName(afterSign sign: Character) throws(PredicateFormatError) -> String {
        rest.removeFirst()
        let name = takeName()
        guard !name.isEmpty else { throw PredicateFormatError("a name is missing after \"\(sign)\"") }
        return name
    }

    private mutating func takeString() throws(PredicateFormatError) -> String {
        let quote = rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return text }
            guard character == "\\", let escaped = rest.popFirst() else {
                text.append(character)
                continue
            }
            switch escaped {
            case "n": text.append("\n")
            case "t": text.append("\t")
            case "r": text.append("\r")
            default: text.append(escaped)
            }
        }
        throw PredicateFormatError("a string has no closing \(quote)")
    }

    private mutating func takeNumber() throws(PredicateFormatError) -> NSNumber {
        if rest.hasPrefix("0x") || rest.hasPrefix("0X") {
            rest.removeFirst(2)
            let digits = rest.prefix(while: \.isHexDigit)
            rest = rest[digits.endIndex...]
            guard let number = Int(digits, radix: 16) else { throw PredicateFormatError("no hexadecimal number after 0x") }
            return NSNumber(value: number)
        }
        var digits = takeDigits()
        if rest.first == ".", rest.dropFirst().first?.isWholeNumber == true { digits += String(rest.removeFirst()) + takeDigits() }
        if let exponent = takeExponent() { digits += exponent }
        if let integer = Int(digits) { return NSNumber(value: integer) }
        guard let number = Double(digits) else { throw PredicateFormatError("\"\(digits)\" is no number") }
        return NSNumber(value: number)
    }

    private mutating func takeDigits() -> String {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        rest = rest[digits.endIndex...]
        return String(digits)
    }

    private mutating func takeExponent() -> String? {
        guard rest.first == "e" || rest.first == "E" else { return nil }
        var after = rest.dropFirst()
        let sign = after.first == "-" || after.first == "+" ? String(after.removeFirst()) : ""
        guard after.first.map({ ("0"..."9").contains($0) }) == true else { return nil }
        rest = after
        return "e" + sign + takeDigits()
    }

    private mutating func takeArgument() throws(PredicateFormatError) -> PredicateToken {
        rest.removeFirst()
        let letters = rest.prefix { $0.isLetter || $0 == "@" }
        for kind in ["@", "K", "lld", "llu", "ld", "lu", "lf", "d", "i", "u", "f", "g", "c", "D", "U", "h"] where letters.hasPrefix(kind) {
            rest.removeFirst(kind.count)
            return .argument(kind)
        }
        throw PredicateFormatError("unknown argument \"%\(letters)\"")
    }

    /// Takes `[cd]`; nil when what stands in the brackets are no options.
    private mutating func takeOptions() -> String? {
        guard let close = rest.firstIndex(of: "]") else { return nil }
        let options = rest[rest.index(after: rest.startIndex)..<close].lowercased()
        guard !options.isEmpty, options.allSatisfy({ "cdnl".contains($0) }) else { return nil }
        rest = rest[rest.index(after: close)...]
        return options
    }
}
