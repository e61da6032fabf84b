import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Finds misspelled words in a text and proposes others, with the spelling dictionaries that the system has.
///
/// The dictionaries are those of the Debian packages `hunspell-…`, read through `libenchant-2-2`. Without the library, or for
/// a language without a dictionary, no word is misspelled and there are no guesses; standard error names the package (rules
/// TX-195, TX-196).
// apple: https://developer.apple.com/documentation/uikit/uitextchecker
@preconcurrency @MainActor
open class UITextChecker: UIObject {
    /// The words that this object takes for correct, in the order in which they were ignored. Nil until the first one.
    open var ignoredWords: [String]?

    private static var learnedWords: Set<String> = []

    public nonisolated override init() { super.init() }

    /// The languages that have a dictionary, such as `en_US`, in alphabetical order.
    // apple: https://developer.apple.com/documentation/uikit/uitextchecker/availablelanguages
    open class var availableLanguages: [String] { SpellingLibrary.shared?.languages ?? [] }

    /// The first misspelled word at an offset or after it.
    ///
    /// - Parameters:
    ///   - stringToCheck: the whole text.
    ///   - range: the part that is looked at, in UTF-16 units. What of it lies outside the text is ignored.
    ///   - startingOffset: where to begin, in UTF-16 units from the start of the text.
    ///   - wrapFlag: whether to go on from the start of the range where its end was reached.
    ///   - language: such as `en_US` or `en`.
    /// - Returns: the word, or a location of `NSNotFound` and no length.
    // apple: https://developer.apple.com/documentation/uikit/uitextchecker/rangeofmisspelledword(in:range:startingat:wrap:language:)
    @objc(rangeOfMisspelledWordInString:range:startingAt:wrap:language:)
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        let length = stringToCheck.utf16.count
        guard range.location != NSNotFound, range.location >= 0, range.length > 0, let library = Self.library() else { return none }
        let start = min(range.location, length)
        let end = start + min(range.length, length - start)
        let first = min(max(startingOffset, start), end)
        let scanner = WordScanner(stringToCheck)
        let text = stringToCheck as NSString
        func firstMisspelled(_ from: Int, before limit: Int) -> NSRange? {
            var position = from
            while position < limit, let word = scanner.word(from: position, to: end), word.location < limit {
                if isMisspelled(text.substring(with: word), library, language) { return word }
                position = NSMaxRange(word)
            }
            return nil
        }
        return firstMisspelled(first, before: end) ?? (wrapFlag ? firstMisspelled(start, before: first) : nil) ?? none
    }

    /// Words that may have been meant, the likeliest first.
    ///
    /// - Parameter range: the misspelled word, in UTF-16 units.
    /// - Returns: nil where the language has no dictionary or the range lies outside the text.
    // apple: https://developer.apple.com/documentation/uikit/uitextchecker/guesses(forwordrange:in:language:)
    @objc(guessesForWordRange:inString:language:)
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = Self.word(range, string) else { return nil }
        return Self.library()?.suggestions(for: word, language: language)
    }

    /// Words that begin as the given one does, among those that resemble it.
    ///
    /// - Parameter range: the beginning of a word, in UTF-16 units.
    /// - Returns: nil where the language has no dictionary or the range lies outside the text.
    // apple: https://developer.apple.com/documentation/uikit/uitextchecker/completions(forpartialwordrange:in:language:)
    @objc(completionsForPartialWordRange:inString:language:)
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let word = Self.word(range, string) else { return nil }
        return Self.library()?.suggestions(for: word, language: language)?.filter { $0 != word && $0.hasPrefix(word) }
    }

    /// Takes a word for correct in the questions to this object.
    // apple: https://developer.apple.com/documentation/uikit/uitextchecker/ignoreword(_:)
    @objc open func ignoreWord(_ wordToIgnore: String) {
        guard ignoredWords?.contains(wordToIgnore) != true else { return }
        ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
    }

    /// Takes a word for correct in the questions to all objects, until the process ends.
    // apple: https://developer.apple.com/documentation/uikit/uitextchecker/learnword(_:)
    @objc open class func learnWord(_ word: String) { learnedWords.insert(word) }

    /// Returns true if a word has been learned and not been unlearned since.
    // apple: https://developer.apple.com/documentation/uikit/uitextchecker/haslearnedword(_:)
    @objc open class func hasLearnedWord(_ word: String) -> Bool { learnedWords.contains(word) }

    /// Forgets a learned word. A word of the dictionary stays correct.
    // apple: https://developer.apple.com/documentation/uikit/uitextchecker/unlearnword(_:)
    @objc open class func unlearnWord(_ word: String) { learnedWords.remove(word) }

    private func isMisspelled(_ word: String, _ library: SpellingLibrary, _ language: String) -> Bool {
        if Self.learnedWords.contains(word) || ignoredWords?.contains(word) == true { return false }
        return !library.knows(word, language: language)
    }

    private static func word(_ range: NSRange, _ string: String) -> String? {
        let length = string.utf16.count
        guard range.location >= 0, range.length > 0, range.location <= length, range.length <= length - range.location else { return nil }
        return (string as NSString).substring(with: range)
    }

    private static var hasWarned = false

    private static func library() -> SpellingLibrary? {
        if SpellingLibrary.shared == nil, !hasWarned {
            hasWarned = true
            ConsoleWarning.tell("UITextChecker: spelling cannot be checked. Install the Debian packages libenchant-2-2 and hunspell-en-us.")
        }
        return SpellingLibrary.shared
    }
}
