import CPango
@_spi(ForasteroInternal) import CoreGraphics
import Testing

@testable import TextEngine

@Suite("A line put together from words is the same as Pango makes of it")
struct WordLineTests {
    private static let texts = [
        "Harbor Violet 80123", "a", "AVAVA To. Ty, We (f) fi fl ffi", "Updated 3 days ago, 5 items in Walnut",
        "don't \"quote\" it; see: x/y_z", "WAVE Tomorrow Yes. L'Avenue", "i.e. 12:30 PM - 1:45 PM", "A-B C-D -> E <- F",
        "50% off + $12.99 = ok?", "e-mail@example.com #1 *2*",
        "Wrong [WORD] {Case} (ABC) 9am", "AT&T ~ 100 km/h ^ | \\ `", "1st 2nd 3rd III", "averyveryverylongwordof30letters yes",
    ]
    private static let descriptions: [FontDescription] =
        [6, 11, 12, 15.5, 17, 20, 24, 34, 60].map { FontDescription(size: $0) } + [
            FontDescription(size: 17, weight: 0.3), FontDescription(size: 13, weight: -0.4), FontDescription(size: 17, isItalic: true),
            FontDescription(family: .system(.serif), size: 17), FontDescription(family: .system(.monospaced), size: 13),
            FontDescription(family: .named("DejaVu Sans"), size: 18), FontDescription(family: .named("Liberation Serif"), size: 18),
            FontDescription(size: 17, features: .monospacedDigits), FontDescription(size: 17, features: .smallCapitals),
            FontDescription(size: 17, features: .fractions), FontDescription(family: .named("Inter"), size: 17),
            FontDescription(family: .named("Inter"), size: 17, features: .noLigatures),
        ]

    /// What is drawn of a line: numbers of glyphs and their places.
    private func glyphs(_ layout: TextLayout) -> [[Int32]] {
        FontLibrary.shared.withContexts { _ in
            layout.lines.flatMap { line in
                (layout.paragraphs[line.paragraph].look(ofLine: line.indexInParagraph)?.runs ?? []).flatMap { run in
                    let string = run.pointee.glyphs.pointee
                    return (0..<Int(string.num_glyphs)).map { index -> [Int32] in
                        let glyph = string.glyphs[index]
                        return [
                            Int32(bitPattern: glyph.glyph), glyph.geometry.width, glyph.geometry.x_offset, glyph.geometry.y_offset,
                            string.log_clusters[index],
                        ]
                    }
                }
            }
        }
    }

    /// A text of its own, laid out by Pango or from words, whatever other tests do meanwhile.
    private func layout(_ text: StyledText, in container: TextContainer = TextContainer(), words: Bool) -> TextLayout {
        FontLibrary.shared.withContexts { _ in
            let before = WordLine.areUsed
            WordLine.areUsed = words
            defer { WordLine.areUsed = before }
            return TextLayout(text, in: container)
        }
    }

    private func isOfWords(_ layout: TextLayout) -> Bool { layout.paragraphs.allSatisfy(\.isOfWords) }

    /// A font is asked for words once it has been used for some lines.
    private func warmUp(_ attributes: TextAttributes) {
        for _ in 0..<20 { _ = layout(StyledText("warm", attributes), words: true) }
    }

    @Test("glyphs, their places and the size, in all fonts", arguments: descriptions)
    func glyphs(description: FontDescription) {
        let attributes = TextAttributes(font: FontLibrary.shared.font(description))
        warmUp(attributes)
        for text in Self.texts {
            let styled = StyledText(text, attributes)
            let (slow, quick) = (layout(styled, words: false), layout(styled, words: true))
            #expect(glyphs(slow) == glyphs(quick), "\(text) in \(description)")
            #expect(slow.size == quick.size, "\(text) in \(description)")
            #expect(slow.lines[0].width == quick.lines[0].width)
            #expect(slow.lines[0].range == quick.lines[0].range)
        }
    }

    @Test("each pair of characters, within a word and on both sides of a space, in fonts of two weights", arguments: [0, 0.3])
    func pairs(weight: CGFloat) {
        let attributes = TextAttributes(font: FontLibrary.shared.font(FontDescription(size: 17, weight: weight)))
        warmUp(attributes)
        let characters = (UInt8(0x21)...0x7E).map { Character(Unicode.Scalar($0)) }
        var count = 0
        for first in characters {
            for second in characters {
                let styled = StyledText("n\(first)\(second) \(first) \(second)n", attributes)
                let quick = layout(styled, words: true)
                guard isOfWords(quick) else { continue }
                count += 1
                let slow = layout(styled, words: false)
                if glyphs(slow) != glyphs(quick) { Issue.record("\(first)\(second)") }
            }
        }
        #expect(count > 4000)
    }

