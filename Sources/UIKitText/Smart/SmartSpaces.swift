import Foundation

/// The spaces around whole words that are pasted and cut.
struct SmartSpaces {
    /// The characters beside a stretch of a text; nil at its ends.
    var before: Character?
    var after: Character?

    /// The text to paste, with a space towards a word beside it.
    func pasted(_ text: String) -> String {
        guard let first = text.first, let last = text.last else { return text }
        let needsFirst = Self.isOfWord(before) && Self.isOfWord(first)
        let needsLast = Self.isOfWord(after) && Self.isOfWord(last)
        return (needsFirst ? " " : "") + text + (needsLast ? " " : "")
    }

    /// The space that goes with words that are cut: the one before them, at the beginning of a line the one behind; nil for none.
    func spaceToCut(with words: String) -> (before: Bool, after: Bool)? {
        guard Self.isOfWord(words.first), Self.isOfWord(words.last), !Self.isOfWord(before), !Self.isOfWord(after) else { return nil }
        if before == " ", after?.isWhitespace ?? true || after?.isPunctuation == true { return (true, false) }
        if after == " ", before?.isNewline ?? true { return (false, true) }
        return nil
    }

    private static func isOfWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
}
