import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Value functions")
@MainActor
struct ValueFunctionTests {
    private let stage = Stage()
    private let layer = plain(.red, 10, 10, 20, 20)

    init() {
        withoutActions { stage.root.addSublayer(layer) }
        stage.render()
    }

    private func shown(_ name: CAValueFunctionName, from: Any, to: Any) -> CATransform3D {
        let animation = CABasicAnimation(keyPath: "transform")
        animation.valueFunction = CAValueFunction(name: name)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        layer.add(animation, forKey: "turn")
        stage.render()
        stage.clock.advance(by: 0.5)
        return layer.presentation()?.transform ?? CATransform3DIdentity
    }

    private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        let pairs: [(CGFloat, CGFloat)] = [
            (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m22, b.m22), (a.m33, b.m33), (a.m41, b.m41), (a.m42, b.m42),
        ]
        return pairs.allSatisfy { abs($0 - $1) < 0.02 * max(1, abs($1)) }
    }

    @Test("Two full turns are turned, and not left out")
    func turns() {
        #expect(isClose(shown(.rotateZ, from: 0.0, to: Double.pi * 4.5), CATransform3DMakeRotation(.pi * 2.25, 0, 0, 1)))
        #expect(isClose(shown(.rotateY, from: 0.0, to: Double.pi), CATransform3DMakeRotation(.pi / 2, 0, 1, 0)))
    }

    @Test("One number or three make scalings and movements")
    func others() {
        #expect(isClose(shown(.scaleX, from: 1, to: 3), CATransform3DMakeScale(2, 1, 1)))
        #expect(isClose(shown(.scale, from: [1, 1, 1], to: [3, 5, 1]), CATransform3DMakeScale(2, 3, 1)))
        #expect(isClose(shown(.translate, from: [0, 0, 0], to: [10, 20, 0]), CATransform3DMakeTranslation(5, 10, 0)))
        #expect(isClose(shown(.translateY, from: 0, to: 8), CATransform3DMakeTranslation(0, 4, 0)))
    }

    @Test("Numbers that do not fit the function have no effect, and unknown functions do not exist")
    func odd() {
        #expect(CATransform3DIsIdentity(shown(.scale, from: [1, 1], to: [3])))
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "shear")) == nil)
    }
}
