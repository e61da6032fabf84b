/// Where lines of ASCII may be broken, by Unicode's rules for breaking lines, as far as two characters that stand side by side say it.
enum LineBreaks {
    /// What a place between two characters allows.
    enum Place {
        case never, allowed
        /// It takes more than two characters to know, or another version of the rules says something else.
        case unknown
    }

    /// The classes of Unicode that printable characters of ASCII are in.
    private enum Kind: UInt8 {
        case letter, digit, quotation, exclamation, infix, opening, closing, brace, postfix, prefix, hyphen, slash, bar
    }

    private static let kinds: [Kind] = (0..<128).map { kind(UInt8($0)) }

    private static func kind(_ character: UInt8) -> Kind {
        switch Character(Unicode.Scalar(character)) {
        case "0"..."9": .digit
        case "\"", "'": .quotation
        case "!", "?": .exclamation
        case ",", ".", ":", ";": .infix
        case "(", "[", "{": .opening
        case ")", "]": .closing
        case "}": .brace
        case "%": .postfix
        case "$", "+", "\\": .prefix
        case "-": .hyphen
        case "/": .slash
        case "|": .bar
        default: .letter
        }
    }

    /// Between two characters of a word.
    static func between(_ first: UInt8, _ second: UInt8) -> Place {
        let (first, second) = (kinds[Int(first)], kinds[Int(second)])
        switch (first, second) {
        case (_, .quotation), (.quotation, _), (_, .exclamation), (_, .infix), (_, .closing), (_, .brace), (_, .slash): return .never
        case (.opening, _), (_, .hyphen), (_, .bar): return .never
        case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit): return .never
        case (.letter, .opening), (.digit, .opening), (.closing, .letter), (.closing, .digit), (.infix, .letter), (.infix, .digit):
            return .never
        case (.letter, .prefix), (.letter, .postfix), (.prefix, .letter), (.postfix, .letter), (.digit, .prefix), (.digit, .postfix),
            (.prefix, .digit), (.postfix, .digit):
            return .never
        case (.hyphen, .letter): return .allowed
        default: return .unknown
        }
    }

    /// Behind the one space between two characters.
    static func behindSpace(between first: UInt8, and second: UInt8) -> Place {
        switch (kinds[Int(first)], kinds[Int(second)]) {
        case (_, .exclamation), (_, .infix), (_, .closing), (_, .brace), (_, .slash), (.opening, _), (.quotation, .opening): .unknown
        default: .allowed
        }
    }
}
