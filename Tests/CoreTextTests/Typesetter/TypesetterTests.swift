import CoreText
import Foundation
import Testing

@Suite("A typesetter")
struct TypesetterTests {
    private func typesetter(_ text: String, _ more: [String: Any] = [:]) -> CTTypesetter {
        CTTypesetterCreateWithAttributedString(styled(text, more))
    }

    @Test("Lines end behind the blanks between words, and as wide as asked for")
    func words() {
        let text = "The quick brown fox jumps over the lazy dog"
        let typesetter = typesetter(text)
        let lines = texts(typesetter, of: text, width: 120)
        #expect(lines.count > 2)
        #expect(lines.joined() == text)
        #expect(lines.dropLast().allSatisfy { $0.hasSuffix(" ") })
        var start = 0
        for line in lines {
            let shown = CTTypesetterCreateLine(typesetter, CFRangeMake(start, line.utf16.count))
            #expect(width(shown) - CTLineGetTrailingWhitespaceWidth(shown) <= 120.01)
            #expect(CTLineGetStringRange(shown) == CFRangeMake(start, line.utf16.count))
            start += line.utf16.count
        }
        // One more word would not have fitted on the first line.
        let next = lines[0] + (lines[1].split(separator: " ").first ?? "")
        #expect(width(line(next)) > 120)
    }

    @Test("A word that is too wide is cut between characters, of which there is at least one")
    func longWords() {
        let typesetter = typesetter("Donaudampfschifffahrt")
        let count = CTTypesetterSuggestLineBreak(typesetter, 0, 60)
        #expect((2..<10).contains(count))
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 1) == 1)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 60) == count)
        let family = "👩‍👩‍👧"
        #expect(CTTypesetterSuggestClusterBreak(CTTypesetterCreateWithAttributedString(styled(family + "a")), 0, 1) == family.utf16.count)
    }

    @Test("What ends a paragraph ends a line, and has no width")
    func paragraphs() {
        let text = "one\ntwo\r\nthree\u{2028}four\n"
        let typesetter = typesetter(text)
        let lines = texts(typesetter, of: text, width: 1000)
        #expect(lines == ["one\n", "two\r\n", "three\u{2028}", "four\n"])
        let first = CTTypesetterCreateLine(typesetter, CFRangeMake(0, 4))
        #expect(abs(width(first) - width(line("one"))) < 0.01)
        #expect(CTLineGetOffsetForStringIndex(first, 4, nil) == CTLineGetOffsetForStringIndex(first, 3, nil))
    }

    @Test("A line that is empty is as high as what ends it")
    func emptyLines() {
        let typesetter = CTTypesetterCreateWithAttributedString(styled("\n\n", size: 40))
        var ascent = CGFloat(0)
        #expect(CTLineGetTypographicBounds(CTTypesetterCreateLine(typesetter, CFRangeMake(0, 1)), &ascent, nil, nil) == 0)
        #expect(ascent == CTFontGetAscent(CTFontCreateWithName("Inter", 40, nil)))
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 100) == 1)
    }

    @Test("Indices of a line count in the whole text")
    func indices() {
        let typesetter = typesetter("abc defg hij")
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 5))
        #expect(CTLineGetOffsetForStringIndex(line, 4, nil) == 0)
        #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
        let offset = CTLineGetOffsetForStringIndex(line, 6, nil)
        #expect(offset > 0)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.1, y: 0)) == 6)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)) == 9)
        #expect(CTRunGetStringRange((CTLineGetGlyphRuns(line) as! [CTRun])[0]) == CFRangeMake(4, 5))
        // Length 0 reaches to the end.
        #expect(CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(4, 0))) == CFRangeMake(4, 8))
    }

    @Test("Tabs lead to the places of the paragraph style, counted from the edge")
    func tabs() {
        var interval: CGFloat = 50
        var none: CFArray = []
        let style = withUnsafePointer(to: &interval) { interval in
            withUnsafePointer(to: &none) { none in
                let settings = [
                    CTParagraphStyleSetting(spec: .tabStops, valueSize: MemoryLayout<UnsafeRawPointer>.size, value: none),
                    CTParagraphStyleSetting(spec: .defaultTabInterval, valueSize: MemoryLayout<CGFloat>.size, value: interval),
                ]
                return CTParagraphStyleCreate(settings, settings.count)
            }
        }
        let typesetter = typesetter("a\tb\tc", [kCTParagraphStyleAttributeName as String: style])
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(0, 0))
        #expect(abs(CTLineGetOffsetForStringIndex(line, 2, nil) - 50) < 0.1)
        #expect(abs(CTLineGetOffsetForStringIndex(line, 4, nil) - 100) < 0.1)
        // A line that begins at 20 reaches the first tab after 30.
        let moved = CTTypesetterCreateLineWithOffset(typesetter, CFRangeMake(0, 0), 20)
        #expect(abs(CTLineGetOffsetForStringIndex(moved, 2, nil) - 30) < 0.1)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 99) == 4)
        #expect(CTTypesetterSuggestLineBreakWithOffset(typesetter, 0, 99, 20) == 5)
    }

    @Test("A level that is forced turns the direction of lines")
    func levels() throws {
        let options = [kCTTypesetterOptionForcedEmbeddingLevel: 1] as CFDictionary
        let typesetter = try #require(CTTypesetterCreateWithAttributedStringAndOptions(styled("abc - "), options))
        let line = CTTypesetterCreateLine(typesetter, CFRangeMake(0, 0))
        // The sign at the end of the text stands at the left.
        #expect(CTLineGetOffsetForStringIndex(line, 5, nil) < CTLineGetOffsetForStringIndex(line, 0, nil))
    }

    @Test("What lies outside the text is no line")
    func misuse() {
        let typesetter = typesetter("abc")
        #expect(CTTypesetterSuggestLineBreak(typesetter, 3, 100) == 0)
        #expect(CTTypesetterSuggestLineBreak(typesetter, -1, 100) == 0)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, -.infinity) == 1)
        #expect(CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(2, 99))) == CFRangeMake(2, 1))
        #expect(CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(99, 1))) == CFRangeMake(3, 0))
        #expect(CTTypesetterSuggestLineBreak(CTTypesetterCreateWithAttributedString(styled("")), 0, 100) == 0)
    }
}
