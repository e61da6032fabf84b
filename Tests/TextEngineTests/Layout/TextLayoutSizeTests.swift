import Testing
import TextEngine

@Suite struct TextLayoutSizeTests {
    /// Widths of San Francisco as measured on iOS 26.1. Inter is another typeface, so they can only be near.
    @Test(arguments: [
        ("Hello UIKit", 8, 41.957, 0.01), ("Hello UIKit", 23, 104.100, 0.06),
        ("The quick brown fox jumps over the lazy dog", 8, 176.977, 0.01),
        ("The quick brown fox jumps over the lazy dog", 23, 437.986, 0.02),
        ("AVATAR", 17, 60.13, 0.01), ("spacing", 17, 59.85, 0.01),
    ])
    func widthsAreNearThoseOfSanFrancisco(text: String, size: CGFloat, expected: CGFloat, tolerance: CGFloat) {
        let width = layout(text, size: size).size.width
        #expect(abs(width / expected - 1) < tolerance, "\(width) instead of \(expected)")
    }

    @Test func everyLineIsAsHighAsItsFont() {
        #expect(layout("one").size.height == 17 * 1.193359375)
        #expect(layout("one\ntwo\nthree").size.height == 3 * 17 * 1.193359375)
        #expect(layout("").size == CGSize(width: 0, height: 17 * 1.193359375))
    }

    @Test func fallbackGlyphsDoNotMakeALineHigher() {
        for text in ["日本語", "שלום", "😀", "a😀b", "\u{10FFFF}"] {
            #expect(layout(text).size.height == 17 * 1.193359375, "\(text)")
        }
    }

    @Test func kernCountsAfterEveryCharacterTheLastOneToo() {
        func width(_ text: String, _ kern: CGFloat?) -> CGFloat {
            TextLayout(StyledText(text, TextAttributes(font: systemFont(17), kern: kern))).size.width
        }
        #expect(abs(width("spacing", 2) - width("spacing", 0) - 14) < 0.01)
        #expect(width("AVATAR", 0) > width("AVATAR", nil) + 3)
    }

    @Test func mixedSizesShareABaseline() {
        let text = StyledText(
            "abc",
            runs: [17, 24, 13].map { (1, TextAttributes(font: systemFont($0)), ParagraphStyle()) })
        let line = TextLayout(text).lines[0]
        #expect(line.height == 24 * 1.193359375)
        #expect(line.baseline == 24 * 0.9521484375)
    }

    @Test func raisedTextMakesTheLineHigher() {
        let text = StyledText(
            "ab",
            runs: [
                (1, TextAttributes(font: systemFont(17)), ParagraphStyle()),
                (1, TextAttributes(font: systemFont(17), baselineOffset: 6), ParagraphStyle()),
            ])
        #expect(abs(TextLayout(text).size.height - (17 * 1.193359375 + 6)) < 1e-9)
    }

    @Test func aTextFitsItsOwnWidth() {
        for text in ["Hello UIKit", "AVATAR", "The quick brown fox", "iiiiiii", "a b c", "שלום עולם"] {
            for kern in [nil, CGFloat(0), 2, -0.7] {
                let styled = StyledText(text, TextAttributes(font: systemFont(17), kern: kern))
                let free = TextLayout(styled)
                let exact = TextLayout(
                    styled, in: TextContainer(width: free.size.width, maximumLines: 1, lineBreakMode: .byTruncatingTail))
                #expect(!exact.isTruncated, "\(text) with kern \(String(describing: kern))")
                #expect(exact.size == free.size, "\(text) with kern \(String(describing: kern))")
                #expect(TextLayout(styled, in: TextContainer(width: free.size.width)).lines.count == 1)
            }
        }
    }

    @Test func anInlineBoxTakesItsRoom() {
        let box = InlineBox(width: 30, ascent: 40, descent: 5)
        let text = StyledText(
            "a\u{FFFC}",
            runs: [
                (1, TextAttributes(font: systemFont(17)), ParagraphStyle()),
                (1, TextAttributes(font: systemFont(17), inlineBox: box), ParagraphStyle()),
            ])
        let found = TextLayout(text)
        #expect(found.size.height == 45)
        #expect(found.lines[0].baseline == 40)
        #expect(abs(found.size.width - layout("a").size.width - 30) < 1)
    }
}
