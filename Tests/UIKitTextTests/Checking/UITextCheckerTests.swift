import Foundation
import Testing
import UIKitTesting

@testable import UIKitText

@MainActor
struct UITextCheckerTests {
    private let checker = UITextChecker()

    private func misspelled(_ text: String, from start: Int = 0, range: NSRange? = nil, wrap: Bool = false) -> String? {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let found = checker.rangeOfMisspelledWord(in: text, range: range ?? whole, startingAt: start, wrap: wrap, language: "en_US")
        return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
    }

    @Test("TX-195: the first misspelled word at an offset or after it is found")
    func firstMisspelledWord() {
        #expect(misspelled("The quikc brown fxo") == "quikc")
        #expect(misspelled("The quikc brown fxo", from: 9) == "fxo")
        #expect(misspelled("The quick brown fox doesn't bark") == nil)
    }

    @Test("TX-195: the search goes on from the start of the range when it is asked to")
    func wrapping() {
        #expect(misspelled("quikc brown fox", from: 6) == nil)
        #expect(misspelled("quikc brown fox", from: 6, wrap: true) == "quikc")
    }

    @Test("TX-195: words outside the range are not looked at")
    func range() {
        #expect(misspelled("quikc brown fxo", range: NSRange(location: 6, length: 5)) == nil)
        #expect(misspelled("quikc", range: NSRange(location: 40, length: 5)) == nil)
        #expect(misspelled("quikc", range: NSRange(location: 0, length: Int.max)) == "quikc")
        #expect(misspelled("quikc", range: NSRange(location: -3, length: 9)) == nil)
    }

    @Test("Numbers and signs are not words; letters outside the first plane are")
    func words() {
        #expect(misspelled("1234 h2o -- ... \u{1F600}") == nil)
        #expect(misspelled("\u{10400}\u{10401} is odd") != nil)
    }

    @Test("TX-195: guesses name words that resemble the misspelled one")
    func guesses() throws {
        let text = "Say helo"
        let guesses = try #require(checker.guesses(forWordRange: NSRange(location: 4, length: 4), in: text, language: "en_US"))
        #expect(guesses.contains("hello"))
        #expect(checker.guesses(forWordRange: NSRange(location: 6, length: 4), in: text, language: "en_US") == nil)
    }

    @Test("TX-195: completions begin as the partial word does")
    func completions() throws {
        let whole = NSRange(location: 0, length: 6)
        let completions = try #require(checker.completions(forPartialWordRange: whole, in: "hospit", language: "en_US"))
        #expect(completions.allSatisfy { $0.hasPrefix("hospit") && $0 != "hospit" })
    }

    @Test("TX-195: learned words are correct for all, ignored ones for one object")
    func learning() {
        UITextChecker.learnWord("forasterisch")
        checker.ignoreWord("ignorisch")
        checker.ignoreWord("ignorisch")
        #expect(checker.ignoredWords == ["ignorisch"])
        #expect(UITextChecker.hasLearnedWord("forasterisch"))
        #expect(misspelled("forasterisch ignorisch") == nil)
        let other = UITextChecker()
        let text = "forasterisch ignorisch"
        let found = other.rangeOfMisspelledWord(
            in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: 0, wrap: false, language: "en_US")
        #expect((text as NSString).substring(with: found) == "ignorisch")
        UITextChecker.unlearnWord("forasterisch")
        #expect(misspelled("forasterisch") == "forasterisch")
    }

    @Test("TX-196: no word is misspelled and nothing is guessed in a language without a dictionary")
    func missingDictionary() {
        let whole = NSRange(location: 0, length: 5)
        #expect(checker.rangeOfMisspelledWord(in: "quikc", range: whole, startingAt: 0, wrap: true, language: "tlh").location == NSNotFound)
        #expect(checker.guesses(forWordRange: whole, in: "quikc", language: "tlh") == nil)
        #expect(UITextChecker.availableLanguages.contains("en_US"))
    }
}
