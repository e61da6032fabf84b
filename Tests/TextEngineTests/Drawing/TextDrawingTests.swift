@_spi(ForasteroInternal) import CoreGraphics
import Testing
import TextEngine

@Suite struct TextDrawingTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    /// The pixels that drawing leaves on a transparent picture, row by row.
    private func pixels(_ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: (CGContext) -> Void) throws -> [[UInt32]] {
        let buffer = try #require(
            PixelBuffer(width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale), format: .argb32))
        let context = try #require(CGContext(buffer: buffer, scale: scale))
        draw(context)
        let drawn = context.buffer
        return (0..<drawn.height).map { row in
            let start = (drawn.pixels + row * drawn.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            return Array(UnsafeBufferPointer(start: start, count: drawn.width))
        }
    }

    private func ink(_ pixels: [[UInt32]]) -> Int { pixels.joined().reduce(0) { $0 + Int($1 >> 24) } }

    @Test(arguments: [1.0, 2, 3]) func inkLiesBetweenCapHeightAndBaseline(scale: CGFloat) throws {
        let found = layout("HHH", size: 40)
        let drawn = try pixels(120, 60, scale: scale) { found.draw(in: $0, at: .zero) }
        let rows = drawn.indices.filter { drawn[$0].contains { $0 >> 24 > 128 } }
        let top = CGFloat(try #require(rows.first)) / scale
        let bottom = CGFloat(try #require(rows.last) + 1) / scale
        let line = found.lines[0]
        #expect(abs(bottom - line.baseline) <= 1 / scale)
        // Inter's capitals are a little higher than San Francisco's.
        #expect(abs(top - (line.baseline - found.text.runs[0].attributes.font.capHeight)) <= 1 / scale + 1)
    }

    @Test func layoutIsTheSameAtEveryScale() throws {
        let found = layout("The quick brown fox", size: 15)
        for scale in [CGFloat(1), 2, 3] {
            let drawn = try pixels(200, 30, scale: scale) { found.draw(in: $0, at: .zero) }
            let columns = (0..<drawn[0].count).filter { column in drawn.contains { $0[column] >> 24 > 60 } }
            let end = CGFloat(try #require(columns.last) + 1) / scale
            #expect(abs(end - found.size.width) < 2, "\(end) instead of \(found.size.width) at \(scale)")
        }
    }

    @Test func inkGrowsWithTheSquareOfTheScale() throws {
        let found = layout("Forastero", size: 30)
        let single = ink(try pixels(200, 40) { found.draw(in: $0, at: .zero) })
        let triple = ink(try pixels(200, 40, scale: 3) { found.draw(in: $0, at: .zero) })
        #expect(abs(Double(triple) / Double(single) / 9 - 1) < 0.05)
    }

    @Test func textWithoutAColorTakesThatOfTheCaller() throws {
        let found = layout("HHH", size: 40)
        let passed = try pixels(120, 60) { found.draw(in: $0, at: .zero, color: red) }
        let set = try pixels(120, 60) { context in
            context.setFillColor(red)
            found.draw(in: context, at: .zero)
        }
        #expect(passed == set)
        #expect(passed.joined().contains(0xFFFF_0000))
        #expect(!passed.joined().contains { $0 & 0xFFFF != 0 })
        let own = StyledText("HHH", TextAttributes(font: systemFont(40), color: red))
        #expect(try pixels(120, 60) { TextLayout(own).draw(in: $0, at: .zero, color: .black) } == passed)
    }

    @Test func runsKeepTheirOwnColors() throws {
        let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        let text = StyledText(
            "HH",
            runs: [
                (1, TextAttributes(font: systemFont(40), color: red), ParagraphStyle()),
                (1, TextAttributes(font: systemFont(40), color: blue), ParagraphStyle()),
            ])
        let found = TextLayout(text)
        let drawn = try pixels(80, 60) { found.draw(in: $0, at: .zero) }
        let middle = Int(found.caretRect(at: 1).minX)
        #expect(!drawn.contains { $0[..<middle].contains(0xFF00_00FF) })
        #expect(!drawn.contains { $0[(middle + 1)...].contains(0xFFFF_0000) })
        #expect(drawn.joined().contains(0xFF00_00FF))
        #expect(drawn.joined().contains(0xFFFF_0000))
    }

    @Test func backgroundsFillTheLine() throws {
        let text = StyledText("abc", TextAttributes(font: systemFont(20), backgroundColor: red))
        let found = TextLayout(text)
        let drawn = try pixels(80, 40) { found.draw(in: $0, at: CGPoint(x: 5, y: 5)) }
        #expect(drawn[5][5] >> 24 > 200)
        #expect(drawn[4][6] == 0)
        #expect(drawn[15][4] == 0)
        #expect(drawn[27][10] == 0xFFFF_0000)
        #expect(drawn[30][10] == 0)
    }

    @Test func linesUnderAndThroughTextHaveTheirPlaces() throws {
        func rows(_ attributes: TextAttributes) throws -> Set<Int> {
            let found = TextLayout(StyledText("      ", attributes))
            let drawn = try pixels(80, 40) { found.draw(in: $0, at: .zero, color: red) }
            return Set(drawn.indices.filter { drawn[$0].contains { $0 >> 24 > 60 } })
        }
        let font = systemFont(30)
        let baseline = Int(font.ascender)
        let under = try rows(TextAttributes(font: font, underline: LineDecoration(style: 1)))
        let through = try rows(TextAttributes(font: font, strikethrough: LineDecoration(style: 1)))
        #expect(under.allSatisfy { $0 > baseline && $0 < baseline + 8 })
        #expect(!under.isEmpty)
        #expect(through.allSatisfy { $0 < baseline && $0 > baseline - 12 })
        #expect(!through.isEmpty)
        #expect(try rows(TextAttributes(font: font, underline: LineDecoration(style: 2))).count > under.count)
        #expect(try rows(TextAttributes(font: font, underline: LineDecoration(style: 0))).isEmpty)
        #expect(try rows(TextAttributes(font: font, underline: LineDecoration(style: 0x8001))).isEmpty)
    }

    @Test func alphaAndClipOfTheContextApply() throws {
        let found = layout("HHH", size: 40)
        let half = try pixels(120, 60) { context in
            context.setAlpha(0.5)
            found.draw(in: context, at: .zero, color: red)
        }
        #expect(half.joined().map { $0 >> 24 }.max() == 128)
        let clipped = try pixels(120, 60) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 60))
            found.draw(in: context, at: .zero, color: red)
        }
        #expect(!clipped.contains { $0[10...].contains { $0 != 0 } })
        #expect(ink(clipped) > 0)
    }

    @Test func theTextDrawingModeDecidesAboutOutlines() throws {
        let found = layout("HO", size: 40)
        func drawn(_ mode: CGTextDrawingMode) throws -> Int {
            ink(
                try pixels(80, 60) { context in
                    context.setTextDrawingMode(mode)
                    context.setLineWidth(3)
                    found.draw(in: context, at: .zero)
                })
        }
        #expect(try drawn(.invisible) == 0)
        #expect(try drawn(.fillStroke) > drawn(.fill) && drawn(.fillStroke) > drawn(.stroke) && drawn(.stroke) > 0)
        #expect(try drawn(.fillClip) == drawn(.fill))
    }

    @Test func textCanClipWhatIsDrawnAfterIt() throws {
        let found = layout("HO", size: 40)
        let clipped = try pixels(80, 60) { context in
            context.setTextDrawingMode(.clip)
            found.draw(in: context, at: .zero)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 80, height: 60))
        }
        #expect(clipped == (try pixels(80, 60) { found.draw(in: $0, at: .zero, color: red) }))
    }

    /// Where the ink of a picture lies on average, in points from the left.
    private func center(_ pixels: [[UInt32]], scale: CGFloat) -> CGFloat {
        var (sum, weight) = (CGFloat(0), CGFloat(0))
        for row in pixels {
            for (x, pixel) in row.enumerated() {
                sum += (CGFloat(x) + 0.5) * CGFloat(pixel >> 24)
                weight += CGFloat(pixel >> 24)
            }
        }
        return sum / weight / scale
    }

    @Test func glyphsStandWithinAQuarterOfAPixel() throws {
        for text in ["l", "i", "H", "W"] {
            let found = layout(text, size: 13)
            let start = center(try pixels(40, 20) { found.draw(in: $0, at: CGPoint(x: 10, y: 0)) }, scale: 1)
            for step in 1...8 {
                let shift = CGFloat(step) / 8
                let moved = center(try pixels(40, 20) { found.draw(in: $0, at: CGPoint(x: 10 + shift, y: 0)) }, scale: 1)
                #expect(abs(moved - start - shift) < 0.15, "\(text) moved by \(moved - start) instead of \(shift)")
            }
        }
    }

    @Test func cachedGlyphsLookLikeTheirOutlines() throws {
        let found = layout("Hamburg", size: 40)
        let cached = try pixels(200, 60) { found.draw(in: $0, at: CGPoint(x: 5, y: 0)) }
        // A context that is turned by nothing worth mentioning is drawn by outline.
        let outlined = try pixels(200, 60) { context in
            context.concatenate(CGAffineTransform(a: 1, b: 1e-9, c: 0, d: 1, tx: 0, ty: 0))
            found.draw(in: context, at: CGPoint(x: 5, y: 0))
        }
        #expect(abs(Double(ink(cached)) / Double(ink(outlined)) - 1) < 0.02)
        #expect(abs(center(cached, scale: 1) - center(outlined, scale: 1)) < 0.5)
    }

    @Test func picturesOfFacesAndMissingCharactersAreDrawnToo() throws {
        for text in ["😀", "\u{10FFFF}", "日", "a\u{200B}b"] {
            #expect(ink(try pixels(60, 40) { layout(text, size: 20).draw(in: $0, at: .zero) }) > 0, "\(text)")
        }
    }

    @Test func textFarAwayOrVeryLargeDoesNoHarm() throws {
        let drawn = try pixels(40, 40) { context in
            layout("far", size: 17).draw(in: context, at: CGPoint(x: 1e12, y: 5))
            layout("nowhere", size: 17).draw(in: context, at: CGPoint(x: CGFloat.nan, y: 5))
            context.scaleBy(x: 1e-6, y: 1e-6)
            layout("small", size: 17).draw(in: context, at: .zero)
        }
        #expect(ink(drawn) < 40)
        #expect(ink(try pixels(40, 40) { layout("I", size: 900).draw(in: $0, at: CGPoint(x: -100, y: -400)) }) > 0)
    }

    @Test("Emoji have their own colours at every scale, letters beside them that of the text", arguments: [1.0, 3])
    func emoji(scale: CGFloat) throws {
        let found = layout("\u{1F600}x", size: 40)
        let drawn = try pixels(100, 60, scale: scale) { found.draw(in: $0, at: .zero, color: red) }
        let middle = drawn[Int(found.lines[0].height / 2 * scale)]
        // A yellow face: much red and green, little blue.
        let face = middle[Int(8 * scale)]
        #expect(face >> 24 == 255)
        #expect(face >> 16 & 0xFF > 200)
        #expect(face >> 8 & 0xFF > 150)
        #expect(face & 0xFF < 100)
        let letter = drawn.joined().filter { $0 == 0xFFFF_0000 }
        #expect(letter.count > 20)
    }
}
