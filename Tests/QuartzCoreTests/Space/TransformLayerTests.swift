import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Transform layers")
@MainActor
struct TransformLayerTests {
    private let stage = Stage()

    /// Two squares at different depths, turned as a whole by half a turn about the vertical axis.
    private func build(in container: CALayer) -> (near: CALayer, far: CALayer) {
        let (near, far) = (plain(.red, 10, 10, 20, 20), plain(.blue, 10, 10, 20, 20))
        withoutActions {
            container.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            near.zPosition = 10
            far.zPosition = -10
            container.addSublayer(near)
            container.addSublayer(far)
            stage.root.addSublayer(container)
            container.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        }
        stage.render()
        return (near, far)
    }

    @Test("A plain layer flattens what is in it; a transform layer turns it, so that what was far is near")
    func flattening() {
        _ = build(in: CALayer())
        #expect(stage.pixel(20, 20) == 0xFFFF_0000)
        stage.root.sublayers = nil
        _ = build(in: CATransformLayer())
        #expect(stage.pixel(20, 20) == 0xFF00_00FF)
    }

    @Test("Turning it turns what is in it, and the order follows")
    func order() {
        let container = CATransformLayer()
        _ = build(in: container)
        withoutActions { container.transform = CATransform3DIdentity }
        stage.render()
        #expect(stage.pixel(20, 20) == 0xFFFF_0000)
    }

    @Test("Depth makes a difference in the perspective of the layer around it")
    func perspective() {
        let (container, child) = (CATransformLayer(), plain(.red, 15, 15, 10, 10))
        withoutActions {
            stage.root.sublayerTransform.m34 = -1 / 100
            container.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            child.zPosition = 50
            container.addSublayer(child)
            stage.root.addSublayer(container)
        }
        stage.render()
        // Twice as large at half the distance.
        #expect(stage.pixel(12, 12) == 0xFFFF_0000)
        #expect(stage.pixel(8, 8) == 0xFF00_0000)
        withoutActions { container.transform = CATransform3DMakeTranslation(0, 0, -50) }
        stage.render()
        #expect(stage.pixel(12, 12) == 0xFF00_0000)
        #expect(stage.pixel(16, 16) == 0xFFFF_0000)
    }

    @Test("It shows nothing of its own, and cuts nothing off")
    func noLook() {
        let (container, child) = (CATransformLayer(), plain(.red, 30, 0, 10, 10))
        withoutActions {
            container.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
            container.backgroundColor = .green
            container.borderWidth = 3
            container.masksToBounds = true
            container.addSublayer(child)
            stage.root.addSublayer(container)
        }
        stage.render()
        #expect(stage.pixel(5, 5) == 0xFF00_0000)
        #expect(stage.pixel(35, 5) == 0xFFFF_0000)
    }

    @Test("Points are converted as the layers are seen, and the layer seen in front is hit")
    func hits() {
        let container = CATransformLayer()
        let (near, far) = build(in: container)
        withoutActions { near.frame = CGRect(x: 0, y: 10, width: 20, height: 20) }
        #expect(near.convert(CGPoint(x: 0, y: 0), to: stage.root).x.rounded() == 40)
        #expect(stage.root.hitTest(CGPoint(x: 35, y: 20)) === near)
        #expect(stage.root.hitTest(CGPoint(x: 12, y: 20)) === far)
        #expect(stage.root.hitTest(CGPoint(x: 2, y: 2)) === stage.root)
    }
}
