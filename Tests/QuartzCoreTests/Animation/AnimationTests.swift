import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

private final class Watcher: NSObject, CAAnimationDelegate {
    var calls: [String] = []
    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
}

@Suite("Animations")
@MainActor
struct AnimationTests {
    private let stage = Stage(width: 60, height: 20)
    private let layer = plain(.red, 0, 0, 10, 10)

    init() {
        withoutActions { stage.root.addSublayer(layer) }
        stage.render()
    }

    private func animation(_ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = from
        animation.toValue = to
        animation.byValue = by
        animation.duration = 1
        return animation
    }

    private var shownX: CGFloat { layer.presentation()?.position.x ?? .nan }

    @Test("show what lies between their ends, and leave the model alone")
    func basic() {
        layer.add(animation("position", from: CGPoint(x: 5, y: 5), to: CGPoint(x: 45, y: 5)), forKey: nil)
        stage.clock.advance(by: 0.5)
        #expect(abs(shownX - 25) < 0.7)
        #expect(layer.position.x == 5)
        #expect(stage.pixel(25, 5) == 0xFFFF_0000)
        #expect(stage.pixel(5, 5) == 0xFF00_0000)
        stage.clock.advance(by: 0.6)
        #expect(layer.animationKeys() == nil)
        #expect(shownX == 5)
        #expect(stage.pixel(5, 5) == 0xFFFF_0000)
    }

    @Test(
        "take missing ends from the model",
        arguments: [(20.0, nil, nil, 12.5), (nil, 25.0, nil, 15.0), (nil, nil, 10.0, 10.0), (20, nil, 10, 25), (nil, 25, 10, 20)]
            as [(Double?, Double?, Double?, Double)])
    func ends(from: Double?, to: Double?, by: Double?, middle: Double) {
        layer.add(animation("position.x", from: from, to: to, by: by), forKey: nil)
        stage.render()
        stage.clock.advance(by: 0.5)
        #expect(abs(shownX - middle) < 0.5)
    }

    @Test("are copied when they are added")
    func copied() {
        let original = animation("position.x", to: 25.0)
        layer.add(original, forKey: "move")
        original.toValue = 1000.0
        stage.render()
        stage.clock.advance(by: 0.5)
        #expect(abs(shownX - 15) < 0.5)
        #expect(layer.animation(forKey: "move") !== original)
    }

    @Test("begin with the first frame after they were added, whenever that is")
    func begin() {
        layer.add(animation("position.x", to: 25.0), forKey: "move")
        #expect(layer.animation(forKey: "move")?.beginTime == 0)
        stage.render()
        #expect(layer.animation(forKey: "move")?.beginTime == stage.clock.now)
    }

    @Test("wait for their begin time, and may show their first value meanwhile")
    func delayed() {
        let late = animation("position.x", from: 30.0, to: 50.0)
        late.beginTime = stage.clock.now + 1
        late.fillMode = .backwards
        layer.add(late, forKey: nil)
        stage.clock.advance(by: 0.5)
        #expect(shownX == 30)
        stage.clock.advance(by: 1)
        #expect(abs(shownX - 40) < 0.5)
    }

    @Test("stay at their end when they are neither removed nor end their effect")
    func stay() {
        let watcher = Watcher()
        let move = animation("position.x", to: 25.0)
        move.isRemovedOnCompletion = false
        move.fillMode = .forwards
        move.delegate = watcher
        layer.add(move, forKey: "move")
        stage.clock.advance(by: 3)
        #expect(shownX == 25)
        #expect(layer.animationKeys() == ["move"])
        #expect(watcher.calls == ["start", "stop true"])
    }

    @Test("tell their delegate that they ended early when they are removed or replaced")
    func removed() {
        let watcher = Watcher()
        let move = animation("position.x", to: 25.0)
        move.delegate = watcher
        layer.add(move, forKey: "move")
        stage.clock.advance(by: 0.5)
        layer.add(animation("position.x", to: 35.0), forKey: "move")
        #expect(watcher.calls == ["start", "stop false"])
        #expect(layer.animationKeys()?.count == 1)
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
        stage.render()
        #expect(shownX == 5)
    }

    @Test("add up when they are additive")
    func additive() {
        for _ in 0..<2 {
            let move = animation("position.x", from: 10.0, to: 10.0)
            move.isAdditive = true
            layer.add(move, forKey: nil)
        }
        stage.clock.advance(by: 0.5)
        #expect(shownX == 25)
    }

    @Test("go on from where they ended when they are cumulative")
    func cumulative() {
        let move = animation("position.x", from: 0.0, to: 10.0)
        move.isCumulative = true
        move.repeatCount = 3
        layer.add(move, forKey: nil)
        stage.render()
        stage.clock.advance(by: 2.5)
        #expect(abs(shownX - 25) < 0.5)
    }

    @Test("turn parts of a transform and leave the others")
    func transformPart() throws {
        withoutActions { layer.transform = CATransform3DMakeScale(2, 2, 1) }
        layer.add(animation("transform.rotation.z", to: Double.pi), forKey: nil)
        stage.render()
        stage.clock.advance(by: 0.5)
        let shown = try #require(layer.presentation()).transform
        guard case .number(let angle)? = shown.part("rotation.z"), case .number(let scale)? = shown.part("scale.x") else {
            Issue.record("the transform has no such parts")
            return
        }
        #expect(abs(angle - .pi / 2) < 0.06)
        #expect(abs(scale - 2) < 1e-9)
    }

    @Test("mix colours of one space")
    func color() {
        layer.add(animation("backgroundColor", from: CGColor.red, to: CGColor.blue), forKey: nil)
        stage.render()
        stage.clock.advance(by: 0.5)
        let pixel = stage.pixel(5, 5)
        #expect(abs(Int(pixel >> 16 & 255) - 128) < 6)
        #expect(abs(Int(pixel & 255) - 128) < 6)
    }

    @Test("run at the speed of their layer")
    func layerSpeed() {
        layer.speed = 0.5
        layer.add(animation("position.x", from: 0.0, to: 40.0), forKey: nil)
        stage.render()
        stage.clock.advance(by: 1)
        #expect(abs(shownX - 20) < 0.5)
    }

    @Test("wake the clock only as long as they run")
    func idle() {
        #expect(!stage.clock.isMakingFrames)
        layer.add(animation("opacity", to: 0.5), forKey: nil)
        stage.render()
        #expect(stage.clock.isMakingFrames)
        stage.clock.advance(by: 1.1)
        #expect(!stage.clock.isMakingFrames)
        #expect(!stage.host.needsCommit)
    }

    @Test("end when their layer leaves the screen's tree")
    func detached() {
        layer.add(animation("opacity", to: 0.5), forKey: nil)
        stage.render()
        layer.removeFromSuperlayer()
        stage.clock.advance(by: 0.1)
        #expect(!stage.clock.isMakingFrames)
    }

    @Test("show nothing any more when their layer has left the tree")
    func detachedPresentation() {
        layer.add(animation("opacity", to: 0.5), forKey: nil)
        stage.render()
        #expect(layer.presentation() != nil)
        layer.removeFromSuperlayer()
        stage.render()
        #expect(layer.presentation() == nil)
    }

    @Test("paint nothing but the layer that they move")
    func damage() {
        layer.add(animation("position.x", from: 5.0, to: 25.0), forKey: nil)
        stage.render()
        stage.clock.advance(by: 0.5)
        #expect(stage.paintedArea <= 11 * 11)
        #expect(stage.paintedArea > 0)
    }
}
