import CoreText
import Foundation
import Testing

@Suite("Lines that are cut, stretched and moved")
struct LineChangesTests {
    private let text = "The quick brown fox jumps"

    @Test("A line is cut where it is asked to be", arguments: [CTLineTruncationType.start, .end, .middle])
    func cut(_ type: CTLineTruncationType) throws {
        let whole = line(text)
        let cut = try #require(CTLineCreateTruncatedLine(whole, 120, type, line("…")))
        #expect(width(cut) <= 120)
        #expect(width(cut) > 100)
        #expect(CTLineGetStringRange(cut) == CFRangeMake(0, text.utf16.count))
        let end = CTLineGetStringIndexForPosition(cut, CGPoint(x: 90, y: 0))
        let start = CTLineGetStringIndexForPosition(cut, CGPoint(x: 30, y: 0))
        #expect(type == .end ? end < 12 : end > 15)
        #expect(type == .start ? start > 12 : start < 5)
        // An index that is hidden is where the mark is.
        let middle = CTLineGetOffsetForStringIndex(cut, 12, nil)
        #expect(middle >= 0)
        #expect(middle <= 120)
        #expect(CTLineGetOffsetForStringIndex(cut, 25, nil) > 100)
    }

    @Test("A line that fits stays, and a mark that does not makes no line")
    func notCut() {
        let whole = line("abc")
        #expect(CTLineCreateTruncatedLine(whole, 500, .end, line("…")) === whole)
        #expect(CTLineCreateTruncatedLine(whole, 2, .end, line("……")) == nil)
        #expect(CTLineCreateTruncatedLine(whole, 15, .end, nil).map { width($0) <= 15 } == true)
    }

    @Test("Gaps between words stretch until the line is as wide as asked for")
    func justified() throws {
        let whole = line(text + " ")
        let own = width(whole) - CTLineGetTrailingWhitespaceWidth(whole)
        let wide = try #require(CTLineCreateJustifiedLine(whole, 1, own + 40))
        #expect(abs(width(wide) - CTLineGetTrailingWhitespaceWidth(wide) - own - 40) < 0.1)
        let half = try #require(CTLineCreateJustifiedLine(whole, 0.5, own + 40))
        #expect(abs(width(half) - CTLineGetTrailingWhitespaceWidth(half) - own - 20) < 0.1)
        #expect(CTLineCreateJustifiedLine(line("word"), 1, 300) == nil)
        #expect(CTLineCreateJustifiedLine(whole, 1, 20) == nil)
        // Letters stand as close as before.
        #expect(CTLineGetOffsetForStringIndex(wide, 3, nil) == CTLineGetOffsetForStringIndex(whole, 3, nil))
    }

    @Test("Pen offsets leave blanks at the end out")
    func flush() {
        let (plain, blank) = (line("word"), line("word   "))
        #expect(CTLineGetPenOffsetForFlush(plain, 0, 200) == 0)
        #expect(abs(CTLineGetPenOffsetForFlush(plain, 1, 200) - (200 - width(plain))) < 0.01)
        #expect(abs(CTLineGetPenOffsetForFlush(blank, 0.5, 200) - (200 - width(plain)) / 2) < 0.01)
        #expect(CTLineGetPenOffsetForFlush(plain, 1, 2) == 0)
        #expect(abs(CTLineGetTrailingWhitespaceWidth(blank) - (width(blank) - width(plain))) < 0.01)
    }

    @Test("Bounds by options")
    func bounds() {
        let line = line("Ag")
        let font = CTFontCreateWithName("Inter", 20, nil)
        let whole = CTLineGetBoundsWithOptions(line, [])
        #expect(whole.width == CGFloat(width(line)))
        #expect(abs(whole.maxY - CTFontGetAscent(font)) < 0.01)
        #expect(abs(CTLineGetBoundsWithOptions(line, .excludeTypographicLeading).minY + CTFontGetDescent(font)) < 0.01)
        #expect(CTLineGetBoundsWithOptions(line, .useGlyphPathBounds) == CTLineGetImageBounds(line, nil))
        #expect(whole.contains(CTLineGetImageBounds(line, nil)))
    }

    @Test("Each character has two edges, from left to right, until told to stop")
    func carets() {
        let text = "fi 👩‍👩‍👧e\u{301}"
        let line = line(text)
        var edges: [(offset: Double, index: Int, isLeading: Bool)] = []
        CTLineEnumerateCaretOffsets(line) { offset, index, isLeading, _ in edges.append((offset, index, isLeading)) }
        #expect(edges.count == 10)
        #expect(edges.map(\.offset) == edges.map(\.offset).sorted())
        #expect(edges.filter(\.isLeading).map(\.index) == [0, 1, 2, 3, 11])
        #expect(abs((edges.last?.offset ?? 0) - width(line)) < 0.1)
        var count = 0
        CTLineEnumerateCaretOffsets(line) { _, _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test("Where two directions meet there are two places")
    func directions() {
        let line = line("ab שלום", font: "DejaVu Sans")
        var second = CGFloat(-1)
        let first = CTLineGetOffsetForStringIndex(line, 3, &second)
        #expect(first != second)
        CTLineGetOffsetForStringIndex(line, 1, &second)
        #expect(CTLineGetOffsetForStringIndex(line, 1, nil) == second)
    }
}
