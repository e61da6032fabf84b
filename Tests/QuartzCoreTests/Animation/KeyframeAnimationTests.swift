import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Keyframe animations and groups")
struct KeyframeAnimationTests {
    private func makeAnimation(_ values: [Any]) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = values
        animation.duration = 1
        return animation
    }

    private func x(_ animation: CAAnimation, at position: Double) -> CGFloat {
        let layer = CALayer(layer: CALayer())
        animation.apply(to: layer, at: MediaMoment(position: position, run: 0))
        return layer.position.x
    }

    @Test("go straight from value to value, evenly spread in time", arguments: [(0.0, 0.0), (0.25, 5), (0.5, 10), (0.75, 6), (1, 2)])
    func linear(time: Double, expected: Double) {
        #expect(abs(x(makeAnimation([0.0, 10.0, 2.0]), at: time) - expected) < 1e-9)
    }

    @Test("reach values at their key times", arguments: [(0.1, 5.0), (0.2, 10), (0.6, 6), (1, 2)])
    func keyTimes(time: Double, expected: Double) {
        let animation = makeAnimation([0.0, 10.0, 2.0])
        animation.keyTimes = [0, 0.2, 1]
        #expect(abs(x(animation, at: time) - expected) < 1e-9)
    }

    @Test("stay at each value when they are discrete", arguments: [(0.0, 0.0), (0.33, 0), (0.34, 10), (0.67, 2), (1, 2)])
    func discrete(time: Double, expected: CGFloat) {
        let animation = makeAnimation([0.0, 10.0, 2.0])
        animation.calculationMode = .discrete
        #expect(x(animation, at: time) == expected)
    }

    @Test("go at an even pace when they are paced")
    func paced() {
        let animation = makeAnimation([0.0, 10.0, 40.0])
        animation.calculationMode = .paced
        for time in [0.1, 0.25, 0.6, 0.9] { #expect(abs(x(animation, at: time) - 40 * time) < 1e-9) }
    }

    @Test("run through all values on a cubic curve, without a bend in it")
    func cubic() {
        let animation = makeAnimation([0.0, 10.0, 12.0, 0.0])
        animation.calculationMode = .cubic
        #expect(abs(x(animation, at: 1.0 / 3) - 10) < 1e-9)
        #expect(abs(x(animation, at: 2.0 / 3) - 12) < 1e-9)
        let step = 1e-4
        let before = (x(animation, at: 1.0 / 3) - x(animation, at: 1.0 / 3 - step)) / step
        let after = (x(animation, at: 1.0 / 3 + step) - x(animation, at: 1.0 / 3)) / step
        #expect(abs(before - after) < 0.1)
    }

    @Test("bend each way by its own timing function")
    func timingFunctions() {
        let animation = makeAnimation([0.0, 10.0, 20.0])
        animation.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
        #expect(x(animation, at: 0.25) < 4)
        #expect(abs(x(animation, at: 0.75) - 15) < 1e-9)
    }

    @Test("follow a path at an even pace, and turn with it")
    func path() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path
        animation.duration = 1
        animation.calculationMode = .paced
        animation.rotationMode = .rotateAuto
        let layer = CALayer(layer: CALayer())
        animation.apply(to: layer, at: MediaMoment(position: 0.5, run: 0))
        #expect(abs(layer.position.x - 20) < 1e-6)
        #expect(abs(layer.position.y) < 1e-6)
        animation.apply(to: layer, at: MediaMoment(position: 0.875, run: 0))
        #expect(abs(layer.position.x - 30) < 1e-6)
        #expect(abs(layer.position.y - 5) < 1e-6)
        #expect(abs(layer.transform.m12 - 1) < 1e-6)
    }

    @Test("run together in a group, in its time, cut off at its end")
    func group() {
        let move = makeAnimation([0.0, 10.0])
        move.duration = 0
        let late = CABasicAnimation(keyPath: "position.y")
        late.fromValue = 0.0
        late.toValue = 10.0
        late.beginTime = 1
        late.duration = 4
        let group = CAAnimationGroup()
        group.animations = [move, late]
        group.duration = 2
        let layer = CALayer(layer: CALayer())
        group.apply(to: layer, at: MediaMoment(position: 0.5, run: 0))
        #expect(layer.position == CGPoint(x: 2.5, y: 0))
        group.apply(to: layer, at: MediaMoment(position: 2, run: 0))
        #expect(layer.position.y == 2.5)
    }

    @Test("take broken input without harm")
    func broken() {
        #expect(x(makeAnimation([]), at: 0.5) == 0)
        #expect(x(makeAnimation([7.0]), at: 0.5) == 7)
        #expect(x(makeAnimation(["text", CGPoint.zero]), at: 0.5) == 0)
        let animation = makeAnimation([0.0, 10.0])
        animation.keyTimes = [1, 0]
        #expect((0...10).contains(x(animation, at: 0.5)))
        animation.path = CGMutablePath()
        #expect(x(animation, at: 0.5) == 0)
    }
}
