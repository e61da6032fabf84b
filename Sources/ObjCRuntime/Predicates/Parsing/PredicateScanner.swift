import Foundation

/// Cuts a format into words and inserts the arguments for their placeholders.
struct PredicateScanner {
    private let characters: [Character]
    private var position = 0
    private var arguments: ArraySlice<Any>

    /// The words of a format, the last being the end.
    static func scan(_ format: String, _ arguments: [Any]) throws(PredicateFormatError) -> [PredicateToken] {
        var scanner = PredicateScanner(characters: Array(format), arguments: arguments[...])
        var tokens: [PredicateToken] = []
        while let token = try scanner.next() { tokens.append(token) }
        return tokens + [.end]
    }

    private init(characters: [Character], arguments: ArraySlice<Any>) {
        self.characters = characters
        self.arguments = arguments
    }

    private var current: Character? { position < characters.count ? characters[position] : nil }

    private mutating func next() throws(PredicateFormatError) -> PredicateToken? {
        skip { $0.isWhitespace }
        guard let first = current else { return nil }
        switch first {
        case "\"", "'": return .text(try quoted())
        case "$":
            position += 1
            return .variable(try name())
        case "#":
            position += 1
            return .name(try name(), isKeyPath: true)
        case "%": return try place()
        case "@":
            position += 1
            return .name("@" + (try name()), isKeyPath: true)
        case _ where first.isNumber: return try number()
        case _ where first.isLetter || first == "_": return .name(try name(), isKeyPath: false)
        default: return try sign()
        }
    }

    private mutating func skip(while condition: (Character) -> Bool) {
        while let character = current, condition(character) { position += 1 }
    }

    private mutating func name() throws(PredicateFormatError) -> String {
        let start = position
        skip { $0.isLetter || $0.isNumber || $0 == "_" }
        guard position > start else { throw PredicateFormatError(reason: "a name is missing after \"\(characters[start - 1])\"") }
        return String(characters[start..<position])
    }

    private mutating func quoted() throws(PredicateFormatError) -> String {
        let quote = characters[position]
        var text = ""
        position += 1
        while let character = current, character != quote {
            position += 1
            guard character == "\\", let escaped = current else {
                text.append(character)
                continue
            }
            position += 1
            text.append(["n": "\n", "t": "\t", "r": "\r"][escaped] ?? escaped)
        }
        guard current != nil else { throw PredicateFormatError(reason: "the text \(quote)\(text) has no end") }
        position += 1
        return text
    }

    private mutating func number() throws(PredicateFormatError) -> PredicateToken {
        let start = position
        if characters[position...].starts(with: ["0", "x"]) || characters[position...].starts(with: ["0", "X"]) {
            position += 2
            skip { $0.isHexDigit }
            guard let value = Int(String(characters[(start + 2)..<position]), radix: 16) else {
                throw PredicateFormatError(reason: "\"\(String(characters[start..<position]))\" is no number")
            }
            return .number(NSNumber(value: value))
        }
        skip { $0.isNumber }
        if current == ".", position + 1 < characters.count, characters[position + 1].isNumber {
            position += 1
            skip { $0.isNumber }
        }
        scanExponent()
        let text = String(characters[start..<position])
        if let whole = Int(text) { return .number(NSNumber(value: whole)) }
        guard let value = Double(text) else { throw PredicateFormatError(reason: "\"\(text)\" is no number") }
        return .number(NSNumber(value: value))
    }

    private mutating func scanExponent() {
        guard let letter = current, "eE".contains(letter) else { return }
        var end = position + 1
        if end < characters.count, "+-".contains(characters[end]) { end += 1 }
        guard end < characters.count, characters[end].isNumber else { return }
        position = end
        skip { $0.isNumber }
    }

    private mutating func sign() throws(PredicateFormatError) -> PredicateToken {
        for length in [2, 1] where position + length <= characters.count {
            let text = String(characters[position..<position + length])
            guard Self.signs.contains(text) else { continue }
            position += length
            return .sign(text)
        }
        throw PredicateFormatError(reason: "\"\(characters[position])\" has no meaning here")
    }

    private static let signs: Set<String> = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", ":=", "=", "<", ">", "!", "+", "-", "*", "/", "(", ")", "{", "}",
        "[", "]", ",", ".", ":", "|",
    ]

    // MARK: Placeholders for arguments

    private mutating func place() throws(PredicateFormatError) -> PredicateToken {
        position += 1
        skip { "hlqLzt".contains($0) }
        guard let kind = current, Self.kinds.contains(kind) else {
            throw PredicateFormatError(reason: "% is followed by neither @, K nor a letter for a number")
        }
        position += 1
        guard let argument = arguments.popFirst() else {
            throw PredicateFormatError(reason: "there is no argument for %\(kind)")
        }
        if kind == "K" {
            guard let path = argument as? String else { throw PredicateFormatError(reason: "the argument for %K is no string") }
            return .name(path, isKeyPath: true)
        }
        return .argument(argument)
    }

    private static let kinds: Set<Character> = [
        "@", "K", "d", "D", "i", "u", "U", "x", "X", "o", "O", "f", "F", "g", "G", "e", "E", "c", "a", "A",
    ]
}
