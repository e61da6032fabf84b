import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitTextInput

/// Knows which of the words that are seen of a text are misspelled, while a person types.
///
/// It looks when the text has rested for a while, and not at the word that is being typed. Without a dictionary for the language of the
/// keyboard no word is misspelled.
@MainActor
final class TextSpelling {
    private unowned let editor: TextEditor
    /// In the order of the text.
    private(set) var misspelled: [NSRange] = []
    private var timer: CaretTimer?
    /// Where the last typed character ends.
    private var typedEnd: Int?
    /// The answers of the dictionary.
    private var answers: [String: Bool] = [:]
    /// The words that were corrected and that a person has brought back.
    private var reverted: Set<String> = []

    /// Shows what is misspelled.
    var show: (() -> Void)?

    // ad-hoc: shorter than a person thinks, longer than from key to key
    private static let rest = 0.5
    private static let mostAnswers = 4096
    private static let mostGuesses = 5

    init(of editor: TextEditor) { self.editor = editor }

    private var view: any EditedText { editor.view }

    /// The dictionary to look into; nil where nothing is marked.
    private var language: String? {
        guard editor.isActive, view.traits.isSpellingChecked else { return nil }
        return SpellingLanguage.dictionary(for: view.displayHost.keyboardUse.language)
    }

    // MARK: Changes

    /// Characters of a stretch are other ones, and there are so many more.
    func textDidChange(_ range: NSRange, delta: Int) {
        typedEnd = NSMaxRange(range)
        let oldEnd = NSMaxRange(range) - delta
        misspelled = misspelled.compactMap { word in
            if NSMaxRange(word) < range.location { return word }
            return word.location > oldEnd ? NSRange(location: word.location + delta, length: word.length) : nil
        }
        show?()
        look()
    }

    /// It is another text.
    func forget() {
        typedEnd = nil
        clear()
        look()
    }

    /// The visible text or the caret may have moved. Looks when that has rested for a while.
    func look() {
        timer?.stop()
        timer = nil
        guard language != nil else { return clear() }
        timer = CaretTimer(after: Self.rest, every: 1000) { [weak self] in self?.check() }
    }

    private func clear() {
        guard !misspelled.isEmpty else { return }
        misspelled = []
        show?()
    }

    // MARK: Looking

    private func check() {
        timer?.stop()
        timer = nil
        guard let language, let library = SpellingLibrary.shared else { return clear() }
        let seen = wholeWords(view.seenCharacters)
        let text = view.characters(in: seen)
        let scanner = WordScanner(text)
        let string = text as NSString
        var found: [NSRange] = []
        var location = 0
        while let word = scanner.word(from: location, to: string.length) {
            location = NSMaxRange(word)
            let range = NSRange(location: seen.location + word.location, length: word.length)
            guard !isBeingTyped(range), !isOfAddress(word, string) else { continue }
            if !knows(string.substring(with: word), language, library) { found.append(range) }
        }
        guard found != misspelled else { return }
        misspelled = found
        show?()
    }

    private func knows(_ word: String, _ language: String, _ library: SpellingLibrary) -> Bool {
        if UITextChecker.hasLearnedWord(word) { return true }
        if let answer = answers[word] { return answer }
        if answers.count >= Self.mostAnswers { answers = [:] }
        let answer = library.knows(word, language: language)
        answers[word] = answer
        return answer
    }

    private func isBeingTyped(_ word: NSRange) -> Bool {
        guard editor.selection.length == 0, editor.selection.location == NSMaxRange(word) else { return false }
        return typedEnd == NSMaxRange(word)
    }

    /// Returns true if a word is in an address of the web or of mail.
    private func isOfAddress(_ word: NSRange, _ text: NSString) -> Bool {
        let blank = CharacterSet.whitespacesAndNewlines
        let before = text.rangeOfCharacter(from: blank, options: .backwards, range: NSRange(location: 0, length: word.location))
        let start = before.location == NSNotFound ? 0 : NSMaxRange(before)
        let rest = NSRange(location: NSMaxRange(word), length: text.length - NSMaxRange(word))
        let after = text.rangeOfCharacter(from: blank, range: rest)
        let end = after.location == NSNotFound ? text.length : after.location
        let whole = text.substring(with: NSRange(location: start, length: end - start))
        return whole.contains("://") || whole.contains("@") || whole.hasPrefix("www.")
    }

    /// A stretch with the words that it divides.
    private func wholeWords(_ range: NSRange) -> NSRange {
        let range = editor.clamped(range)
        let start = editor.start(ofCharacterAt: max(range.location - 64, 0))
        let end = editor.end(ofCharacterAt: min(NSMaxRange(range) + 64, editor.length))
        return NSRange(location: start, length: end - start)
    }

    // MARK: Correcting

    /// The misspelled word that a text ends with; nil if there is none, or it is part of something else.
    /// - Parameter isWhole: whether nothing stands before the text.
    func misspelledWord(endingText text: String, isWhole: Bool) -> NSRange? {
        guard let language = correctingLanguage, let library = SpellingLibrary.shared else { return nil }
        let string = text as NSString
        let scanner = WordScanner(text)
        var (location, last): (Int, NSRange?) = (0, nil)
        while let word = scanner.word(from: location, to: string.length) { (location, last) = (NSMaxRange(word), word) }
        guard let word = last, NSMaxRange(word) == string.length, isWhole || word.location > 0, !isOfAddress(word, string) else {
            return nil
        }
        let characters = string.substring(with: word)
        return reverted.contains(characters) || knows(characters, language, library) ? nil : word
    }

    /// The word that a misspelled one was surely meant to be.
    func correction(of word: String) -> String? {
        guard let language = correctingLanguage, let library = SpellingLibrary.shared else { return nil }
        return WordCorrection.correction(of: word, among: library.suggestions(for: word, language: language) ?? [])
    }

    /// A person has brought a word back: it is not corrected any more in this text.
    func keep(_ word: String) { reverted.insert(word) }

    private var correctingLanguage: String? {
        editor.isActive ? SpellingLanguage.dictionary(for: view.displayHost.keyboardUse.language) : nil
    }

    // MARK: Guesses

    /// The misspelled word around a position.
    func word(at location: Int) -> NSRange? { misspelled.first { $0.location <= location && location <= NSMaxRange($0) } }

    /// The guesses for a word, as commands that put them there.
    func guesses(for word: NSRange) -> [UIMenuElement] {
        let guesses = language.flatMap { SpellingLibrary.shared?.suggestions(for: view.characters(in: word), language: $0) } ?? []
        guard !guesses.isEmpty else { return [UIAction(title: "No Replacements Found", attributes: .disabled) { _ in }] }
        return guesses.prefix(Self.mostGuesses).map { guess in
            UIAction(title: guess) { [weak editor] _ in
                guard let editor, NSMaxRange(word) <= editor.length else { return }
                editor.edit(word, guess, as: .replacement)
            }
        }
    }
}

extension TextTraits {
    /// True if misspelled words are marked. Where a text does not say, they are unless it wants none corrected.
    var isSpellingChecked: Bool {
        guard !isExact else { return false }
        return spellChecking == .yes || spellChecking == .default && correction != .no
    }
}
