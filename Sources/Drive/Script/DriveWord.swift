/// A word of a script's line: bare, or a text in quotes.
enum DriveWord: Equatable {
    case bare(String)
    case quoted(String)

    var text: String {
        switch self {
        case .bare(let text), .quoted(let text): text
        }
    }

    /// Splits a line at white space. `#` outside quotes begins a comment; inside quotes `\"`, `\\`, `\n`, `\r`, `\t`
    /// and `\u{2028}` are escapes.
    static func words(of line: String) throws(DriveSyntaxError) -> [DriveWord] {
        var words: [DriveWord] = []
        var rest = line[...]
        while let first = rest.first, first != "#" {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" {
                rest.removeFirst()
                words.append(.quoted(try takeQuoted(from: &rest)))
            } else {
                let word = rest.prefix { !$0.isWhitespace && $0 != "#" && $0 != "\"" }
                words.append(.bare(String(word)))
                rest = rest[word.endIndex...]
            }
        }
        return words
    }

    /// Takes a text up to its closing quote, the opening one being gone already.
    private static func takeQuoted(from rest: inout Substring) throws(DriveSyntaxError) -> String {
        var text = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return text
            case "\\": text.append(try takeEscaped(from: &rest))
            default: text.append(character)
            }
        }
        throw DriveSyntaxError("the text that begins with a quote has no closing quote")
    }

    /// Takes what follows a backslash.
    private static func takeEscaped(from rest: inout Substring) throws(DriveSyntaxError) -> Character {
        let character = rest.popFirst()
        switch character {
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "\"": return "\""
        case "\\": return "\\"
        case "u": return try takeScalar(from: &rest)
        default:
            let text = character.map(String.init) ?? ""
            throw DriveSyntaxError("unknown escape \"\\\(text)\"; known are \\\" \\\\ \\n \\r \\t \\u{…}")
        }
    }

    /// Takes the number of a character, in braces and with the base 16.
    private static func takeScalar(from rest: inout Substring) throws(DriveSyntaxError) -> Character {
        guard rest.first == "{", let end = rest.firstIndex(of: "}"),
            let scalar = UInt32(rest[..<end].dropFirst(), radix: 16).flatMap(Unicode.Scalar.init)
        else { throw DriveSyntaxError("\\u is written with the number of a character: \\u{2028}") }
        rest = rest[rest.index(after: end)...]
        return Character(scalar)
    }
}
