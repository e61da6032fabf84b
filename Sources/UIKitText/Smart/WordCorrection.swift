import Foundation

/// The one word that was surely meant by a misspelled one.
struct WordCorrection {
    /// Shorter words are like too many others.
    private static let shortest = 3

    /// - Parameters:
    ///   - word: that is in no dictionary.
    ///   - suggestions: those of the dictionary, the likeliest first.
    /// - Returns: nil where several words could have been meant, or none is near.
    static func correction(of word: String, among suggestions: [String]) -> String? {
        guard word.count >= shortest, word.allSatisfy({ $0.isLetter || $0.isApostrophe }), !hasInnerCapital(word) else { return nil }
        let slips = suggestions.filter { isSlip(from: $0, to: word) }
        if slips.count == 1 { return slips.first.map { withCase(of: word, $0) } }
        guard slips.isEmpty, let first = suggestions.first, isOneChange(from: first, to: word),
            !suggestions.dropFirst().contains(where: { isOneChange(from: $0, to: word) })
        else { return nil }
        return withCase(of: word, first)
    }

    /// Names and abbreviations are written as they are meant.
    private static func hasInnerCapital(_ word: String) -> Bool { word.dropFirst().contains(where: \.isUppercase) }

    /// Returns true if a word becomes another one by what fingers do most: two letters in the wrong order, an accent or an apostrophe that is left
    /// out.
    private static func isSlip(from meant: String, to typed: String) -> Bool {
        let (meant, typed) = (plain(meant), plain(typed))
        if meant == typed { return true }
        guard meant.count == typed.count, let first = meant.indices.first(where: { meant[$0] != typed[$0] }), first + 1 < meant.count else {
            return false
        }
        return meant[first] == typed[first + 1] && meant[first + 1] == typed[first] && meant[(first + 2)...] == typed[(first + 2)...]
    }

    /// Returns true if a word becomes another one by a letter that is left out, put in, or another one.
    private static func isOneChange(from meant: String, to typed: String) -> Bool {
        let (meant, typed) = (plain(meant), plain(typed))
        guard abs(meant.count - typed.count) <= 1 else { return false }
        let start = zip(meant, typed).prefix { $0 == $1 }.count
        let end = zip(meant.dropFirst(start).reversed(), typed.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        return max(meant.count, typed.count) - start - end <= 1
    }

    /// Small letters without accents and apostrophes.
    private static func plain(_ word: String) -> [Character] {
        word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).filter { !$0.isApostrophe }
    }

    private static func withCase(of typed: String, _ word: String) -> String {
        typed.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
    }
}

extension Character {
    fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" }
}
