import CoreText
import Foundation
import Testing

@Suite("A frame of text")
struct FrameTests {
    private let text = "The quick brown fox jumps over the lazy dog. The quick brown fox jumps over the lazy dog."

    private func frame(_ string: NSAttributedString, _ path: CGPath, _ range: CFRange = CFRange()) -> CTFrame {
        CTFramesetterCreateFrame(CTFramesetterCreateWithAttributedString(string), range, path, nil)
    }

    private func lines(_ frame: CTFrame) -> [CTLine] { CTFrameGetLines(frame) as? [CTLine] ?? [] }

    private func origins(_ frame: CTFrame) -> [CGPoint] {
        var origins = [CGPoint](repeating: .zero, count: lines(frame).count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        return origins
    }

    @Test("Lines go down from the upper edge, a line's height apart")
    func origins() {
        let frame = frame(styled(text), CGPath(rect: CGRect(x: 10, y: 20, width: 180, height: 400), transform: nil))
        let font = CTFontCreateWithName("Inter", 20, nil)
        let height = CTFontGetAscent(font) + CTFontGetDescent(font) + CTFontGetLeading(font)
        let origins = origins(frame)
        #expect(origins.count > 3)
        #expect(abs(origins[0].y - (400 - CTFontGetAscent(font) - CTFontGetLeading(font))) < 0.01)
        for (above, below) in zip(origins, origins.dropFirst()) { #expect(abs(above.y - below.y - height) < 0.01) }
        #expect(origins.allSatisfy { $0.x == 0 })
        #expect(CTFrameGetVisibleStringRange(frame) == CTFrameGetStringRange(frame))
        var second = CGPoint.zero
        CTFrameGetLineOrigins(frame, CFRangeMake(1, 1), &second)
        #expect(second == origins[1])
    }

    @Test("Lines without room are left out, and the next frame goes on with them")
    func pages() {
        let setter = CTFramesetterCreateWithAttributedString(styled(text))
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 180, height: 60), transform: nil)
        let first = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
        let seen = CTFrameGetVisibleStringRange(first)
        #expect(lines(first).count == 2)
        #expect(seen.length < CTFrameGetStringRange(first).length)
        let second = CTFramesetterCreateFrame(setter, CFRangeMake(seen.length, 0), path, nil)
        #expect(CTLineGetStringRange(lines(second)[0]).location == seen.length)
    }

