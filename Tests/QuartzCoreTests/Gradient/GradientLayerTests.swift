import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Gradient layers")
@MainActor
struct GradientLayerTests {
    private func gradient(_ colors: [CGColor], _ change: (CAGradientLayer) -> Void = { _ in }) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.colors = colors
        change(layer)
        return layer
    }

    private func stage(_ layer: CALayer) -> Stage {
        let stage = Stage()
        withoutActions { stage.root.addSublayer(layer) }
        stage.render()
        return stage
    }

    private func red(_ pixel: UInt32) -> Int { Int(pixel >> 16 & 255) }

    @Test("Defaults")
    func defaults() {
        let layer = CAGradientLayer()
        #expect(layer.colors == nil)
        #expect(layer.locations == nil)
        #expect(layer.type == .axial)
        #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
        #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    }

    @Test("Two equal colours are the same as a background, round corners too", arguments: [0.0, 8.0])
    func uniform(radius: CGFloat) {
        let same = difference { root in
            let layer = gradient([.red, .red])
            layer.cornerRadius = radius
            root.addSublayer(layer)
        } _: { root in
            let layer = plain(.red, 0, 0, 40, 40)
            layer.cornerRadius = radius
            root.addSublayer(layer)
        }
        #expect(same.greatest <= 1)
    }

    @Test("Goes from the upper to the lower edge by default")
    func downwards() {
        let stage = stage(gradient([CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]))
        for y in stride(from: 0, to: 40, by: 5) {
            // The middle of the pixel counts.
            let expected = (Double(y) + 0.5) / 40 * 255
            #expect(abs(Double(red(stage.pixel(3, y))) - expected) <= 1.5)
            #expect(stage.pixel(3, y) == stage.pixel(36, y))
        }
    }

    @Test("Goes from the start to the end point, and keeps its colours beyond them")
    func points() {
        let stage = stage(
            gradient([.red, .blue]) {
                $0.startPoint = CGPoint(x: 0.25, y: 0.5)
                $0.endPoint = CGPoint(x: 0.75, y: 0.5)
            })
        #expect(stage.pixel(3, 20) == 0xFFFF_0000)
        #expect(stage.pixel(36, 20) == 0xFF00_00FF)
        #expect(abs(red(stage.pixel(20, 5)) - 124) <= 3)
    }

    @Test("Hard edges where two colours share a place")
    func locations() {
        let same = difference { root in
            root.addSublayer(gradient([.red, .red, .blue, .blue]) { $0.locations = [0, 0.25, 0.25, 1] })
        } _: { root in
            root.addSublayer(plain(.red, 0, 0, 40, 10))
            root.addSublayer(plain(.blue, 0, 10, 40, 30))
        }
        #expect(same.count == 0)
    }

    @Test("A radial gradient is an ellipse around its start that ends at the sides of the end point")
    func radial() {
        let stage = stage(
            gradient([.red, .red, .blue]) {
                $0.type = .radial
                $0.locations = [0, 0.999, 1]
                $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                $0.endPoint = CGPoint(x: 1, y: 0.75)
            })
        #expect(stage.pixel(38, 20) == 0xFFFF_0000)
        #expect(stage.pixel(20, 29) == 0xFFFF_0000)
        #expect(stage.pixel(20, 31) == 0xFF00_00FF)
        #expect(stage.pixel(38, 28) == 0xFF00_00FF)
    }

    @Test("A conic gradient begins in the direction of its end point and goes round clockwise")
    func conic() {
        let stage = stage(
            gradient([.red, .red, .blue, .blue]) {
                $0.type = .conic
                $0.locations = [0, 0.5, 0.5, 1]
                $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                $0.endPoint = CGPoint(x: 0.5, y: 0)
            })
        #expect(stage.pixel(30, 20) == 0xFFFF_0000)
        #expect(stage.pixel(10, 20) == 0xFF00_00FF)
    }

    @Test("Colours and places are animated")
    func animation() {
        let layer = gradient([.red, .blue])
        let stage = stage(layer)
        layer.colors = [CGColor.blue, CGColor.blue]
        layer.locations = [0.5, 1]
        stage.render()
        stage.clock.advance(by: 0.125)
        let shown = layer.presentation()!
        let first = ColorComponents(shown.colors?.first as? CGColor)
        #expect(first.red > 0)
        #expect(first.red < 1)
        #expect(first.blue > 0)
        #expect(shown.locations![0].doubleValue > 0)
        #expect(shown.locations![0].doubleValue < 0.5)
        stage.clock.advance(by: 0.2)
        #expect(stage.pixel(20, 1) == 0xFF00_00FF)
    }

    @Test("Opaque colours hide what is behind, so it is not painted")
    func opaque() {
        let layer = gradient([.red, .blue])
        let node = RenderNode(LayerPaint(layer.values))
        let screen = PixelRect(x: 0, y: 0, width: 40, height: 40)
        let pool = DisplayItemPool()
        var items = LayerItems()
        items.update(for: node, at: Placement(transform: .identity, clip: screen, opacity: 1), from: pool)
        #expect(items.body?.opaqueRect == screen)
        withoutActions { layer.colors = [CGColor.red, CGColor.clear] }
        items.update(for: RenderNode(LayerPaint(layer.values)), at: Placement(transform: .identity, clip: screen, opacity: 1), from: pool)
        #expect(items.body?.opaqueRect.isEmpty == true)
    }

    @Test("No colours, and things that are none, show nothing")
    func nothing() {
        #expect(
            difference {
                $0.addSublayer(gradient([]))
            } _: { _ in
            }.count == 0)
        let layer = gradient([.red, .blue])
        layer.colors = ["red", 3]
        #expect(layer.colors?.isEmpty == true)
    }
}
