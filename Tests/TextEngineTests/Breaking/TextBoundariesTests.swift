import Testing
import TextEngine

@Suite("Where words and sentences end")
struct TextBoundariesTests {
    private func words(_ string: String) -> [String] { parts(string, TextBoundaries(string).words) }
    private func sentences(_ string: String) -> [String] { parts(string, TextBoundaries(string).sentences) }

    private func parts(_ string: String, _ ranges: [Range<Int>]) -> [String] {
        let units = Array(string.utf16)
        return ranges.map { String(decoding: units[$0], as: UTF16.self) }
    }

    @Test("Words have letters or digits, with apostrophes within; hyphens and blanks are between them")
    func latin() {
        #expect(words("Don't stop, re-run 42 times\u{2026}") == ["Don't", "stop", "re", "run", "42", "times"])
        #expect(words("  ") == [])
        #expect(words("") == [])
    }

    @Test("Ranges count UTF-16 units")
    func units() {
        #expect(TextBoundaries("\u{1F600} ab").words == [3..<5])
        #expect(words("\u{1F600} cafe\u{301} Żółć") == ["cafe\u{301}", "Żółć"])
    }

    @Test("Sentences together are the whole string")
    func wholeSentences() {
        #expect(sentences("It is 3.5 km. Go on! Why?") == ["It is 3.5 km. ", "Go on! ", "Why?"])
        #expect(sentences("one\ntwo") == ["one\n", "two"])
        #expect(sentences("") == [])
    }

    @Test("A string with a zero in it is read to its end")
    func zeros() {
        #expect(words("ab\0cd").last?.hasSuffix("cd") == true)
    }
}
