internal import CPango

/// Where the words and the sentences of a string begin and end by Unicode's rules, in UTF-16 units.
public struct TextBoundaries: Sendable {
    /// Those with a letter or a digit, in their order. What is between them, as spaces and punctuation, is in none.
    public private(set) var words: [Range<Int>] = []
    /// In their order, each with the blanks behind it: together they are the whole string.
    public private(set) var sentences: [Range<Int>] = []

    /// - Complexity: grows with the length of the string.
    public init(_ string: String) {
        let scalars = string.unicodeScalars
        guard !scalars.isEmpty else { return }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
        // For Pango a zero ends the text.
        var string = string.utf8.contains(0) ? string.replacing("\0", with: " ") : string
        string.withUTF8 { text in
            text.withMemoryRebound(to: CChar.self) {
                pango_get_log_attrs($0.baseAddress, Int32($0.count), -1, pango_language_get_default(), &attributes, Int32(attributes.count))
            }
        }
        read(attributes, scalars)
    }

    private mutating func read(_ attributes: [PangoLogAttr], _ scalars: String.UnicodeScalarView) {
        var (offset, word, sentence, isWord) = (0, 0, 0, false)
        for (attribute, scalar) in zip(attributes, scalars) {
            if attribute.is_word_boundary != 0 {
                if isWord { words.append(word..<offset) }
                (word, isWord) = (offset, false)
            }
            if attribute.is_sentence_boundary != 0, offset > sentence {
                sentences.append(sentence..<offset)
                sentence = offset
            }
            isWord = isWord || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            offset += UTF16.width(scalar)
        }
        if isWord { words.append(word..<offset) }
        sentences.append(sentence..<offset)
    }
}
