/// Where the parts of a string begin and end, in UTF-16 units.
package struct TextParts: Sendable {
    package let string: String

    package init(_ string: String) {
        self.string = string
    }

    package var length: Int { string.utf16.count }

    // MARK: Characters

    /// The start of the character that a position is in; the position itself between two characters.
    package func start(ofCharacterAt offset: Int) -> Int {
        guard offset < length else { return length }
        let index = index(offset)
        return self.offset(string.index(before: string.index(after: index)))
    }

    /// The end of the character that a position is in; the position itself between two characters.
    package func end(ofCharacterAt offset: Int) -> Int {
        let start = start(ofCharacterAt: offset)
        return start == offset ? offset : end(ofCharacterAfter: start)
    }

    /// The index after the character that begins at or before a position; the end of the text at the end.
    package func end(ofCharacterAfter offset: Int) -> Int {
        offset < length ? self.offset(string.index(after: index(max(offset, 0)))) : length
    }

    /// The index before the character that ends at or after a position; the beginning of the text at the beginning.
    package func start(ofCharacterBefore offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        let start = start(ofCharacterAt: offset)
        return start < offset && offset < length ? start : self.offset(string.index(before: index(start)))
    }

    // MARK: Parts

    /// The indexes where parts of a granularity begin and end around a position: the nearest part that ends after it.
    package func part(endingAfter offset: Int, _ granularity: UITextGranularity) -> Range<Int>? {
        guard offset < length else { return nil }
        switch granularity {
        case .character:
            let start = start(ofCharacterAt: offset)
            return start..<end(ofCharacterAfter: start)
        case .word: return word(endingAfter: offset)
        case .sentence: return stretch(around: offset) { ".!?\u{3002}".contains($0) || $0.isNewline }
        case .paragraph: return stretch(around: offset, endsWith: \.isNewline)
        // True if a paragraph is broken into lines only those know who show it.
        case .line: return stretch(around: offset, endsWith: \.isNewline)
        case .document: return 0..<length
        }
    }

    /// The nearest part that begins before a position.
    package func part(beginningBefore offset: Int, _ granularity: UITextGranularity) -> Range<Int>? {
        guard offset > 0 else { return nil }
        guard granularity == .word else { return part(endingAfter: start(ofCharacterBefore: offset), granularity) }
        var index = index(offset)
        while index > string.startIndex {
            index = string.index(before: index)
            if string[index].isPartOfWord { return word(endingAfter: self.offset(index)) }
        }
        return nil
    }

    private func word(endingAfter offset: Int) -> Range<Int>? {
        var start = index(self.start(ofCharacterAt: offset))
        while start < string.endIndex, !string[start].isPartOfWord { start = string.index(after: start) }
        guard start < string.endIndex else { return nil }
        var end = string.index(after: start)
        while end < string.endIndex, joins(end) { end = string.index(after: end) }
        while start > string.startIndex, joins(string.index(before: start)) { start = string.index(before: start) }
        return self.offset(start)..<self.offset(end)
    }

    /// Returns true if a character belongs to a word, as an apostrophe between two letters does.
    private func joins(_ index: String.Index) -> Bool {
        if string[index].isPartOfWord { return true }
        guard "'\u{2019}".contains(string[index]), index > string.startIndex else { return false }
        let next = string.index(after: index)
        return next < string.endIndex && string[next].isPartOfWord && string[string.index(before: index)].isPartOfWord
    }

    private func stretch(around offset: Int, endsWith isEnd: (Character) -> Bool) -> Range<Int> {
        let middle = index(start(ofCharacterAt: offset))
        var (start, end) = (middle, middle)
        while start > string.startIndex, !isEnd(string[string.index(before: start)]) { start = string.index(before: start) }
        while end < string.endIndex {
            let isLast = isEnd(string[end])
            end = string.index(after: end)
            if isLast { break }
        }
        return self.offset(start)..<self.offset(end)
    }

    /// The character that begins at a position; nil at the end.
    func character(at offset: Int) -> Character? { offset < length ? string[index(offset)] : nil }

    // MARK: Indices

    private func index(_ offset: Int) -> String.Index { String.Index(utf16Offset: min(max(offset, 0), length), in: string) }
    private func offset(_ index: String.Index) -> Int { index.utf16Offset(in: string) }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
