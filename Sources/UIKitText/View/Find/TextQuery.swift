import Foundation

/// The query of a search in a text. Positions are counted in UTF-16 units.
struct TextQuery {
    let text: String
    let method: UITextSearchOptions.WordMatchMethod
    let comparing: NSString.CompareOptions

    @MainActor
    init(_ text: String, _ options: UITextSearchOptions) {
        (self.text, method, comparing) = (text, options.wordMatchMethod, options.stringCompareOptions)
    }

    /// How far a match may reach behind its beginning: characters that count as equal need not be equally long.
    var reach: Int { 4 * text.utf16.count + 64 }

    /// The ranges of the matches, in order, none of which overlap.
    /// - Parameters:
    ///   - piece: a part of a text.
    ///   - limit: a match begins before this index of the part.
    ///   - before: the unit before the part; 0 if there is none.
    func matches(in piece: [UInt16], limit: Int, before: UInt16 = 0) -> [NSRange] {
        guard !text.isEmpty, !piece.isEmpty else { return [] }
        // A string of Foundation's own compares faster than one of Swift's that is handed over.
        let string = piece.withUnsafeBufferPointer { units in units.baseAddress.map { NSString(characters: $0, length: units.count) } }
        guard let string else { return [] }
        let options = comparing.subtracting([.backwards, .anchored, .regularExpression])
        var matches: [NSRange] = []
        var start = 0
        while start < limit {
            let found = string.range(of: text, options: options, range: NSRange(location: start, length: piece.count - start))
            guard found.location != NSNotFound, found.location < limit else { break }
            if fits(found, in: piece, before) { matches.append(found) }
            start = max(NSMaxRange(found), found.location + 1)
        }
        return matches
    }

    private func fits(_ range: NSRange, in piece: [UInt16], _ before: UInt16) -> Bool {
        guard method != .contains else { return true }
        let left = range.location > 0 ? piece[range.location - 1] : before
        guard !Self.isOfWord(left) || !Self.isOfWord(piece[range.location]) else { return false }
        let end = NSMaxRange(range)
        guard method == .fullWord, end < piece.count, range.length > 0 else { return true }
        return !Self.isOfWord(piece[end]) || !Self.isOfWord(piece[end - 1])
    }

    private static func isOfWord(_ unit: UInt16) -> Bool {
        guard let scalar = Unicode.Scalar(unit) else { return false }
        if scalar == "_" { return true }
        let properties = scalar.properties
        return properties.isAlphabetic || properties.numericType != nil || properties.generalCategory == .nonspacingMark
    }
}
