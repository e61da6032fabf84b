import Testing
import TextEngine

@Suite struct ParagraphStyleTests {
    private let line = CGFloat(17 * 1.193359375)
    private let words = "one two three four five six seven eight nine ten"

    private func style(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
        var style = ParagraphStyle()
        change(&style)
        return style
    }

    @Test func lineSpacingStandsBetweenLinesOnly() {
        let found = layout("a\nb\nc", in: TextContainer(), style { $0.lineSpacing = 10 })
        #expect(abs(found.size.height - (3 * line + 20)) < 1e-9)
        #expect(layout("a", in: TextContainer(), style { $0.lineSpacing = 10 }).size.height == line)
        let wrapped = layout(words, in: TextContainer(width: 100), style { $0.lineSpacing = 10 })
        #expect(abs(wrapped.size.height - (CGFloat(wrapped.lines.count) * (line + 10) - 10)) < 1e-9)
    }

    @Test func paragraphSpacingStandsBetweenParagraphs() {
        let found = layout(
            "a\nb", in: TextContainer(),
            style {
                $0.paragraphSpacing = 7
                $0.paragraphSpacingBefore = 4
            })
        #expect(abs(found.size.height - (2 * line + 11)) < 1e-9)
        #expect(found.lines[0].top == 0)
    }

    @Test func heightsAreMultipliedThenLimited() {
        #expect(layout("a", in: TextContainer(), style { $0.lineHeightMultiple = 2 }).size.height == 2 * line)
        #expect(layout("a", in: TextContainer(), style { $0.minimumLineHeight = 40 }).size.height == 40)
        #expect(layout("a", in: TextContainer(), style { $0.maximumLineHeight = 12 }).size.height == 12)
        let tall = layout("a", in: TextContainer(), style { $0.minimumLineHeight = 40 }).lines[0]
        #expect(abs(tall.baseline - (40 - 17 * 0.2412109375)) < 1e-9)
    }

    @Test func indentsMoveAndNarrowLines() {
        let indented = style {
            $0.firstLineHeadIndent = 30
            $0.headIndent = 10
            $0.tailIndent = -20
        }
        let found = layout(words, in: TextContainer(width: 150), indented)
        #expect(found.lines[0].x(inWidth: 150) == 30)
        #expect(found.lines[1].x(inWidth: 150) == 10)
        #expect(found.lines[0].width <= 100.5)
        #expect(found.lines[1].width <= 120.5)
        let narrow = layout(words, in: TextContainer(width: 300), style { $0.tailIndent = 80 })
        #expect(narrow.lines.allSatisfy { $0.width <= 80.5 })
    }

    @Test func theFirstCharacterOfAParagraphDecides() {
        let font = TextAttributes(font: systemFont(17))
        let text = StyledText(
            "ab\ncd",
            runs: [(1, font, style { $0.alignment = .right }), (2, font, style { $0.alignment = .center }), (2, font, ParagraphStyle())])
        let found = TextLayout(text, in: TextContainer(width: 100))
        #expect(found.lines[0].x(inWidth: 100) > 60)
        #expect(found.lines[1].x(inWidth: 100) == 0)
    }
}
