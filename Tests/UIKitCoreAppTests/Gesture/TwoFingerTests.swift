import TestLogs
import Testing
import UIKitTesting

@MainActor
struct TwoFingerTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 400), scale: 1)
    private let log = TouchLog()
    private let target: GestureTarget
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

    init() {
        target = GestureTarget(log)
        view.isMultipleTouchEnabled = true
        screen.window.addSubview(view)
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.name = "gesture"
        recognizer.addTarget(target, action: #selector(GestureTarget.act(_:)))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("GE-47: the scale is the distance of the fingers by that at the start; it ends when one lifts")
    func pinch() {
        let pinch = add(UIPinchGestureRecognizer())
        #expect(pinch.scale == 1)
        #expect(pinch.velocity == 0)
        let (first, second) = (screen.touchDown(at: CGPoint(x: 100, y: 100)), screen.touchDown(at: CGPoint(x: 200, y: 100)))
        second.move(to: CGPoint(x: 204, y: 100))
        #expect(log.calls.isEmpty)
        screen.wait(0.1)
        second.move(to: CGPoint(x: 300, y: 100))
        #expect(pinch.scale == 2)
        #expect(pinch.velocity > 0)
        #expect(pinch.numberOfTouches == 2)
        pinch.scale = 1
        #expect(pinch.velocity == 0)
        second.move(to: CGPoint(x: 200, y: 100))
        #expect(pinch.scale == 0.5)
        first.lift()
        #expect(log.calls == ["gesture began", "gesture changed", "gesture ended"])
        second.lift()
        #expect(pinch.scale == 1)
    }

    @Test("GE-48: the rotation is in radians, clockwise, past half a turn too")
    func rotation() {
        let rotation = add(UIRotationGestureRecognizer())
        let (first, second) = (screen.touchDown(at: CGPoint(x: 200, y: 200)), screen.touchDown(at: CGPoint(x: 300, y: 200)))
        second.move(to: CGPoint(x: 200, y: 300))
        #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
        second.move(to: CGPoint(x: 110, y: 201))
        second.move(to: CGPoint(x: 200, y: 100))
        #expect(abs(rotation.rotation - .pi * 1.5) < 1e-9)
        rotation.rotation = 0
        second.move(to: CGPoint(x: 300, y: 200))
        #expect(abs(rotation.rotation - .pi / 2) < 1e-9)
        second.lift()
        first.lift()
        #expect(log.calls.last == "gesture ended")
    }
}