    @Test("numbers, which are put together from their digits, in all fonts", arguments: descriptions)
    func numbers(description: FontDescription) {
        let attributes = TextAttributes(font: FontLibrary.shared.font(description))
        warmUp(attributes)
        for number in stride(from: 100, to: 40_000_000, by: 1_234_567) {
            for text in ["n \(number)", "\(number) of \(number * 3)", "\(number % 1000) a 000"] {
                let styled = StyledText(text, attributes)
                #expect(glyphs(layout(styled, words: false)) == glyphs(layout(styled, words: true)), "\(text) in \(description)")
            }
        }
    }

    @Test("extra space between characters", arguments: [-1.0, -0.3, 0.25, 1, 2.5])
    func tracking(tracking: CGFloat) {
        var attributes = TextAttributes(font: systemFont(17))
        attributes.tracking = tracking
        warmUp(attributes)
        for text in Self.texts {
            let styled = StyledText(text, attributes)
            #expect(glyphs(layout(styled, words: false)) == glyphs(layout(styled, words: true)), "\(text) at \(tracking)")
        }
    }

    @Test("pixels, at each scale", arguments: [1.0, 2, 3])
    func pixels(scale: CGFloat) throws {
        for size in [CGFloat(12), 17, 28] {
            let attributes = TextAttributes(font: systemFont(size))
            warmUp(attributes)
            for text in Self.texts {
                let styled = StyledText(text, attributes)
                let drawn = try [true, false].map { words -> [UInt8] in
                    let buffer = try #require(PixelBuffer(width: Int(300 * scale), height: Int(40 * scale), format: .argb32))
                    let context = try #require(CGContext(buffer: buffer, scale: scale))
                    layout(styled, words: words).draw(in: context, at: CGPoint(x: 3.25, y: 2))
                    let picture = context.buffer
                    return Array(UnsafeRawBufferPointer(start: picture.pixels, count: picture.bytesPerRow * picture.height))
                }
                #expect(drawn[0] == drawn[1], "\(text)")
            }
        }
    }

    @Test("Pango lays out what words cannot: breaks, cuts, other scripts, signs that look beyond a space")
    func limits() {
        let attributes = TextAttributes(font: systemFont(17))
        warmUp(attributes)
        #expect(isOfWords(layout(StyledText("Harbor Violet 80123", attributes), words: true)))
        let others = ["été", "two  spaces", " leading", "trailing ", "123", "tab\tstop", "日本", "🙂", "שלום"]
        for text in others { #expect(!isOfWords(layout(StyledText(text, attributes), words: true)), "\(text)") }
        // It makes a sign of multiplication of that, where the system font does not.
        let inter = TextAttributes(font: FontLibrary.shared.font(FontDescription(family: .named("Inter"), size: 17)))
        warmUp(inter)
        #expect(!isOfWords(layout(StyledText("10 x 10", inter), words: true)))
        #expect(isOfWords(layout(StyledText("Harbor Violet", inter), words: true)))
        // Its full stops stand nearer to a space, or farther from it, than to letters.
        let heavy = TextAttributes(font: FontLibrary.shared.font(FontDescription(size: 17, weight: 0.3)))
        warmUp(heavy)
        #expect(!isOfWords(layout(StyledText("Harbor. Violet", heavy), words: true)))
        #expect(isOfWords(layout(StyledText("Harbor Violet", heavy), words: true)))
        let narrow = TextContainer(width: 60, maximumLines: 1, lineBreakMode: .byTruncatingTail)
        let cut = layout(StyledText("Harbor Violet", attributes), in: narrow, words: true)
        #expect(cut.isTruncated)
        #expect(layout(StyledText("Harbor Violet", attributes), in: TextContainer(width: 60), words: true).lines.count == 2)
    }

    @Test("who asks for more than the look gets what Pango says")
    func positions() {
        let attributes = TextAttributes(font: systemFont(17))
        warmUp(attributes)
        let styled = StyledText("Harbor Violet 80123", attributes)
        let (slow, quick) = (layout(styled, words: false), layout(styled, words: true))
        #expect(slow.selectionRects(for: 2..<9) == quick.selectionRects(for: 2..<9))
        #expect(slow.caretRect(at: 7) == quick.caretRect(at: 7))
        #expect(slow.position(nearest: CGPoint(x: 50, y: 5)) == quick.position(nearest: CGPoint(x: 50, y: 5)))
        #expect(slow.inkBounds == quick.inkBounds)
        #expect(slow.glyphRuns(ofLine: 0).map(\.width) == quick.glyphRuns(ofLine: 0).map(\.width))
    }

    @Test("words that are forgotten are shaped again")
    func forgetting() {
        let attributes = TextAttributes(font: systemFont(16))
        warmUp(attributes)
        for number in 0..<1500 { _ = layout(StyledText("item\(number) \(number)", attributes), words: true) }
        let styled = StyledText("Harbor item7 80123", attributes)
        #expect(glyphs(layout(styled, words: false)) == glyphs(layout(styled, words: true)))
    }
}
