import Testing
import TextEngine

@Suite struct StyledTextTests {
    @Test func runsMustCoverTheText() async {
        await #expect(processExitsWith: .failure) {
            let font = FontLibrary.shared.font(FontDescription(size: 17))
            _ = StyledText("abc", runs: [(2, TextAttributes(font: font), ParagraphStyle())])
        }
    }

    @Test func equalTextsAreEqual() {
        func text(_ string: String, _ size: CGFloat) -> StyledText { StyledText(string, TextAttributes(font: systemFont(size))) }
        #expect(text("a", 17) == text("a", 17))
        #expect(text("a", 17).hashValue == text("a", 17).hashValue)
        #expect(text("a", 17) != text("a", 18))
        #expect(text("a", 17) != text("b", 17))
    }

    @Test func textsOfAnyKindAreLaidOut() {
        var generator = SeededNumbers(state: 42)
        let alphabet: [Character] = [
            "a", " ", "\n", "\r", "\t", "é", "😀", "👨‍👩‍👧", "ש", "\u{0}", "\u{200B}", "\u{FFFC}", "\u{2028}", "\u{301}", "日",
        ]
        for _ in 0..<300 {
            let count = Int.random(in: 0...24, using: &generator)
            let string = String((0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &generator)] })
            let found = layout(
                string,
                in: TextContainer(
                    width: CGFloat.random(in: 0...200, using: &generator), maximumLines: Int.random(in: 0...3, using: &generator),
                    lineBreakMode: TextLineBreakMode(rawValue: Int.random(in: 0...5, using: &generator))))
            #expect(!found.lines.isEmpty)
            #expect(found.size.height > 0)
            #expect(found.lines.allSatisfy { $0.range.upperBound <= string.utf16.count })
            for position in 0...string.utf16.count { #expect(found.caretRect(at: position).minX.isFinite) }
        }
    }
}

/// Numbers that look random and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ state >> 29
    }
}
