import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Runs something when an animation starts.
private final class Starter: NSObject, CAAnimationDelegate {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
    func animationDidStart(_ anim: CAAnimation) { body() }
}

@Suite("The begin of animations", .serialized)
@MainActor
struct AnimationBeginTests {
    private let stage = Stage(width: 60, height: 20)
    /// What a controller would pause, with something in it that moves.
    private let container = plain(nil, 0, 0, 60, 20)
    private let layer = plain(.red, 0, 0, 10, 10)

    init() {
        withoutActions {
            stage.root.addSublayer(container)
            container.addSublayer(layer)
        }
        stage.render()
    }

    /// From 5 to 45 in one second.
    private func addMove(_ change: (CABasicAnimation) -> Void = { _ in }) {
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 5.0
        move.toValue = 45.0
        move.duration = 1
        change(move)
        layer.add(move, forKey: "move")
    }

    private var shownX: CGFloat { layer.presentation()?.position.x ?? .nan }

    @Test("A layer that moves is known once, however often it is committed, and forgotten at the end")
    func bookkeeping() {
        addMove()
        for _ in 0..<3 {
            stage.clock.advance(by: 0.1)
            withoutActions { layer.backgroundColor = .green }
            stage.render()
            #expect(stage.host.animatedLayers.count { $0 === layer } == 1)
            #expect(stage.host.animatedLayerIDs == Set(stage.host.animatedLayers.map { ObjectIdentifier($0) }))
        }
        stage.clock.advance(by: 2)
        stage.render()
        #expect(stage.host.animatedLayers.isEmpty)
        #expect(stage.host.animatedLayerIDs.isEmpty)
        #expect(!stage.host.isFollowingAnimations)
    }

    @Test("In a layer that stands still, an animation begins where the layer stands when the transaction ends")
    func pausedBeforeTheFirstFrame() {
        container.speed = 0
        addMove()
        CATransaction.flush()
        #expect(layer.animation(forKey: "move")?.beginTime == 0)
        container.timeOffset = 0.25
        stage.render()
        #expect(layer.animation(forKey: "move")?.beginTime == 0)
        #expect(shownX == 15)
        container.timeOffset = 0.75
        stage.render()
        #expect(shownX == 35)
        container.timeOffset = 0
        stage.render()
        #expect(shownX == 5)
    }

    @Test("Time that passes while a layer stands still does not move its animations, and setting it going goes on from there")
    func resume() {
        container.speed = 0
        addMove()
        CATransaction.flush()
        stage.clock.advance(by: 10)
        container.timeOffset = 0.5
        stage.clock.advance(by: 10)
        #expect(shownX == 25)
        withoutActions {
            container.speed = 1
            container.timeOffset = 0
            container.beginTime = stage.clock.now - 0.5
        }
        stage.clock.advance(by: 0.25)
        #expect(abs(shownX - 35) < 0.7)
        stage.clock.advance(by: 0.3)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A layer that is paused with the time it shows keeps what it shows")
    func pausedInPlace() {
        addMove()
        stage.clock.advance(by: 0.5)
        let shown = shownX
        let time = container.convertTime(stage.clock.now, from: nil)
        container.speed = 0
        container.timeOffset = time
        stage.clock.advance(by: 5)
        #expect(shownX == shown)
    }

    @Test("The end of a transaction gives the present time to what was added in it; a frame that comes later does not change it")
    func flushBeforeFrame() {
        addMove()
        CATransaction.flush()
        #expect(layer.animation(forKey: "move")?.beginTime == stage.clock.now)
    }

    @Test("An animation with a time to begin of its own keeps it")
    func ownBeginTime() {
        addMove { $0.beginTime = 500 }
        CATransaction.flush()
        stage.render()
        #expect(layer.animation(forKey: "move")?.beginTime == 500)
    }

    @Test("An animation that was added to a layer outside of any screen begins when the layer is shown")
    func shownLater() {
        withoutActions { layer.removeFromSuperlayer() }
        addMove()
        CATransaction.flush()
        #expect(layer.animation(forKey: "move")?.beginTime == 0)
        stage.clock.advance(by: 3)
        withoutActions { container.addSublayer(layer) }
        stage.render()
        #expect(layer.animation(forKey: "move")?.beginTime == stage.clock.now)
    }

    @Test("Delegates are told of the start when the frame is over, and may change layers then")
    func startIsToldAfterTheFrame() {
        var pictureAtStart: UInt32?
        addMove { [layer, stage] in
            $0.delegate = Starter {
                pictureAtStart = stage.pixel(5, 5)
                withoutActions { layer.backgroundColor = .blue }
            }
        }
        stage.render()
        #expect(pictureAtStart == 0xFFFF_0000)
        #expect(stage.pixel(5, 5) == 0xFFFF_0000)
        #expect(stage.host.needsCommit)
        stage.render()
        #expect(stage.pixel(5, 5) == 0xFF00_00FF)
    }

    @Test("Changing a layer while it is committed stops a debug build")
    func phases() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let stage = Stage()
                stage.render()
                stage.host.currentPass = .commit
                stage.root.opacity = 0.5
            }
        }
    }
}
