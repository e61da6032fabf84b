import Foundation
import Testing
@_spi(ForasteroInternal) @testable import UIKitText

/// What counts as the text that is searched for.
@MainActor
struct TextQueryTests {
    private func matches(
        _ query: String, in text: String, _ method: UITextSearchOptions.WordMatchMethod = .contains,
        _ comparing: NSString.CompareOptions = .caseInsensitive
    ) -> [Int] {
        let units = Array(text.utf16)
        return TextQuery(query, UITextSearchOptions(method, comparing)).matches(in: units, limit: units.count).map(\.location)
    }

    @Test("TX-150: by itself a search finds parts of words, whatever their capitals")
    func options() {
        let options = UITextSearchOptions()
        #expect(options.wordMatchMethod == .contains)
        #expect(options.stringCompareOptions == .caseInsensitive)
        #expect(matches("an", in: "An anana, banan") == [0, 3, 5, 11, 13])
        #expect(matches("an", in: "An anana", .contains, []) == [3, 5])
        #expect(matches("žluť", in: "ŽLUŤ žluť zlut") == [0, 5])
        #expect(matches("zlut", in: "ŽLUŤ zlut", .contains, [.caseInsensitive, .diacriticInsensitive]) == [0, 5])
    }

    @Test("TX-150: whole words and beginnings of words are told from parts")
    func words() {
        let text = "cat concat cats (cat) cat's cat_1 9cat"
        #expect(matches("cat", in: text, .fullWord) == [0, 17, 22])
        #expect(matches("cat", in: text, .startsWith) == [0, 11, 17, 22, 28])
        #expect(matches("(cat)", in: text, .fullWord) == [16])
        #expect(matches("cat", in: "😀cat😀", .fullWord) == [2])
    }

    @Test("TX-150: nothing, and what is longer than the text, is found nowhere; surrogates are not divided")
    func limits() {
        #expect(matches("", in: "text").isEmpty)
        #expect(matches("text", in: "").isEmpty)
        #expect(matches("longer", in: "long").isEmpty)
        #expect(matches("😀", in: "a😀b😀") == [1, 4])
        #expect(matches("aa", in: "aaaa") == [0, 2])
    }
}
