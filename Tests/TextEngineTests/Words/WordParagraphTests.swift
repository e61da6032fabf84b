import CPango
@_spi(ForasteroInternal) import CoreGraphics
import Testing

@testable import TextEngine

@Suite("A paragraph put together from words is the same as Pango makes of it")
struct WordParagraphTests {
    private static let texts = [
        "Harbor Violet Maple Signal Copper Meadow Winter Lantern River Summit Cobalt Garden. Falcon Amber, Canyon; Mirror: done!",
        "AVAVA To. Ty, We (f) fi fl ffi WAVE Tomorrow Yes. L'Avenue don't \"quote\" it [here] or {there}, i.e. 12:30 PM",
        "A well-known e-mail of twenty-one half-hearted mother-in-laws, 10-20 items - or - so it seems",
        "50% off + $12.99 = ok? yes! (no) AT&T me@example.com #1 *2* a_b ~ 100 km per h",
        "Short words go on and on up to the end of it all, and then a bit more of it.", "one", "two words",
        "It ends with a space and a good deal of text before it ",
    ]
    private static let descriptions: [FontDescription] =
        [11, 15.5, 17, 24].map { FontDescription(size: $0) } + [
            FontDescription(size: 17, weight: 0.3), FontDescription(size: 17, isItalic: true),
            FontDescription(family: .system(.serif), size: 17), FontDescription(family: .system(.monospaced), size: 13),
            FontDescription(family: .named("DejaVu Sans"), size: 18), FontDescription(family: .named("Liberation Serif"), size: 18),
            FontDescription(size: 17, features: .smallCapitals), FontDescription(family: .named("Inter"), size: 17),
        ]
    private static let widths: [CGFloat] = [60, 73.3, 90, 111.1, 150, 187.5, 200, 358, 370.2, 1000]

    /// What is shown of each line: its bytes, whether a mark of a break follows, numbers of glyphs and their places.
    private func glyphs(_ layout: TextLayout) -> [[Int32]] {
        FontLibrary.shared.withContexts { _ in
            layout.lines.flatMap { line -> [[Int32]] in
                guard let look = layout.paragraphs[line.paragraph].look(ofLine: line.indexInParagraph) else { return [] }
                let ends = [[Int32(look.bytes.lowerBound), Int32(look.bytes.upperBound)]]
                return ends
                    + look.runs.flatMap { run -> [[Int32]] in
                        let (item, string) = (run.pointee.item.pointee, run.pointee.glyphs.pointee)
                        return [[item.offset, item.length, item.num_chars]]
                            + (0..<Int(string.num_glyphs)).map { index in
                                let glyph = string.glyphs[index]
                                return [
                                    Int32(bitPattern: glyph.glyph), glyph.geometry.width, glyph.geometry.x_offset,
                                    glyph.geometry.y_offset, string.log_clusters[index],
                                ]
                            }
                    }
            }
        }
    }

    private func layout(_ text: StyledText, in container: TextContainer, words: Bool) -> TextLayout {
        FontLibrary.shared.withContexts { _ in
            let before = WordLine.areUsed
            WordLine.areUsed = words
            defer { WordLine.areUsed = before }
            return TextLayout(text, in: container)
        }
    }

    private func isOfWords(_ layout: TextLayout) -> Bool { layout.paragraphs.allSatisfy(\.isOfWords) }

    private func warmUp(_ attributes: TextAttributes) {
        for _ in 0..<20 { _ = layout(StyledText("warm", attributes), in: TextContainer(), words: true) }
    }

    /// - Returns: whether it was put together from words.
    private func compare(_ text: String, _ attributes: TextAttributes, in container: TextContainer) -> Bool {
        let styled = StyledText(text, attributes)
        let quick = layout(styled, in: container, words: true)
        guard isOfWords(quick) else { return false }
        let slow = layout(styled, in: container, words: false)
        let isSame =
            glyphs(slow) == glyphs(quick) && slow.size == quick.size && slow.isTruncated == quick.isTruncated
            && slow.lines.map(\.range) == quick.lines.map(\.range) && slow.lines.map(\.width) == quick.lines.map(\.width)
        if !isSame { Issue.record("\(text) in \(container.width), \(container.maximumLines) lines") }
        return true
    }

    @Test("lines, glyphs and their places, in many fonts and widths", arguments: descriptions)
    func fonts(description: FontDescription) {
        let attributes = TextAttributes(font: FontLibrary.shared.font(description))
        warmUp(attributes)
        var count = 0
        for text in Self.texts {
            for width in Self.widths where compare(text, attributes, in: TextContainer(width: width)) { count += 1 }
        }
        if description.family == .system(.standard), description.weight == 0, !description.isItalic {
            #expect(count > Self.texts.count * Self.widths.count / 3, "\(count)")
        }
    }

