import CoreText
import Foundation
import Testing

@Suite("A line of text")
struct LineTests {
    private func line(_ text: String, font: String = "Inter", size: CGFloat = 20, _ more: [String: Any] = [:]) -> CTLine {
        var attributes: [NSAttributedString.Key: Any] = [
            NSAttributedString.Key(kCTFontAttributeName as String): CTFontCreateWithName(font as CFString, size, nil)
        ]
        for (key, value) in more { attributes[NSAttributedString.Key(key)] = value }
        return CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: attributes) as CFAttributedString)
    }

    /// The alpha of every pixel, row by row from the top, where y grows upwards.
    private func alpha(_ draw: (CGContext) -> Void) -> [UInt8] {
        let context = CGContext(
            data: nil, width: 120, height: 60, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        draw(context)
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
        return (0..<60).flatMap { y in (0..<120).map { x in bytes[y * context.bytesPerRow + x * 4 + 3] } }
    }

    /// The rectangle of pixels that are not clear, with y upwards.
    private func ink(_ pixels: [UInt8]) -> CGRect {
        pixels.indices.filter { pixels[$0] > 0 }.reduce(CGRect.null) { rect, index in
            rect.union(CGRect(x: index % 120, y: 59 - index / 120, width: 1, height: 1))
        }
    }

    @Test("A line stands with its baseline on the text position of the context")
    func textPosition() {
        let line = line("HH")
        let pixels = alpha { context in
            context.textPosition = CGPoint(x: 30, y: 25)
            CTLineDraw(line, context)
            #expect(context.textPosition == CGPoint(x: 30, y: 25))
        }
        let ink = ink(pixels)
        #expect(ink.minY == 25)
        #expect((30...33).contains(ink.minX))
        #expect(abs(ink.height - CTFontGetCapHeight(CTFontCreateWithName("Inter", 20, nil))) < 1.01)
    }

    @Test("Moving the text position is the same as moving the context")
    func moved() {
        let line = line("Ag")
        let placed = alpha { context in
            context.textPosition = CGPoint(x: 12, y: 20)
            CTLineDraw(line, context)
        }
        let moved = alpha { context in
            context.translateBy(x: 12, y: 20)
            CTLineDraw(line, context)
        }
        #expect(placed == moved)
        #expect(placed.contains { $0 > 200 })
    }

    @Test("The text matrix turns and scales glyphs, and is not part of the graphics state")
    func textMatrix() {
        let line = line("Ag", size: 10)
        let byMatrix = alpha { context in
            context.saveGState()
            context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 5, ty: 40)
            context.restoreGState()
            CTLineDraw(line, context)
        }
        let byContext = alpha { context in
            context.concatenate(CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 5, ty: 40))
            CTLineDraw(line, context)
        }
        #expect(byMatrix == byContext)
        #expect(byMatrix.contains { $0 > 200 })
    }

    @Test("Text takes its own colour, black without one, and that of the context where it says so")
    func colours() {
        func color(_ attributes: [String: Any]) -> [UInt8] {
            let context = CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            context.textPosition = CGPoint(x: -20, y: -20)
            // So large that the pixel lies within a stroke of the letter.
            CTLineDraw(line("■", font: "DejaVu Sans", size: 100, attributes), context)
            let bytes = context.data!.assumingMemoryBound(to: UInt8.self) + 4 * context.bytesPerRow + 4 * 4
            return (0..<4).map { bytes[$0] }
        }
        #expect(color([:]) == [0, 0, 0, 255])
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color([kCTForegroundColorAttributeName as String: red]) == [255, 0, 0, 255])
        #expect(color([kCTForegroundColorFromContextAttributeName as String: true]) == [0, 0, 255, 255])
    }

    @Test("Ascent, descent and leading are those of the largest font")
    func typographicBounds() {
        let font = CTFontCreateWithName("Inter", 20, nil)
        let small = CTFontCreateWithName("Inter", 10, nil)
        let text = NSMutableAttributedString(
            string: "large", attributes: [NSAttributedString.Key(kCTFontAttributeName as String): font])
        text.append(NSAttributedString(string: "small", attributes: [NSAttributedString.Key(kCTFontAttributeName as String): small]))
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(-1))
        let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text), &ascent, &descent, &leading)
        #expect(ascent == CTFontGetAscent(font))
        #expect(descent == CTFontGetDescent(font))
        #expect(leading == CTFontGetLeading(font))
        #expect(ascent > 0)
        #expect(descent > 0)
        let parts =
            CTLineGetTypographicBounds(line("large"), nil, nil, nil) + CTLineGetTypographicBounds(line("small", size: 10), nil, nil, nil)
        #expect(abs(width - parts) < 0.5)
    }

    @Test("Tracking is room behind each letter, the last one too")
    func tracking() {
        let plain = CTLineGetTypographicBounds(line("abcd"), nil, nil, nil)
        let wide = CTLineGetTypographicBounds(line("abcd", [kCTTrackingAttributeName as String: 3]), nil, nil, nil)
        #expect(abs(wide - plain - 12) < 0.01)
    }

    @Test("The bounds of the picture hold the pixels that are drawn")
    func imageBounds() {
        let line = line("jQ")
        let pixels = alpha { context in
            context.textPosition = CGPoint(x: 30, y: 25)
            CTLineDraw(line, context)
            let bounds = CTLineGetImageBounds(line, context)
            #expect(bounds.origin != CTLineGetImageBounds(line, nil).origin)
        }
        let bounds = CTLineGetImageBounds(line, nil).offsetBy(dx: 30, dy: 25)
        #expect(bounds.insetBy(dx: -1.5, dy: -1.5).contains(ink(pixels)))
        #expect(ink(pixels).insetBy(dx: -2.5, dy: -2.5).contains(bounds))
        #expect(CTLineGetImageBounds(self.line(" "), nil).isNull)
    }

    @Test("Offsets and positions of characters answer each other")
    func positions() {
        let line = line("Straße 𝄞!")
        #expect(CTLineGetOffsetForStringIndex(line, 0, nil) == 0)
        var second = CGFloat(-1)
        let offset = CTLineGetOffsetForStringIndex(line, 4, &second)
        #expect(offset > 0)
        #expect(second == offset)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.1, y: 0)) == 4)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -50, y: 0)) == 0)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)) == 10)
        #expect(CTLineGetStringRange(line) == CFRangeMake(0, 10))
        #expect(CTLineGetOffsetForStringIndex(line, 99, nil) == CTLineGetOffsetForStringIndex(line, 10, nil))
    }

    @Test("What ends a paragraph shows as a space")
    func paragraphs() {
        let broken = CTLineGetTypographicBounds(line("a\nb\r\nc"), nil, nil, nil)
        let spaced = CTLineGetTypographicBounds(line("a b  c"), nil, nil, nil)
        #expect(abs(broken - spaced) < 0.01)
        #expect(CTLineGetGlyphCount(line("abc")) == 3)
        #expect(CTLineGetGlyphCount(line("")) == 0)
        #expect(CTLineGetTypographicBounds(line(""), nil, nil, nil) == 0)
    }
}
