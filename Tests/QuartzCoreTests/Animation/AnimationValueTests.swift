import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// An animation whose end is computed.
private final class MovingEnd: CABasicAnimation {
    var end = 25.0
    override var toValue: Any? {
        get { end }
        set {}
    }
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? MovingEnd)?.end = end
        return copy
    }
}

/// The same by keyframes.
private final class MovingKeyframes: CAKeyframeAnimation {
    var end = 25.0
    override var values: [Any]? {
        get { [5.0, end] }
        set {}
    }
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? MovingKeyframes)?.end = end
        return copy
    }
}

@Suite("The values of animations that run")
@MainActor
struct AnimationValueTests {
    private let stage = Stage(width: 60, height: 20)
    private let layer = plain(.red, 0, 0, 10, 10)

    init() {
        withoutActions { stage.root.addSublayer(layer) }
        stage.render()
    }

    private func run<Animation: CAAnimation>(_ animation: Animation, by seconds: Double = 0.5) -> Animation? {
        animation.duration = 1
        layer.add(animation, forKey: "move")
        stage.render()
        stage.clock.advance(by: seconds)
        stage.render()
        return layer.animation(forKey: "move") as? Animation
    }

    private var shown: CGPoint {
        stage.render()
        return layer.presentation()?.position ?? .zero
    }

    @Test("may change from frame to frame")
    func changedEnds() throws {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 25.0
        let running = try #require(run(animation))
        #expect(abs(shown.x - 15) < 0.5)
        running.toValue = CGFloat(45)
        layer.markNeedsCommit()
        #expect(abs(shown.x - 25) < 0.5)
        running.fromValue = 25
        layer.markNeedsCommit()
        #expect(abs(shown.x - 35) < 0.5)
        running.toValue = nil
        running.byValue = 10.0
        layer.markNeedsCommit()
        #expect(abs(shown.x - 30) < 0.5)
    }

    @Test("may be put into another property from frame to frame")
    func changedKeyPath() throws {
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.toValue = 25.0
        let running = try #require(run(animation))
        running.keyPath = "position.y"
        layer.markNeedsCommit()
        #expect(shown.x == 5)
        #expect(abs(shown.y - 15) < 0.5)
        running.keyPath = "position.nothing"
        layer.markNeedsCommit()
        #expect(shown == CGPoint(x: 5, y: 5))
        running.keyPath = nil
        layer.markNeedsCommit()
        #expect(shown == CGPoint(x: 5, y: 5))
    }

    @Test("are those that a subclass computes")
    func computedEnd() throws {
        let running = try #require(run(MovingEnd(keyPath: "position.x")))
        #expect(abs(shown.x - 15) < 0.5)
        running.end = 45
        layer.markNeedsCommit()
        #expect(abs(shown.x - 25) < 0.5)
    }

    @Test("of keyframes may change from frame to frame, and so may their times and functions")
    func changedKeyframes() throws {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [5.0, 15.0, 25.0]
        let running = try #require(run(animation, by: 0.25))
        #expect(abs(shown.x - 10) < 0.01)
        running.values = [5, 45, 45]
        layer.markNeedsCommit()
        #expect(abs(shown.x - 25) < 0.01)
        running.keyTimes = [0, 0.25, 1]
        layer.markNeedsCommit()
        #expect(abs(shown.x - 45) < 0.01)
        running.keyTimes = nil
        running.calculationMode = .discrete
        layer.markNeedsCommit()
        #expect(abs(shown.x - 5) < 0.01)
        running.keyPath = "position"
        running.path = CGPath(rect: CGRect(x: 30, y: 5, width: 10, height: 10), transform: nil)
        layer.markNeedsCommit()
        #expect(shown == CGPoint(x: 40, y: 5))
        running.path = nil
        running.keyPath = "bounds.size"
        layer.markNeedsCommit()
        #expect(shown.x == 5)
    }

    @Test("of keyframes are those that a subclass computes")
    func computedKeyframes() throws {
        let running = try #require(run(MovingKeyframes(keyPath: "position.x")))
        #expect(abs(shown.x - 15) < 0.01)
        running.end = 45
        layer.markNeedsCommit()
        #expect(abs(shown.x - 25) < 0.01)
    }

    @Test("that fit nothing are left out, and those of another kind are no harm", arguments: ["x", [1, 2], CGSize.zero] as [any Sendable])
    func unfit(value: any Sendable) throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = value
        animation.toValue = value
        _ = try #require(run(animation))
        stage.render()
        #expect(layer.presentation()?.opacity == 1)
    }
}