    @Test("Lines are cut as the typesetter cuts them")
    func typesetter() {
        let string = styled(text)
        let frame = frame(string, CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: 900), transform: nil))
        let cut = texts(CTTypesetterCreateWithAttributedString(string), of: text, width: 150).map(\.utf16.count)
        #expect(lines(frame).map { CTLineGetStringRange($0).length } == cut)
    }

    @Test("The frame is drawn inside its path")
    func drawing() {
        let rect = CGRect(x: 30, y: 20, width: 150, height: 80)
        let ink = ink { CTFrameDraw(self.frame(styled(text), CGPath(rect: rect, transform: nil)), $0) }
        #expect(rect.insetBy(dx: -2, dy: -2).contains(ink))
        #expect(ink.maxY > 90)
        #expect(ink.width > 90)
    }

    @Test("Lines are as wide as the shape at their height")
    func shapes() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 300, height: 300), transform: nil)
        let frame = frame(styled(text + " " + text), circle)
        let (lines, origins) = (lines(frame), origins(frame))
        #expect(lines.count > 4)
        for (line, origin) in zip(lines, origins) {
            let right = origin.x + CGFloat(width(line) - CTLineGetTrailingWhitespaceWidth(line))
            for x in [origin.x, right] { #expect(hypot(x - 150, origin.y - 150) < 151) }
        }
        #expect(origins[0].x > origins[2].x)
        // A ring: text goes where there is more room.
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 300, height: 100))
        ring.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
        let beside = self.frame(styled("text"), ring)
        #expect(self.origins(beside)[0].x == 100)
        let wound = CTFramesetterCreateFrame(
            CTFramesetterCreateWithAttributedString(styled("text")), CFRange(), ring,
            [kCTFramePathFillRuleAttributeName: CTFramePathFillRule.windingNumber.rawValue] as CFDictionary)
        #expect(self.origins(wound)[0].x == 0)
    }

    @Test("A suggested size holds the text, and no more")
    func sizes() {
        let setter = CTFramesetterCreateWithAttributedString(styled(text))
        var fits = CFRange()
        let whole = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), &fits)
        #expect(abs(whole.width - CGFloat(width(line(text)))) < 0.1)
        #expect(fits == CFRangeMake(0, text.utf16.count))
        let narrow = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRange(), nil, CGSize(width: 150, height: CGFloat.infinity), nil)
        #expect(narrow.width <= 150)
        let path = CGPath(
            rect: CGRect(origin: .zero, size: CGSize(width: narrow.width + 0.01, height: narrow.height + 0.01)), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
        #expect(CTFrameGetVisibleStringRange(frame).length == text.utf16.count)
        let low = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRange(), nil, CGSize(width: 150, height: 50), &fits)
        #expect(low.height <= 50)
        #expect(fits.length < text.utf16.count)
    }

    private func style(_ settings: (CTParagraphStyleSpecifier, CGFloat)...) -> CTParagraphStyle {
        var values = settings.map(\.1)
        return values.withUnsafeMutableBufferPointer { buffer in
            let all = settings.enumerated().map {
                CTParagraphStyleSetting(
                    spec: $1.0, valueSize: MemoryLayout<CGFloat>.size, value: UnsafeRawPointer(buffer.baseAddress! + $0))
            }
            return CTParagraphStyleCreate(all, all.count)
        }
    }

    private func aligned(_ alignment: CTTextAlignment, _ mode: CTLineBreakMode = .byWordWrapping) -> CTParagraphStyle {
        var values = [alignment.rawValue, mode.rawValue]
        return values.withUnsafeMutableBufferPointer { buffer in
            let settings = [
                CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: UnsafeRawPointer(buffer.baseAddress!)),
                CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: 1, value: UnsafeRawPointer(buffer.baseAddress! + 1)),
            ]
            return CTParagraphStyleCreate(settings, settings.count)
        }
    }

    @Test("Indents and spaces of paragraphs count")
    func paragraphs() {
        let style = style((.firstLineHeadIndent, 30), (.headIndent, 10), (.tailIndent, -20), (.lineSpacing, 7), (.paragraphSpacing, 11))
        let key = kCTParagraphStyleAttributeName as String
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 900), transform: nil)
        let styled = frame(styled(text + "\nnext", [key: style]), path), plain = frame(CoreTextTests.styled(text + "\nnext"), path)
        let (origins, lines) = (origins(styled), lines(styled))
        #expect(origins[0].x == 30)
        #expect(origins[1].x == 10)
        #expect(origins.last?.x == 30)
        #expect(zip(lines, origins).allSatisfy { $1.x + CGFloat(width($0) - CTLineGetTrailingWhitespaceWidth($0)) <= 180.01 })
        let height = self.origins(plain)[0].y - self.origins(plain)[1].y
        #expect(abs(origins[0].y - origins[1].y - height - 7) < 0.01)
        #expect(abs(origins[origins.count - 2].y - origins[origins.count - 1].y - height - 18) < 0.01)
    }

    @Test("Lines stand where their paragraph says")
    func alignment() {
        let key = kCTParagraphStyleAttributeName as String
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 900), transform: nil)
        let own = CGFloat(width(line("word")))
        #expect(abs(origins(frame(styled("word", [key: aligned(.right)]), path))[0].x - (200 - own)) < 0.01)
        #expect(abs(origins(frame(styled("word", [key: aligned(.center)]), path))[0].x - (200 - own) / 2) < 0.01)
        let justified = lines(frame(styled(text, [key: aligned(.justified)]), path))
        for line in justified.dropLast() { #expect(abs(width(line) - CTLineGetTrailingWhitespaceWidth(line) - 200) < 0.1) }
        #expect(justified.last.map { width($0) < 199 } == true)
    }

    @Test("A paragraph that cuts its lines off has one, with a mark")
    func truncation() {
        let key = kCTParagraphStyleAttributeName as String
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: 900), transform: nil)
        let frame = frame(styled(text, [key: aligned(.left, .byTruncatingTail)]), path)
        #expect(lines(frame).count == 1)
        #expect(width(lines(frame)[0]) <= 150)
        #expect(CTFrameGetVisibleStringRange(frame).length == text.utf16.count)
    }

    @Test("A shape without room has no lines")
    func misuse() {
        #expect(lines(frame(styled(text), CGMutablePath())).isEmpty)
        #expect(lines(frame(styled(text), CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 5), transform: nil))).isEmpty)
        #expect(lines(frame(styled(""), CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil))).isEmpty)
        let outside = frame(styled("abc"), CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil), CFRangeMake(9, 9))
        #expect(CTFrameGetVisibleStringRange(outside) == CFRangeMake(3, 0))
    }
}
