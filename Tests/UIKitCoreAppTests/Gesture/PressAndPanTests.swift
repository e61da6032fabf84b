import TestLogs
import Testing
import UIKitTesting

@MainActor
struct PressAndPanTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)
    private let log = TouchLog()
    private let target: GestureTarget
    private let view: TouchView
    private let middle = CGPoint(x: 100, y: 100)

    init() {
        target = GestureTarget(log)
        view = TouchView("view", log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        screen.window.addSubview(view)
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.name = "gesture"
        recognizer.addTarget(target, action: #selector(GestureTarget.act(_:)))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    private var actions: [String] { log.calls.filter { $0.hasPrefix("gesture") } }

    @Test("GE-39, GE-40: a press begins while the finger is down, then follows it and ends")
    func press() {
        let press = add(UILongPressGestureRecognizer())
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == 10)
        #expect(press.numberOfTouchesRequired == 1)
        #expect(press.numberOfTapsRequired == 0)
        let finger = screen.touchDown(at: middle)
        screen.wait(0.49)
        #expect(actions.isEmpty)
        screen.wait(0.02)
        #expect(actions == ["gesture began"])
        finger.move(to: CGPoint(x: 180, y: 180))
        finger.lift()
        #expect(actions == ["gesture began", "gesture changed", "gesture ended"])
    }

    @Test("GE-39: moving too far before that fails it")
    func pressThatMoves() {
        _ = add(UILongPressGestureRecognizer())
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 115, y: 100))
        screen.wait(1)
        finger.lift()
        #expect(actions.isEmpty)
    }

    @Test("GE-41: a press of no duration begins on touch down")
    func instantPress() {
        add(UILongPressGestureRecognizer()).minimumPressDuration = 0
        let finger = screen.touchDown(at: middle)
        #expect(actions == ["gesture began"])
        finger.lift()
    }

    @Test("GE-42, GE-35: a pan begins after some movement; until then the view gets the touch")
    func pan() {
        let pan = add(UIPanGestureRecognizer())
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == Int.max)
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 105, y: 100))
        #expect(actions.isEmpty)
        finger.move(to: CGPoint(x: 112, y: 100))
        #expect(log.calls == ["view began", "view moved", "view cancelled", "gesture began"])
        finger.lift()
    }

    @Test("GE-43, GE-44: the translation counts from the start, or from where it was set")
    func translation() {
        let pan = add(UIPanGestureRecognizer())
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 120, y: 110))
        finger.move(to: CGPoint(x: 130, y: 110))
        #expect(pan.translation(in: view) == CGPoint(x: 30, y: 10))
        pan.setTranslation(.zero, in: view)
        #expect(pan.velocity(in: view) == .zero)
        finger.move(to: CGPoint(x: 135, y: 90))
        #expect(pan.translation(in: view) == CGPoint(x: 5, y: -20))
        finger.lift()
    }

    @Test("GE-43: in a scaled view the translation is scaled too")
    func scaledTranslation() {
        let pan = add(UIPanGestureRecognizer())
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 140, y: 100))
        #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
        #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 0))
        finger.lift()
    }

    @Test("GE-45: the velocity is in points per second")
    func velocity() {
        let pan = add(UIPanGestureRecognizer())
        let finger = screen.touchDown(at: middle)
        for step in 1...10 {
            screen.wait(0.01)
            finger.move(to: CGPoint(x: 100 + CGFloat(step) * 5, y: 100))
        }
        #expect(abs(pan.velocity(in: view).x - 500) < 1)
        screen.wait(0.2)
        finger.lift()
    }

    @Test("GE-46: too many fingers before it begins make it fail")
    func tooManyFingers() {
        add(UIPanGestureRecognizer()).maximumNumberOfTouches = 1
        let first = screen.touchDown(at: middle)
        let second = screen.touchDown(at: CGPoint(x: 150, y: 100))
        first.move(to: CGPoint(x: 140, y: 100))
        first.lift()
        second.lift()
        #expect(actions.isEmpty)
    }
}
