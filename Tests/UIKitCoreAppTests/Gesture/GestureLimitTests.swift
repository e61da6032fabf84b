import TestLogs
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@Suite("The limits of gestures, from both sides")
@MainActor
struct GestureLimitTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let log = TouchLog()
    private let target: GestureTarget
    private let view: TouchView
    private let middle = CGPoint(x: 100, y: 100)

    init() {
        target = GestureTarget(log)
        view = TouchView("view", log, frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        screen.window.addSubview(view)
    }

    private func add(_ recognizer: UIGestureRecognizer) {
        recognizer.name = "gesture"
        recognizer.addTarget(target, action: #selector(GestureTarget.act(_:)))
        view.addGestureRecognizer(recognizer)
    }

    private var actions: [String] { log.calls.filter { $0.hasPrefix("gesture") } }

    @Test("GE-42: a pan begins at 10 points, and not before", arguments: [(9.9, false), (10, true)])
    func panThreshold(distance: CGFloat, begins: Bool) {
        add(UIPanGestureRecognizer())
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 100, y: 100 + distance))
        #expect(actions == (begins ? ["gesture began"] : []))
        finger.lift()
    }

    @Test("GE-36: a tap moves by up to 45 points", arguments: [(45, true), (45.1, false)])
    func tapSlop(distance: CGFloat, isTap: Bool) {
        add(UITapGestureRecognizer())
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 100 + distance, y: 100))
        finger.lift()
        #expect(actions == (isTap ? ["gesture ended"] : []))
    }

    @Test("GE-36: a tap is shorter than 1.5 seconds", arguments: [(1.49, true), (1.51, false)])
    func tapDuration(seconds: Double, isTap: Bool) {
        add(UITapGestureRecognizer())
        let finger = screen.touchDown(at: middle)
        screen.wait(seconds)
        finger.lift()
        #expect(actions == (isTap ? ["gesture ended"] : []))
    }

    @Test("A gesture on one screen is not in play on another")
    func twoScreens() {
        let other = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        add(UIPanGestureRecognizer())
        let finger = screen.touchDown(at: middle)
        #expect(screen.window.screenHost.gestures.inPlay.count == 1)
        #expect(other.window.screenHost.gestures.inPlay.isEmpty)
        finger.lift()
        #expect(screen.window.screenHost.gestures.inPlay.isEmpty)
    }

    @Test("GE-34: a recogniser that never decides keeps the end of a touch from its view for one second")
    func expiry() {
        add(UndecidedRecognizer())
        let finger = screen.touchDown(at: middle)
        finger.lift()
        screen.wait(0.99)
        #expect(log.calls == ["view began"])
        screen.wait(0.02)
        #expect(log.calls == ["view began", "view ended"])
    }
}

/// A recogniser that waits for a further finger, and never says that none came.
private final class UndecidedRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        attempt.keepsLiftedFingers = true
    }
}