    @Test("each width, where lines just fit and just do not")
    func widths() {
        let attributes = TextAttributes(font: systemFont(17))
        warmUp(attributes)
        for step in 0..<600 { _ = compare(Self.texts[step % 2], attributes, in: TextContainer(width: 100 + CGFloat(step) / 8)) }
        // As wide as a line of it is.
        let text = StyledText(Self.texts[0], attributes)
        for line in layout(text, in: TextContainer(width: 200), words: false).lines {
            for more in [-1.0 / 1024, 0, 1.0 / 1024] { _ = compare(Self.texts[0], attributes, in: TextContainer(width: line.width + more)) }
        }
    }

    @Test("extra space between characters", arguments: [-0.7, -0.3, 0.25, 1, 2.5])
    func tracking(tracking: CGFloat) {
        var attributes = TextAttributes(font: systemFont(17))
        attributes.tracking = tracking
        warmUp(attributes)
        for text in Self.texts {
            for width in Self.widths { _ = compare(text, attributes, in: TextContainer(width: width)) }
        }
    }

    @Test("as many lines as there may be")
    func maximumLines() {
        let attributes = TextAttributes(font: systemFont(17))
        warmUp(attributes)
        for mode in [TextLineBreakMode.byTruncatingTail, .byWordWrapping, .byTruncatingMiddle, .byClipping, .byCharWrapping] {
            for lines in 1...6 {
                for text in Self.texts {
                    for width in [CGFloat(130), 200, 358] {
                        _ = compare(text, attributes, in: TextContainer(width: width, maximumLines: lines, lineBreakMode: mode))
                    }
                }
            }
        }
    }

    @Test("random words and signs", arguments: 0..<6)
    func chance(seed: Int) {
        let attributes = TextAttributes(font: systemFont([17, 13, 20][seed % 3]))
        warmUp(attributes)
        var state = UInt64(seed) &* 1_000_003 &+ 5
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCWTV")
        let signs = Array(".,;:!?'\"()[]{}-/&@#*%$+=<>|_^~`\\0123456789")
        var count = 0
        for _ in 0..<300 {
            let words = (0..<(3 + next(20))).map { _ in
                String((0..<(1 + next(8))).map { _ in next(14) == 0 ? signs[next(signs.count)] : letters[next(letters.count)] })
            }
            let text = words.joined(separator: " ")
            if compare(text, attributes, in: TextContainer(width: CGFloat(90 + next(300)))) { count += 1 }
        }
        #expect(count > 30, "\(count)")
    }

    @Test("each two signs within a word and around a space: where Pango breaks there")
    func breaks() {
        let attributes = TextAttributes(font: systemFont(17))
        warmUp(attributes)
        let characters = (UInt8(0x21)...0x7E).map { Character(Unicode.Scalar($0)) }
        var count = 0
        for first in characters {
            for second in characters {
                for text in ["mmmmm mmm\(first)\(second)mmm nnn", "mmmmm mmm\(first) \(second)mmm nnn"] {
                    for width in [CGFloat(75), 92] where compare(text, attributes, in: TextContainer(width: width)) { count += 1 }
                }
            }
        }
        #expect(count > 4000, "\(count)")
    }

    @Test("who asks for more than the look gets what Pango says")
    func positions() {
        let attributes = TextAttributes(font: systemFont(17))
        warmUp(attributes)
        let (text, container) = (StyledText(Self.texts[0], attributes), TextContainer(width: 150))
        let (slow, quick) = (layout(text, in: container, words: false), layout(text, in: container, words: true))
        #expect(isOfWords(quick))
        #expect(slow.selectionRects(for: 2..<90) == quick.selectionRects(for: 2..<90))
        #expect(slow.caretRect(at: 57) == quick.caretRect(at: 57))
        #expect(slow.position(nearest: CGPoint(x: 50, y: 45)) == quick.position(nearest: CGPoint(x: 50, y: 45)))
        #expect(slow.inkBounds == quick.inkBounds)
    }

    @Test("pixels, at each scale, aligned in each way", arguments: [1.0, 2, 3])
    func pixels(scale: CGFloat) throws {
        let attributes = TextAttributes(font: systemFont(17))
        warmUp(attributes)
        for alignment in [TextAlignment.left, .center, .right, .justified] {
            var style = ParagraphStyle()
            style.alignment = alignment
            let text = StyledText(Self.texts[0], attributes, paragraphStyle: style)
            let drawn = try [true, false].map { words -> [UInt8] in
                let buffer = try #require(PixelBuffer(width: Int(220 * scale), height: Int(200 * scale), format: .argb32))
                let context = try #require(CGContext(buffer: buffer, scale: scale))
                layout(text, in: TextContainer(width: 210), words: words).draw(in: context, at: CGPoint(x: 3.25, y: 2))
                let picture = context.buffer
                return Array(UnsafeRawBufferPointer(start: picture.pixels, count: picture.bytesPerRow * picture.height))
            }
            #expect(drawn[0] == drawn[1], "\(alignment)")
        }
    }
}
