import Foundation
import Testing
import TextKit

@Suite("Strings by words and sentences")
struct WordEnumerationTests {
    private let text = "  One, two three."

    @Test("Each word comes with its range and with what is around it, all characters once")
    func enclosingRanges() {
        var (words, ranges, enclosing): ([String], [NSRange], [NSRange]) = ([], [], [])
        (text as NSString).enumerateSubstrings(in: NSRange(location: 0, length: text.utf16.count), options: .byWords) {
            word, range, around, _ in
            words.append(word ?? "nil")
            ranges.append(range)
            enclosing.append(around)
        }
        #expect(words == ["One", "two", "three"])
        #expect(ranges == [NSRange(2..<5), NSRange(7..<10), NSRange(11..<16)])
        #expect(enclosing == [NSRange(0..<7), NSRange(7..<11), NSRange(11..<17)])
    }

    @Test("Backwards, until the block stops it, and without substrings where they are not required")
    func backwards() {
        var words: [String?] = []
        (text as NSString).enumerateSubstrings(in: NSRange(location: 4, length: 6), options: [.byWords, .reverse]) { word, _, _, stop in
            words.append(word)
            if words.count == 2 { stop.pointee = true }
        }
        #expect(words == ["two", "e"])
        text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .substringNotRequired]) { word, _, _, stop in
            words.append(word)
            stop = true
        }
        #expect(words == ["two", "e", nil])
    }

    @Test("Swift's strings give indices of their own")
    func swiftStrings() {
        var found: [Substring] = []
        let part = text.dropFirst(6)
        part.enumerateSubstrings(in: part.startIndex..<part.endIndex, options: .byWords) { _, range, _, _ in found.append(text[range]) }
        #expect(found == ["two", "three"])
        var sentences: [String] = []
        "Yes. No!".enumerateSubstrings(in: "Yes. No!".startIndex..., options: .bySentences) { sentence, _, _, _ in
            sentences.append(sentence!)
        }
        #expect(sentences == ["Yes. ", "No!"])
    }

    @Test("Characters and lines stay Foundation's")
    func foundations() {
        var characters: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: .byComposedCharacterSequences) { character, _, _, _ in
            characters.append(character ?? "nil")
        }
        #expect(characters.joined() == text)
        var lines: [String] = []
        ("a\nb" as NSString).enumerateSubstrings(in: NSRange(location: 0, length: 3), options: []) { line, _, _, _ in lines.append(line!) }
        #expect(lines == ["a", "b"])
    }

    @Test("Words and sentences at once are no kind of substring")
    func both() async {
        await #expect(processExitsWith: .failure) {
            ("a" as NSString).enumerateSubstrings(in: NSRange(location: 0, length: 1), options: [.byWords, .bySentences]) { _, _, _, _ in }
        }
    }
}
