/// A word of a script's line: bare, or a text in quotes.
enum DriveWord: Equatable {
    case bare(String)
    case quoted(String)

    var text: String {
        switch self {
        case .bare(let text), .quoted(let text): text
        }
    }

    /// Splits a line at white space. `#` outside quotes begins a comment; inside quotes `\"`, `\\`, `\n` and `\t` are escapes.
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
            case "\\": text.append(try escape(rest.popFirst()))
            default: text.append(character)
            }
        }
        throw DriveSyntaxError("the text that begins with a quote has no closing quote")
    }

    private static func escape(_ character: Character?) throws(DriveSyntaxError) -> Character {
        switch character {
        case "n": "\n"
        case "t": "\t"
        case "\"": "\""
        case "\\": "\\"
        default: throw DriveSyntaxError("unknown escape \"\\\(character.map(String.init) ?? "")\"; known are \\\" \\\\ \\n \\t")
        }
    }
}
