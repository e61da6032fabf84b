/// The lines of source that the compiler shows below the first line of a diagnostic, with messages at columns.
struct DiagnosticSnippet {
    struct Annotation: Equatable {
        /// From 1; a line of the text that the compiler saw.
        let line: Int
        /// Characters before the position.
        let character: Int
        /// With the severity, in colours.
        let message: String
    }

    private(set) var annotations: [Annotation] = []
    /// The shown lines, by number.
    private(set) var sourceLines: [Int: String] = [:]
    /// The lines that are no part of the snippet.
    private(set) var rest: [String] = []
    /// True if the code of a macro is shown inside, which has lines of its own.
    private(set) var hasNestedCode = false

    init(_ lines: some Sequence<String>) {
        var current: Int?
        for line in lines {
            let plain = StyledText.plain(line)
            if plain.drop(while: { $0 == " " }).hasPrefix("+---") { hasNestedCode = true }
            if let (number, text) = Self.sourceLine(plain) {
                sourceLines[number] = text
                current = number
            } else if let number = current, let (character, message) = Self.annotation(plain: plain, styled: line) {
                annotations.append(Annotation(line: number, character: character, message: message))
            } else if plain.trimmingPrefix(while: { $0 == " " }) != ":" {
                rest.append(line)
            }
        }
    }

    /// Reads `12 | text`.
    private static func sourceLine(_ line: String) -> (Int, String)? {
        let digits = line.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits) else { return nil }
        let after = line[digits.endIndex...]
        if after == " |" { return (number, "") }
        return after.hasPrefix(" | ") ? (number, String(after.dropFirst(3))) : nil
    }

    /// Reads `   |   |  |- message` and `   |    `- message`.
    private static func annotation(plain: String, styled: String) -> (Int, String)? {
        let body = plain.drop { $0 == " " }
        guard body.hasPrefix("| ") else { return nil }
        let columns = body.dropFirst(2)
        var position = columns.startIndex
        var character = 0
        while position < columns.endIndex {
            let rest = columns[position...]
            if rest.hasPrefix("`- ") || rest.hasPrefix("|- ") {
                let marker = rest.hasPrefix("`- ") ? "`- " : "|- "
                return styled.firstRange(of: marker).map { (character, String(styled[$0.upperBound...])) }
            }
            guard columns[position] == " " || columns[position] == "|" else { return nil }
            position = columns.index(after: position)
            character += 1
        }
        return nil
    }
}
