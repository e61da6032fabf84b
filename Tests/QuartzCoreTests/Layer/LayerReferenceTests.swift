import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("References to layers")
@MainActor
struct LayerReferenceTests {
    @Test("know a layer as long as it exists, and do not keep it alive")
    func life() {
        weak var watched: CALayer?
        var reference: LayerReference?
        do {
            let layer = CALayer()
            watched = layer
            reference = layer.reference
            #expect(reference?.layer === layer)
            #expect(layer.reference === reference)
        }
        #expect(watched == nil)
        #expect(reference?.layer == nil)
    }

    @Test("of layers that got animations and were let go of before the transaction ended are no harm", arguments: [true, false])
    func goneBeforeTheEnd(isShown: Bool) {
        let stage = Stage()
        weak var watched: CALayer?
        do {
            let layer = plain(.red, 0, 0, 10, 10)
            if isShown { stage.root.addSublayer(layer) }
            stage.render()
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.toValue = 20
            layer.add(animation, forKey: "move")
            layer.removeFromSuperlayer()
            watched = layer
        }
        stage.render()
        stage.clock.advance(by: 1)
        stage.render()
        #expect(watched == nil)
    }

    @Test("of a layer that is shown after it got its animation are found: the animation begins when the transaction ends")
    func shownLater() {
        let stage = Stage()
        let layer = plain(.red, 0, 0, 10, 10)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 20
        layer.add(animation, forKey: "move")
        stage.root.addSublayer(layer)
        CATransaction.flush()
        #expect(layer.animation(forKey: "move")?.beginTime == stage.clock.now)
    }
}
