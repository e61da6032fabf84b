import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Animations ask for frames")
@MainActor
struct AnimationFramesTests {
    private final class Watcher: NSObject, CAAnimationDelegate {
        var ends = 0
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends += 1 }
    }

    private let stage = Stage(width: 60, height: 20)
    private let group = CALayer()
    private let layer = plain(.red, 0, 0, 10, 10)

    init() {
        withoutActions {
            stage.root.addSublayer(group)
            group.addSublayer(layer)
        }
        stage.render()
    }

    private func move(duration: Double = 1, repeating count: Float = 0) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (5.0, 45.0)
        (animation.duration, animation.repeatCount) = (duration, count)
        return animation
    }

    private var isFollowed: Bool { stage.clock.isMakingFrames }

    @Test("not any more when they are over and kept, and look as they ended")
    func kept() {
        let animation = move()
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        let watcher = Watcher()
        animation.delegate = watcher
        layer.add(animation, forKey: "move")
        stage.render()
        #expect(isFollowed)
        stage.clock.advance(by: 1.1)
        #expect(!isFollowed && watcher.ends == 1)
        #expect(layer.presentation()?.position.x == 45 && stage.pixel(45, 5) == 0xFFFF_0000)
        withoutActions { layer.bounds.size.width = 14 }
        stage.render()
        #expect(stage.pixel(51, 5) == 0xFFFF_0000)
    }

    @Test("not while their time stands still, and again when it goes on", arguments: [true, false])
    func still(isAbove: Bool) {
        layer.add(move(repeating: .infinity), forKey: nil)
        stage.render()
        stage.clock.advance(by: 0.5)
        let paused = isAbove ? group : layer
        paused.timeOffset = paused.convertTime(stage.clock.now, from: nil)
        paused.speed = 0
        stage.render()
        #expect(!isFollowed)
        stage.clock.advance(by: 10)
        #expect(abs((layer.presentation()?.position.x ?? 0) - 25) < 0.7)
        paused.timeOffset += 0.25
        stage.render()
        #expect(abs((layer.presentation()?.position.x ?? 0) - 35) < 0.7)
        paused.speed = 1
        stage.render()
        #expect(isFollowed)
    }

    @Test(
        "not where nobody sees them and they have no end, until they are seen", arguments: [true, false],
        [Float.infinity, .greatestFiniteMagnitude])
    func hidden(isAbove: Bool, count: Float) {
        layer.add(move(repeating: count), forKey: nil)
        stage.render()
        stage.clock.advance(by: 0.25)
        let hidden = isAbove ? group : layer
        withoutActions { hidden.isHidden = true }
        stage.render()
        #expect(!isFollowed)
        stage.clock.advance(by: 10.25)
        #expect(abs((layer.presentation()?.position.x ?? 0) - 25) < 0.7)
        withoutActions { hidden.isHidden = false }
        stage.render()
        #expect(stage.pixel(25, 5) == 0xFFFF_0000)
        #expect(isFollowed)
    }

    @Test("while somebody waits for their end, though nobody sees them")
    func hiddenEnd() {
        let watcher = Watcher()
        let animation = move(repeating: 3)
        animation.delegate = watcher
        withoutActions { layer.isHidden = true }
        layer.add(animation, forKey: nil)
        stage.render()
        #expect(isFollowed)
        stage.clock.advance(by: 3.1)
        #expect(!isFollowed && watcher.ends == 1)
    }

    @Test("where they themselves may show what is hidden")
    func showing() {
        let blink = CAKeyframeAnimation(keyPath: "hidden")
        (blink.values, blink.calculationMode) = ([true, false], .discrete)
        (blink.duration, blink.repeatCount) = (1, .infinity)
        withoutActions { layer.isHidden = true }
        layer.add(blink, forKey: nil)
        stage.render()
        #expect(isFollowed)
    }

    @Test("again when one is added that is new, beside others that are over")
    func added() {
        let animation = move()
        (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false)
        layer.add(animation, forKey: "move")
        stage.render()
        stage.clock.advance(by: 2)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.toValue, fade.duration) = (0.0, 1)
        layer.add(fade, forKey: "fade")
        stage.render()
        #expect(isFollowed)
        stage.clock.advance(by: 1.1)
        #expect(!isFollowed && layer.animationKeys() == ["move"])
    }
}
