import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Layers whose y axis points upwards")
@MainActor
struct FlippedGeometryTests {
    /// A layer of 30 × 20 points at (5, 10) with the axis upwards.
    private func flipped() -> CALayer {
        let layer = plain(nil, 5, 10, 30, 20)
        layer.isGeometryFlipped = true
        return layer
    }

    /// A picture whose upper half is red and whose lower half is blue.
    private func picture() -> CGImage {
        let context = CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        context.setFillColor(.blue)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        return context.makeImage()!
    }

    @Test("The layer keeps its place, and its sublayers count from its lower edge")
    func placement() {
        let layer = flipped()
        #expect(layer.frame == CGRect(x: 5, y: 10, width: 30, height: 20))
        let root = plain(nil, 0, 0, 40, 40)
        root.addSublayer(layer)
        let child = plain(.red, 2, 3, 8, 6)
        layer.addSublayer(child)
        #expect(child.convert(child.bounds, to: root) == CGRect(x: 7, y: 21, width: 8, height: 6))
        #expect(root.convert(CGPoint(x: 5, y: 30), to: layer) == .zero)
        #expect(layer.convert(CGPoint(x: 0, y: 20), to: root) == CGPoint(x: 5, y: 10))
        #expect(root.hitTest(CGPoint(x: 8, y: 22)) === child)
        #expect(root.hitTest(CGPoint(x: 8, y: 14)) === layer)
    }

    @Test("What is flipped twice is as it was")
    func parity() {
        let (outer, inner, leaf) = (flipped(), flipped(), CALayer())
        outer.addSublayer(inner)
        inner.addSublayer(leaf)
        #expect(outer.contentsAreFlipped())
        #expect(!inner.contentsAreFlipped())
        #expect(!leaf.contentsAreFlipped())
        inner.isGeometryFlipped = false
        #expect(inner.contentsAreFlipped())
        #expect(leaf.contentsAreFlipped())
        inner.removeFromSuperlayer()
        #expect(!inner.contentsAreFlipped())
        #expect(!leaf.contentsAreFlipped())
        outer.mask = inner
        #expect(leaf.contentsAreFlipped())
        outer.mask = nil
        #expect(!leaf.contentsAreFlipped())
        #expect(!CALayer().isGeometryFlipped)
    }

    @Test("Sublayers are drawn where their flipped coordinates say")
    func drawing() {
        let found = difference { root in
            let layer = flipped()
            root.addSublayer(layer)
            layer.addSublayer(plain(.red, 2, 3, 8, 6))
        } _: { root in
            root.addSublayer(plain(.red, 7, 21, 8, 6))
        }
        #expect(found.count == 0, "\(found)")
    }

    @Test("A picture stays upright, whichever part of the layer it fills")
    func contents() {
        for gravity in [CALayerContentsGravity.resize, .top, .bottomLeft, .resizeAspect] {
            let found = difference { root in
                let layer = flipped()
                layer.contents = picture()
                layer.contentsGravity = gravity
                root.addSublayer(layer)
            } _: { root in
                let layer = plain(nil, 5, 10, 30, 20)
                layer.contents = picture()
                layer.contentsGravity = gravity
                root.addSublayer(layer)
            }
            // The picture is enlarged by other code, which rounds in another way.
            #expect(found.greatest <= 2, "\(gravity.rawValue): \(found)")
        }
    }

    @Test("Pictures of sublayers stay upright, too, and text does")
    func contentsBelow() {
        func text() -> CATextLayer {
            let text = CATextLayer()
            text.string = "Fp"
            text.fontSize = 10
            text.frame = CGRect(x: 2, y: 1, width: 20, height: 14)
            return text
        }
        let found = difference { root in
            let layer = flipped()
            root.addSublayer(layer)
            let child = plain(nil, 20, 4, 6, 6)
            child.contents = picture()
            layer.addSublayer(child)
            layer.addSublayer(text())
        } _: { root in
            let child = plain(nil, 25, 20, 6, 6)
            child.contents = picture()
            root.addSublayer(child)
            let upright = text()
            upright.frame.origin = CGPoint(x: 7, y: 15)
            root.addSublayer(upright)
        }
        #expect(found.greatest <= 2, "\(found)")
    }

    @Test("Drawing, paths, corners and shadows follow the axis")
    func drawnContents() {
        let found = difference { root in
            let layer = flipped()
            root.addSublayer(layer)
            let shape = CAShapeLayer()
            shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 6, height: 4), transform: nil)
            shape.fillColor = .green
            layer.addSublayer(shape)
            let drawn = Drawn()
            drawn.frame = CGRect(x: 10, y: 2, width: 10, height: 12)
            drawn.contentsScale = 2
            drawn.setNeedsDisplay()
            layer.addSublayer(drawn)
            let cornered = plain(.red, 22, 4, 8, 8)
            cornered.cornerRadius = 4
            cornered.maskedCorners = .layerMinXMinYCorner
            layer.addSublayer(cornered)
        } _: { root in
            root.addSublayer(plain(.green, 5, 26, 6, 4))
            root.addSublayer(plain(.blue, 15, 25, 5, 3))
            let cornered = plain(.red, 27, 18, 8, 8)
            cornered.cornerRadius = 4
            cornered.maskedCorners = .layerMinXMaxYCorner
            root.addSublayer(cornered)
        }
        #expect(found.greatest <= 48, "\(found)")
        #expect(found.count <= 8, "\(found)")
    }

    @Test("A layer with one side only is seen although its axis points upwards")
    func oneSided() {
        let found = difference { root in
            let layer = flipped()
            layer.isDoubleSided = false
            layer.backgroundColor = .blue
            root.addSublayer(layer)
        } _: { root in
            root.addSublayer(plain(.blue, 5, 10, 30, 20))
        }
        #expect(found.count == 0, "\(found)")
    }

    @Test("Changing the axis shows at the next frame")
    func change() {
        let stage = Stage()
        let layer = plain(nil, 5, 10, 30, 20)
        layer.addSublayer(plain(.red, 0, 0, 30, 4))
        stage.root.addSublayer(layer)
        stage.render()
        #expect(stage.pixel(10, 11) == 0xFFFF_0000)
        layer.isGeometryFlipped = true
        stage.render()
        #expect(stage.pixel(10, 11) != 0xFFFF_0000)
        #expect(stage.pixel(10, 28) == 0xFFFF_0000)
    }

    @Test("Rendering into a context gives the same picture")
    func rendering() {
        let root = plain(nil, 0, 0, 40, 40)
        let layer = flipped()
        layer.contents = picture()
        layer.addSublayer(plain(.green, 0, 0, 30, 4))
        root.addSublayer(layer)
        let context = CGContext(
            data: nil, width: 40, height: 40, bitsPerComponent: 8, bytesPerRow: 160, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.translateBy(x: 0, y: 40)
        context.scaleBy(x: 1, y: -1)
        root.render(in: context)
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<4).map { bytes[y * 160 + x * 4 + $0] } }
        #expect(pixel(20, 12) == [255, 0, 0, 255])
        #expect(pixel(20, 24) == [0, 0, 255, 255])
        #expect(pixel(20, 28) == [0, 255, 0, 255])
    }

    /// Draws five by three points at its origin.
    private final class Drawn: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(.blue)
            ctx.fill(CGRect(x: 0, y: 0, width: 5, height: 3))
        }
    }
}
