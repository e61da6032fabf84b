import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("A layer drawn into a context")
@MainActor
struct RenderInContextTests {
    /// The same scene on a screen, and drawn into a context.
    private func difference(_ build: (CALayer) -> Void) throws -> PictureDifference {
        let stage = Stage(width: 40, height: 40, scale: 2)
        withoutActions {
            stage.root.backgroundColor = CGColor(gray: 0.5, alpha: 1)
            build(stage.root)
        }
        stage.render()
        let buffer = try #require(PixelBuffer(width: 80, height: 80, format: .argb32))
        let context = try #require(CGContext(buffer: buffer, scale: 2))
        stage.root.render(in: context)
        let drawn = context.buffer
        let pixels = (0..<6400).map { (drawn.pixels + $0 / 80 * drawn.bytesPerRow + $0 % 80 * 4).load(as: UInt32.self) }
        return PictureDifference(pixels, stage.pixels)
    }

    @Test("looks as on the screen: colours, borders, corners, clips")
    func plainLayers() throws {
        let difference = try difference { root in
            let outer = plain(.blue, 5, 5, 30, 30)
            outer.cornerRadius = 8
            outer.borderWidth = 2
            outer.borderColor = .green
            outer.masksToBounds = true
            outer.addSublayer(plain(.red, 10, 10, 30, 30))
            root.addSublayer(outer)
        }
        // The smoothed edges of the four corners, where the screen cuts off a picture and the context each step.
        #expect(difference.greatest <= 64, "\(difference)")
        #expect(difference.count < 4 * 40, "\(difference)")
    }

    @Test("looks as on the screen: groups that fade, and masks")
    func groups() throws {
        let difference = try difference { root in
            let outer = plain(.blue, 5, 5, 20, 20)
            outer.opacity = 0.5
            outer.addSublayer(plain(.red, 5, 5, 10, 10))
            let masked = plain(.green, 20, 20, 20, 20)
            masked.mask = plain(.black, 5, 5, 10, 10)
            root.addSublayer(outer)
            root.addSublayer(masked)
        }
        #expect(difference.greatest <= 2, "\(difference)")
    }

    @Test("looks as on the screen: both kinds of shadows")
    func shadows() throws {
        let difference = try difference { root in
            for (x, color) in [(4.0, CGColor.red as CGColor?), (22, nil)] {
                let layer = plain(color, x, 5, 10, 20)
                layer.shadowOpacity = 0.5
                layer.shadowRadius = 1
                layer.shadowOffset = CGSize(width: 2, height: 3)
                if color == nil { layer.addSublayer(plain(.blue, 0, 0, 10, 20)) }
                root.addSublayer(layer)
            }
        }
        #expect(difference.greatest <= 4, "\(difference)")
    }

    @Test("is in its own coordinates, wherever it lies in its superlayer")
    func coordinates() throws {
        let outer = plain(nil, 0, 0, 50, 50)
        let layer = plain(.red, 30, 30, 4, 4)
        outer.addSublayer(layer)
        let buffer = try #require(PixelBuffer(width: 10, height: 10, format: .argb32))
        let context = try #require(CGContext(buffer: buffer, scale: 1))
        layer.render(in: context)
        #expect(context.buffer.pixels.load(as: UInt32.self) == 0xFFFF_0000)
        #expect(context.buffer.pixels.load(fromByteOffset: 5 * 4, as: UInt32.self) == 0)
    }
}
