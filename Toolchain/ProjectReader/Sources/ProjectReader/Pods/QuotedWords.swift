/// The texts in quotes in a line of Ruby.
enum QuotedWords {
    /// Escapes are not looked at, since no path has one.
    static func words(in code: String) -> [String] {
        var words: [String] = [], open: Character?, word = ""
        for character in withoutComment(code) {
            if let quote = open {
                if character == quote {
                    words.append(word)
                    (open, word) = (nil, "")
                } else {
                    word.append(character)
                }
            } else if character == "'" || character == "\"" {
                open = character
            }
        }
        return words
    }

    static func withoutComment(_ code: String) -> Substring {
        var quote: Character?
        for index in code.indices {
            switch (quote, code[index]) {
            case (let open?, let character): if character == open { quote = nil }
            case (nil, "#"): return code[..<index]
            case (nil, let character): if character == "'" || character == "\"" { quote = character }
            }
        }
        return code[...]
    }
}
