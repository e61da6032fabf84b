import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Text layers")
@MainActor
struct TextLayerTests {
    /// The part of a 200×60 screen in which ink lies; nil for none.
    private func ink(_ build: (CATextLayer) -> Void) -> CGRect? {
        let stage = Stage(width: 200, height: 60)
        let layer = CATextLayer()
        withoutActions {
            layer.frame = stage.root.bounds
            layer.fontSize = 17
            layer.string = "Hello"
            build(layer)
            stage.root.addSublayer(layer)
        }
        stage.render()
        var box = CGRect.null
        for y in 0..<60 {
            for x in 0..<200 where stage.pixel(x, y) & 0xFFFFFF > 0x404040 {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box.isNull ? nil : box
    }

    @Test("A font is found by the name of its face, and sets plain text; stand-ins count as what they stand for")
    func graphicsFont() throws {
        let bold = try #require(CGFont("Inter-Bold" as CFString))
        #expect(bold.postScriptName == "Inter-Bold")
        #expect(bold.unitsPerEm > 0)
        #expect(CGFont("Helvetica" as CFString) != nil)
        #expect(CGFont("No Such Font" as CFString) == nil)
        let thin = try #require(CGFont("Inter-Thin" as CFString))
        let wide = try #require(ink { $0.font = bold })
        let narrow = try #require(ink { $0.font = thin })
        #expect(wide.width > narrow.width)
    }

    @Test("Text begins at the top left, in white and in a size of 36 if nobody says otherwise")
    func standard() throws {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36)
        #expect(layer.foregroundColor == .white)
        #expect(layer.font.flatMap { $0 as Any as? String } == "Helvetica")
        #expect(layer.string == nil)
        let box = try #require(ink { _ in })
        #expect(box.minX < 4)
        #expect(box.maxY < 22)
        let large = try #require(ink { $0.fontSize = 36 })
        #expect(large.height > box.height * 1.7)
        #expect(ink { $0.string = nil } == nil)
        #expect(ink { $0.foregroundColor = nil } == nil)
    }

    @Test("Lines are aligned in the bounds")
    func alignment() throws {
        let right = try #require(ink { $0.alignmentMode = .right })
        #expect(right.maxX > 195)
        let center = try #require(ink { $0.alignmentMode = .center })
        #expect(abs(center.midX - 100) < 3)
    }

    @Test("Text that is too long is cut off, wrapped or truncated, as is wanted")
    func fitting() throws {
        let long = "A line that is much too long for the width of the layer it is in"
        let clipped = try #require(ink { $0.string = long })
        #expect(clipped.maxY < 25)
        let wrapped = try #require(
            ink {
                $0.string = long
                $0.isWrapped = true
            })
        #expect(wrapped.maxY > 50)
        let ends = try [CATextLayerTruncationMode.start, .middle, .end].map { mode in
            let layer = CATextLayer()
            layer.string = long
            layer.fontSize = 17
            layer.truncationMode = mode
            let layout = try #require((layer.values.rare.kind as? TextValues)?.layout(in: CGSize(width: 200, height: 30)))
            #expect(layout.isTruncated)
            #expect(layout.lines.count == 1)
            #expect(layout.size.width <= 200)
            return layout.container.lineBreakMode?.rawValue
        }
        #expect(ends == [3, 5, 4])
    }

    @Test("Nothing is drawn outside of the bounds")
    func clipping() throws {
        let box = try #require(ink { $0.frame = CGRect(x: 10, y: 5, width: 20, height: 12) })
        #expect(CGRect(x: 10, y: 5, width: 20, height: 12).contains(box))
    }

    @Test("An attributed string says itself what it looks like")
    func attributed() throws {
        let size = CATextLayer()
        size.string = NSAttributedString(string: "Hello", attributes: [NSAttributedString.Key("NSKern"): 10.0])
        let plain = CATextLayer()
        plain.string = "Hello"
        #expect(size.preferredFrameSize().width > plain.preferredFrameSize().width + 40)
        // Without a colour it is black, which cannot be seen here.
        #expect(ink { $0.string = NSAttributedString(string: "Hello") } == nil)
        let colour = NSAttributedString(string: "Hello", attributes: [NSAttributedString.Key("NSColor"): CGColor.white])
        #expect(ink { $0.string = colour } != nil)
    }

    @Test("The preferred size is that of the text")
    func preferredSize() {
        let layer = CATextLayer()
        #expect(layer.preferredFrameSize() == .zero)
        layer.string = "One two three four"
        layer.fontSize = 20
        let line = layer.preferredFrameSize()
        #expect(line.height > 20)
        layer.isWrapped = true
        layer.bounds.size.width = line.width / 2
        #expect(layer.preferredFrameSize().height > line.height * 1.9)
    }

    @Test("Size and colour of plain text animate")
    func animation() throws {
        let stage = Stage(width: 100, height: 60)
        let layer = CATextLayer()
        withoutActions {
            layer.frame = stage.root.bounds
            layer.string = "I"
            layer.foregroundColor = .red
            stage.root.addSublayer(layer)
        }
        stage.render()
        layer.fontSize = 10
        layer.foregroundColor = .blue
        stage.clock.advance(by: 0.125)
        let shown = try #require(layer.presentation())
        #expect(shown.fontSize > 11)
        #expect(shown.fontSize < 35)
        #expect(ColorComponents(shown.foregroundColor).red > 0.05)
        #expect(layer.animationKeys()?.sorted() == ["fontSize", "foregroundColor"])
    }

    @Test("Setting the same text again paints nothing")
    func damage() {
        let stage = Stage(width: 100, height: 60)
        let layer = CATextLayer()
        withoutActions {
            layer.frame = stage.root.bounds
            layer.string = "Same"
            stage.root.addSublayer(layer)
        }
        stage.render()
        withoutActions {
            layer.string = "Same"
            layer.font = "Helvetica" as CFTypeRef
        }
        stage.render()
        #expect(stage.paintedArea == 0)
    }
}
