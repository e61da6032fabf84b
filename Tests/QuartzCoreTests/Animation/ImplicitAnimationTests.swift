import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Implicit animations")
@MainActor
struct ImplicitAnimationTests {
    private let stage = Stage(width: 60, height: 20)
    private let layer = plain(.red, 0, 0, 10, 10)

    init() {
        withoutActions { stage.root.addSublayer(layer) }
        stage.render()
    }

    @Test("go from what is seen to the new value, in a quarter of a second")
    func basic() {
        layer.position.x = 45
        #expect(layer.animationKeys() == ["position"])
        stage.clock.advance(by: 0.1)
        let x = layer.presentation()?.position.x ?? 0
        #expect(x > 6)
        #expect(x < 44)
        #expect(layer.position.x == 45)
        stage.clock.advance(by: 0.2)
        #expect(layer.animationKeys() == nil)
        #expect(layer.presentation()?.position.x == 45)
    }

    @Test("begin where a running one has come")
    func interrupted() {
        layer.position.x = 45
        stage.clock.advance(by: 0.1)
        let seen = layer.presentation()?.position.x ?? 0
        layer.position.x = 5
        stage.render()
        #expect(abs((layer.presentation()?.position.x ?? 0) - seen) < 1e-9)
    }

    @Test("do not happen in a transaction that disables actions, nor before a layer was shown")
    func none() {
        withoutActions { layer.position.x = 45 }
        #expect(layer.animationKeys() == nil)
        let fresh = CALayer()
        fresh.position.x = 3
        #expect(fresh.animationKeys() == nil)
    }

    @Test("take duration and timing of the transaction")
    func transaction() {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 45
        CATransaction.commit()
        stage.render()
        stage.clock.advance(by: 1)
        #expect(abs((layer.presentation()?.position.x ?? 0) - 25) < 0.5)
    }
}
