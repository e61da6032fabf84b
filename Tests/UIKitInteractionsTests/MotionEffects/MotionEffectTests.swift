import Testing
import UIKitTesting

@testable import UIKitInteractions

@MainActor
struct MotionEffectTests {
    private func effect(_ minimum: Any?, _ maximum: Any?) -> UIInterpolatingMotionEffect {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = minimum
        effect.maximumRelativeValue = maximum
        return effect
    }

    @Test("SV-90: an effect is listed once, and changes nothing")
    func listed() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let effect = effect(-10, 10)
        view.addMotionEffect(effect)
        view.addMotionEffect(effect)
        #expect(view.motionEffects.count == 1)
        #expect(view.center == CGPoint(x: 5, y: 5))
        view.removeMotionEffect(effect)
        #expect(view.motionEffects.isEmpty)
    }

    @Test("SV-90: for somebody who looks straight on, what lies half-way", arguments: [(0, 3.0), (-1, 0), (1, 6), (5, 6)])
    func between(offset: CGFloat, value: Double) {
        let values = effect(0, 6).keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: offset, vertical: 0))
        #expect(values?["center.x"] as? NSNumber == NSNumber(value: value))
    }

    @Test("Points are mixed by their coordinates; what cannot be mixed says nothing")
    func kinds() {
        let points = effect(NSValue(cgPoint: CGPoint(x: 0, y: 2)), NSValue(cgPoint: CGPoint(x: 4, y: 4)))
        let value = points.keyPathsAndRelativeValues(forViewerOffset: .zero)?["center.x"] as? NSValue
        #expect(value?.cgPointValue == CGPoint(x: 2, y: 3))
        #expect(effect(nil, 3).keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        #expect(effect("a", 3).keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        #expect(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
    }

    @Test("A group says what all of its effects say")
    func group() {
        let group = UIMotionEffectGroup()
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero) == nil)
        let vertical = UIInterpolatingMotionEffect(keyPath: "center.y", type: .tiltAlongVerticalAxis)
        (vertical.minimumRelativeValue, vertical.maximumRelativeValue) = (0, 2)
        group.motionEffects = [effect(0, 4), vertical]
        let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: 1))
        #expect(values?.mapValues { $0 as? NSNumber } == ["center.x": 2, "center.y": 2])
    }
}
