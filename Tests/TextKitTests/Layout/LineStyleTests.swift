import Foundation
import Testing
@testable import TextKit

struct LineStyleTests {
    private let line = TextSetup.line
    private let words = "One two three four five six seven eight nine ten eleven twelve"

    private func lines(_ text: String, width: CGFloat = 300, _ change: (NSMutableParagraphStyle) -> Void) -> [LineRecord] {
        setup(text, width: width, change).lines
    }

    private func setup(_ text: String, width: CGFloat = 300, _ change: (NSMutableParagraphStyle) -> Void) -> TextSetup {
        let style = NSMutableParagraphStyle()
        change(style)
        return TextSetup(text, width: width, attributes: [.font: TextSetup.font, .paragraphStyle: style])
    }

    @Test("TX-159: the default style")
    func defaults() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural)
        #expect(style.lineBreakMode == .byWordWrapping)
        #expect(style.lineSpacing == 0)
        #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    }

    @Test("TX-160 TX-162: multiple, least and most height; what is added stands above the letters")
    func heights() {
        let high = setup("a") { $0.lineHeightMultiple = 2 }
        #expect(abs(high.lines[0].rect.height - 2 * line) < 0.001)
        #expect(abs(high.manager.location(forGlyphAt: 0).y - line - TextSetup.font.ascender) < 0.001)
        #expect(lines("a") { $0.minimumLineHeight = 60 }[0].rect.height == 60)
        #expect(lines("a") { $0.maximumLineHeight = 10 }[0].rect.height == 10)
        #expect(lines("a") { ($0.maximumLineHeight, $0.lineSpacing) = (10, 4) }[0].rect.height == 14)
    }

    @Test("TX-161: line spacing belongs to each fragment, the last one too")
    func lineSpacing() {
        let lines = lines(words) { $0.lineSpacing = 9 }
        #expect(lines.allSatisfy { abs($0.rect.height - line - 9) < 0.001 })
    }

    @Test("TX-163: paragraph spacing is added up, not before the first, and after the last only if a line follows")
    func paragraphSpacing() {
        let three = lines("a\nb\nc") { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (10, 20) }
        let heights = three.map { ($0.rect.height - line).rounded() }
        #expect(heights == [10, 30, 20])
        let open = lines("a\n") { $0.paragraphSpacing = 10 }
        #expect((open[0].rect.height - line).rounded() == 10)
        #expect(abs(open[0].used.height - line) < 0.001)
    }

    @Test("TX-164: indents of the first line, of the others, and of the end")
    func indents() {
        let indented = setup(words) { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (40, 20, -60) }
        #expect(indented.manager.location(forGlyphAt: 0).x == 45)
        #expect(indented.manager.location(forGlyphAt: indented.lines[1].range.location).x == 25)
        #expect(indented.lines.allSatisfy { $0.used.maxX <= 240.1 })
        #expect(lines(words) { $0.tailIndent = 100 }.allSatisfy { $0.used.maxX <= 110.1 })
    }

    @Test("TX-164 TX-165: a hanging indent takes no room from the first line, and a tab at it leads there")
    func hangingIndent() {
        let item = setup("\u{2022}\t" + words) {
            ($0.headIndent, $0.tabStops) = (24, [NSTextTab(textAlignment: .left, location: 24)])
        }
        #expect(abs(item.manager.location(forGlyphAt: 2).x - 29) < 0.1)
        let (first, second) = (item.lines[0], item.lines[1])
        #expect(abs(item.manager.location(forGlyphAt: second.range.location).x - 29) < 0.1)
        let plain = setup(words) { $0.firstLineHeadIndent = 24 }
        #expect(first.range.length == plain.lines[0].range.length + 2)
        #expect(setup(words) { $0.headIndent = 150 }.lines[0].range.length == setup(words) { _ in }.lines[0].range.length)
    }

    @Test("TX-165 TX-166: tabs lead to the next stop, counted after the padding")
    func tabs() {
        let tabbed = setup("a\tb\tc") {
            $0.tabStops = [NSTextTab(textAlignment: .left, location: 100)]; $0.defaultTabInterval = 50
        }
        #expect(abs(tabbed.manager.location(forGlyphAt: 2).x - 105) < 0.1)
        #expect(abs(tabbed.manager.location(forGlyphAt: 4).x - 155) < 0.1)
        let right = setup("a\tbcd") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 100)] }
        let word = right.manager.boundingRect(forGlyphRange: range(2, 3), in: right.container)
        #expect(abs(word.maxX - 105) < 0.5)
        let natural = setup("a\tb") { $0.tabStops = [NSTextTab(textAlignment: .natural, location: 80)] }
        #expect(abs(natural.manager.location(forGlyphAt: 2).x - 85) < 0.1)
    }

    @Test("TX-167: a soft hyphen breaks a word")
    func softHyphen() {
        #expect(lines("Extra\u{AD}ordinarily", width: 110) { _ in }.count == 2)
    }

    @Test("TX-168: a truncating paragraph is one cut line")
    func truncating() {
        let cut = setup(words + "\n" + words) { $0.lineBreakMode = .byTruncatingTail }
        #expect(cut.lines.count == 2)
        #expect(cut.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location != NSNotFound)
    }

    @Test("TX-170 TX-171: direction by the first strong letter, storage in logical order")
    func directions() {
        let hebrew = setup("\u{5D0}\u{5D1}\u{5D2}") { _ in }
        let first = hebrew.manager.boundingRect(forGlyphRange: range(0, 1), in: hebrew.container)
        let last = hebrew.manager.boundingRect(forGlyphRange: range(2, 1), in: hebrew.container)
        #expect(first.minX > last.minX)
        #expect(first.maxX > 290)
        #expect(hebrew.manager.glyphIndex(for: CGPoint(x: 294, y: 2), in: hebrew.container) == 0)
        let mixed = setup("abc \u{5D0}\u{5D1}\u{5D2} def") { _ in }
        var rects: [CGRect] = []
        mixed.manager.enumerateEnclosingRects(
            forGlyphRange: range(2, 4), withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: mixed.container
        ) { rect, _ in rects.append(rect) }
        #expect(rects.count == 2)
    }

    @Test("TX-169: lists are kept")
    func lists() {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
        #expect((style.copy() as? NSParagraphStyle)?.textLists.first?.marker(forItemNumber: 3) == "3")
    }
}
