import CoreText
import Foundation
import Testing

@Suite("Runs of a line")
struct RunTests {
    private func runs(_ line: CTLine) -> [CTRun] { CTLineGetGlyphRuns(line) as? [CTRun] ?? [] }

    @Test("A line has a run for each look, and the numbers of its glyphs are those of its font")
    func looks() {
        let text = styled("ab")
        text.append(styled("cd", size: 30))
        let runs = runs(CTLineCreateWithAttributedString(text))
        #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 2), CFRangeMake(2, 2)])
        let font = CTFontCreateWithName("Inter", 30, nil)
        #expect(CTRunGetAttributes(runs[1])[kCTFontAttributeName as String] as? CTFont == font)
        var (drawn, expected) = ([CGGlyph](repeating: 0, count: 2), [CGGlyph](repeating: 0, count: 2))
        CTRunGetGlyphs(runs[1], CFRange(), &drawn)
        #expect(CTFontGetGlyphsForCharacters(font, Array("cd".utf16), &expected, 2))
        #expect(drawn == expected)
        #expect(CTRunGetGlyphsPtr(runs[1]).map { [$0[0], $0[1]] } == expected)
        // C code takes the elements of the array as addresses.
        let first = unsafeBitCast(CFArrayGetValueAtIndex(CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text)), 0), to: CTRun.self)
        #expect(CTRunGetGlyphCount(first) == 2)
    }

    @Test("Positions follow from advances, and both from the widths of the font")
    func positions() throws {
        let line = line("Hamburg")
        let run = try #require(runs(line).first)
        let count = CTRunGetGlyphCount(run)
        var (points, sizes) = ([CGPoint](repeating: .zero, count: count), [CGSize](repeating: .zero, count: count))
        var (glyphs, indices) = ([CGGlyph](repeating: 0, count: count), [CFIndex](repeating: 0, count: count))
        CTRunGetPositions(run, CFRange(), &points)
        CTRunGetAdvances(run, CFRange(), &sizes)
        CTRunGetGlyphs(run, CFRange(), &glyphs)
        CTRunGetStringIndices(run, CFRange(), &indices)
        #expect(indices == Array(0..<7))
        for index in 1..<count { #expect(abs(points[index - 1].x + sizes[index - 1].width - points[index].x) < 0.01) }
        #expect(abs(CTRunGetTypographicBounds(run, CFRange(), nil, nil, nil) - width(line)) < 0.01)
        #expect(abs(CTRunGetTypographicBounds(run, CFRangeMake(1, 2), nil, nil, nil) - Double(sizes[1].width + sizes[2].width)) < 0.01)
        let own = CTFontGetAdvancesForGlyphs(CTFontCreateWithName("Inter", 20, nil), .default, glyphs, nil, count)
        // Pairs of letters stand closer by themselves.
        #expect(abs(own - width(line)) < 2)
        var (advances, origins) = ([CGSize](repeating: .zero, count: 2), [CGPoint](repeating: CGPoint(x: 9, y: 9), count: 2))
        CTRunGetBaseAdvancesAndOrigins(run, CFRangeMake(1, 2), &advances, &origins)
        #expect(advances == Array(sizes[1...2]))
        #expect(origins.allSatisfy { abs($0.x) < 0.01 && $0.y == 0 })
    }

    @Test("A character that the font lacks has a run with another font")
    func fallback() throws {
        let runs = runs(line("aשb"))
        #expect(runs.count == 3)
        let fonts = runs.compactMap { CTRunGetAttributes($0)[kCTFontAttributeName as String] as? CTFont }
        #expect(fonts[0] == fonts[2])
        #expect(fonts[0] != fonts[1])
        #expect(CTFontGetSize(fonts[1]) == 20)
        var (drawn, expected): (CGGlyph, CGGlyph) = (0, 0)
        CTRunGetGlyphs(runs[1], CFRange(), &drawn)
        #expect(CTFontGetGlyphsForCharacters(fonts[1], Array("ש".utf16), &expected, 1))
        #expect(drawn == expected)
        #expect(CTFontCreateForString(fonts[0], "ש", CFRangeMake(0, 1)) == fonts[1])
        #expect(CTFontCreateForString(fonts[0], "b", CFRangeMake(0, 1)) == fonts[0])
    }

    @Test("Text from right to left has indices that shrink")
    func rightToLeft() throws {
        let run = try #require(runs(line("שלום", font: "DejaVu Sans")).first)
        #expect(CTRunGetStatus(run) == .rightToLeft)
        var indices = [CFIndex](repeating: -1, count: CTRunGetGlyphCount(run))
        CTRunGetStringIndices(run, CFRange(), &indices)
        #expect(indices == indices.sorted(by: >))
        #expect(CTRunGetStatus(try #require(runs(line("abc")).first)) == .noStatus)
    }

    @Test("Runs drawn one by one look like the line, and a part only takes its place")
    func drawing() throws {
        let line = line("Hamburg")
        let whole = ink { context in
            context.textPosition = CGPoint(x: 10, y: 40)
            CTLineDraw(line, context)
        }
        let parts = ink { context in
            context.textPosition = CGPoint(x: 10, y: 40)
            for run in self.runs(line) { CTRunDraw(run, context, CFRange()) }
        }
        #expect(whole == parts)
        let run = try #require(runs(line).first)
        let part = ink { context in
            context.textPosition = CGPoint(x: 10, y: 40)
            CTRunDraw(run, context, CFRangeMake(4, 2))
        }
        #expect(part.minX > whole.minX + 40)
        #expect(part.maxX < whole.maxX)
        let bounds = CTRunGetImageBounds(run, nil, CFRangeMake(4, 2)).offsetBy(dx: 10, dy: 40)
        #expect(bounds.insetBy(dx: -1.5, dy: -1.5).contains(part))
        #expect(CTRunGetImageBounds(try #require(runs(CoreTextTests.line(" ")).first), nil, CFRange()).isNull)
    }

    @Test("A delegate says how large the room in place of a character is")
    func delegates() throws {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 50 }, getDescent: { _ in 12 }, getWidth: { _ in 33 })
        let delegate = try #require(CTRunDelegateCreate(&callbacks, nil))
        let text = styled("ab")
        text.append(styled("\u{FFFC}", [kCTRunDelegateAttributeName as String: delegate]))
        let line = CTLineCreateWithAttributedString(text)
        var (ascent, descent) = (CGFloat(0), CGFloat(0))
        CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(ascent == 50)
        #expect(descent == 12)
        #expect(abs(width(line) - width(CoreTextTests.line("ab")) - 33) < 0.01)
        let run = try #require(runs(line).last)
        #expect(CTRunGetAttributes(run)[kCTRunDelegateAttributeName as String] as? CTRunDelegate === delegate)
        #expect(abs(CTRunGetTypographicBounds(run, CFRange(), &ascent, nil, nil) - 33) < 0.01)
        callbacks.version = 9
        #expect(CTRunDelegateCreate(&callbacks, nil) == nil)
    }
}
