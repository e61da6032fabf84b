import Testing
import TextEngine

@Suite struct TextLayoutLinesTests {
    private let fox = "The quick brown fox jumps over the lazy dog"

    @Test func linesBreakBetweenWords() {
        let lines = lineTexts(layout(fox, in: TextContainer(width: 120)))
        #expect(lines.count > 2)
        #expect(lines.joined() == fox)
        #expect(lines.dropLast().allSatisfy { $0.hasSuffix(" ") })
    }

    @Test func linesBreakAnywhereWhenAskedTo() {
        let found = layout(fox, in: TextContainer(width: 60, lineBreakMode: .byCharWrapping))
        #expect(lineTexts(found).joined() == fox)
        #expect(lineTexts(found).contains { !$0.hasSuffix(" ") })
        #expect(found.lines.allSatisfy { $0.width <= 60.5 })
    }

    @Test func aWordThatIsTooLongIsBroken() {
        let found = layout("Donaudampfschifffahrtsgesellschaft", in: TextContainer(width: 80))
        #expect(found.lines.count > 2)
        #expect(found.lines.allSatisfy { $0.width <= 80.5 })
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2029}b", "a\u{2028}b"]) func everyKindOfLineEndEndsALine(text: String) {
        #expect(layout(text).lines.count == 2)
        #expect(lineTexts(layout(text)).first?.first == "a")
        #expect(lineTexts(layout(text)).last == "b")
    }

    @Test func aTextThatEndsWithALineEndHasAnExtraLine() throws {
        let found = layout("one\n")
        #expect(found.lines.count == 1)
        #expect(found.size.height == 17 * 1.193359375)
        let extra = try #require(found.extraLine)
        #expect(extra.top == found.size.height)
        #expect(extra.range == 4..<4)
        #expect(layout("one").extraLine == nil)
        #expect(layout("").extraLine == nil)
        #expect(layout("one\n\ntwo").lines.count == 3)
    }

    @Test func thereAreNoMoreLinesThanAllowed() {
        let found = layout(fox, in: TextContainer(width: 100, maximumLines: 2))
        #expect(found.lines.count == 2)
        #expect(found.isTruncated)
        #expect(!layout(fox, in: TextContainer(width: 1000, maximumLines: 2)).isTruncated)
    }

    @Test func thereAreNoMoreLinesThanFit() {
        let line = CGFloat(17 * 1.193359375)
        #expect(layout(fox, in: TextContainer(width: 100, height: 2.5 * line)).lines.count == 2)
        #expect(layout(fox, in: TextContainer(width: 100, height: 2 * line)).lines.count == 2)
        #expect(layout(fox, in: TextContainer(width: 100, height: 1)).lines.count == 1)
        #expect(layout(fox, in: TextContainer(width: 100, height: 0)).isTruncated)
    }

    @Test(arguments: [TextLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func truncationFitsTheWidth(mode: TextLineBreakMode) {
        for width in stride(from: 30.0, to: 330, by: 37) {
            let found = layout(fox, in: TextContainer(width: width, maximumLines: 1, lineBreakMode: mode))
            #expect(found.lines.count == 1)
            #expect(found.isTruncated)
            #expect(found.size.width <= width + 0.5, "\(found.size.width) in \(width)")
            #expect(found.size.width > width - 25, "\(found.size.width) in \(width)")
        }
    }

    @Test func truncationSaysThatAnotherParagraphIsHidden() {
        func width(_ text: String) -> CGFloat {
            layout(text, in: TextContainer(width: 200, maximumLines: 1, lineBreakMode: .byTruncatingTail)).size.width
        }
        #expect(abs(width("first\nsecond") - width("first\u{2026}")) < 0.01)
        #expect(width("first\n") == width("first"))
        #expect(!layout("first\n", in: TextContainer(maximumLines: 1)).isTruncated)
        #expect(layout("first\n\n", in: TextContainer(maximumLines: 1)).isTruncated)
    }

    @Test func clippingKeepsOneLineWhole() {
        let found = layout(fox, in: TextContainer(width: 50, maximumLines: 1, lineBreakMode: .byClipping))
        #expect(found.lines.count == 1)
        #expect(found.size.width == layout(fox).size.width)
    }

    @Test func rangesCountUTF16() {
        let found = layout("é😀\nzwei", in: TextContainer())
        #expect(found.lines.map(\.range) == [0..<3, 4..<8])
        #expect(layout("a\u{0}b").lines[0].range == 0..<3)
    }

    @Test func alignmentPlacesLinesInTheirRoom() {
        func x(_ alignment: TextAlignment, _ text: String = "abc", width: CGFloat = 200) -> CGFloat {
            var style = ParagraphStyle()
            style.alignment = alignment
            return layout(text, in: TextContainer(width: width), style).lines[0].x(inWidth: width)
        }
        let width = layout("abc").size.width
        #expect(x(.left) == 0)
        #expect(x(.natural) == 0)
        #expect(x(.justified) == 0)
        #expect(abs(x(.center) - (200 - width) / 2) < 1e-9)
        #expect(abs(x(.right) - (200 - width)) < 1e-9)
        #expect(x(.natural, "שלום") > 100)
        #expect(x(.left, "שלום") == 0)
        #expect(x(.right, width: .infinity) == 0)
    }

    @Test func theWritingDirectionCanBeForced() {
        var style = ParagraphStyle()
        style.baseWritingDirection = .rightToLeft
        #expect(layout("abc", in: TextContainer(width: 200), style).lines[0].x(inWidth: 200) > 100)
        style.baseWritingDirection = .leftToRight
        #expect(layout("שלום", in: TextContainer(width: 200), style).lines[0].x(inWidth: 200) == 0)
    }
}
