import TestLogs
import Testing
import UIKitTesting

@MainActor
struct TapTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let log = TouchLog()
    private let target: GestureTarget
    private let view: TouchView
    private let middle = CGPoint(x: 50, y: 50)

    init() {
        target = GestureTarget(log)
        view = TouchView("view", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(view)
    }

    private func tap(_ name: String, taps: Int = 1) -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer(target: target, action: #selector(GestureTarget.act(_:)))
        recognizer.name = name
        recognizer.numberOfTapsRequired = taps
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("GE-01, GE-36: the defaults")
    func defaults() {
        let recognizer = UITapGestureRecognizer()
        #expect(recognizer.state == .possible)
        #expect(recognizer.isEnabled)
        #expect(recognizer.cancelsTouchesInView)
        #expect(!recognizer.delaysTouchesBegan)
        #expect(recognizer.delaysTouchesEnded)
        #expect(recognizer.numberOfTapsRequired == 1)
        #expect(recognizer.numberOfTouchesRequired == 1)
    }

    @Test("GE-02, GE-06: one action in state ended, then possible again")
    func oneAction() throws {
        let recognizer = tap("tap")
        try screen.tap(at: middle)
        #expect(log.calls.filter { $0.hasPrefix("tap") } == ["tap ended"])
        #expect(recognizer.state == .possible)
        try screen.tap(at: middle)
        #expect(log.calls.filter { $0.hasPrefix("tap") } == ["tap ended", "tap ended"])
    }

    @Test("GE-31, GE-30: the view gets began, then cancelled before the action, never ended")
    func viewIsCancelled() throws {
        _ = tap("tap")
        try screen.tap(at: middle)
        #expect(log.calls == ["view began", "view cancelled", "tap ended"])
    }

    @Test("GE-32: without cancelling the view gets all touches")
    func viewIsNotCancelled() throws {
        tap("tap").cancelsTouchesInView = false
        try screen.tap(at: middle)
        #expect(log.calls.filter { $0.hasPrefix("view") } == ["view began", "view ended"])
    }

    @Test("GE-33: a delayed view is not notified of a tap that is recognised, and everything of one that is not")
    func delayedBegan() {
        tap("tap").delaysTouchesBegan = true
        let quick = screen.touchDown(at: middle)
        #expect(log.calls.isEmpty)
        quick.lift()
        #expect(log.calls == ["tap ended"])
        log.calls = []
        let slow = screen.touchDown(at: middle)
        screen.wait(2)
        #expect(log.calls == ["view began"])
        slow.lift()
        #expect(log.calls == ["view began", "view ended"])
    }

    @Test("GE-34: a held touchesEnded comes when the recogniser fails")
    func heldEnded() throws {
        _ = tap("double", taps: 2)
        let finger = screen.touchDown(at: middle)
        finger.lift()
        #expect(log.calls == ["view began"])
        screen.wait(0.5)
        #expect(log.calls == ["view began", "view ended"])
    }

    @Test("GE-36: it fails when the finger moves far or stays long")
    func failing() {
        _ = tap("tap")
        let far = screen.touchDown(at: middle)
        far.move(to: CGPoint(x: 99, y: 50))
        far.lift()
        let long = screen.touchDown(at: middle)
        screen.wait(1.6)
        long.lift()
        #expect(!log.calls.contains("tap ended"))
        #expect(log.calls == ["view began", "view moved", "view ended", "view began", "view ended"])
    }

    @Test("GE-09: several targets in order, the same pair once")
    func severalTargets() throws {
        let recognizer = tap("tap")
        recognizer.addTarget(target, action: #selector(GestureTarget.other))
        recognizer.addTarget(target, action: #selector(GestureTarget.other))
        try screen.tap(at: middle)
        #expect(log.calls.suffix(2) == ["tap ended", "other"])
    }

    @Test("GE-10: removing everything")
    func removingTargets() throws {
        tap("tap").removeTarget(nil, action: nil)
        try screen.tap(at: middle)
        #expect(!log.calls.contains("tap ended"))
    }

    @Test("GE-12: a recogniser has one view, which keeps it")
    func oneView() {
        let recognizer = tap("tap")
        let other = UIView()
        other.addGestureRecognizer(recognizer)
        #expect(view.gestureRecognizers == [])
        #expect(UIView().gestureRecognizers == nil)
        #expect(recognizer.view === other)
        #expect(other.gestureRecognizers == [recognizer])
    }

    @Test("GE-14, RE-04: recognisers of all views above see the touch")
    func ancestors() throws {
        let inner = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
        view.addSubview(inner)
        _ = tap("tap")
        try screen.tap(at: middle)
        #expect(log.calls.contains("tap ended"))
    }

    @Test("GE-23: a single tap does not keep a double tap from being seen")
    func singleAndDouble() throws {
        _ = tap("single")
        _ = tap("double", taps: 2)
        try screen.doubleTap(at: middle)
        #expect(log.calls.filter { !$0.hasPrefix("view") } == ["single ended", "single ended", "double ended"])
    }

    @Test("GE-24, GE-25: a single tap waits for the double tap to fail")
    func requireFailure() throws {
        let (single, double) = (tap("single"), tap("double", taps: 2))
        single.require(toFail: double)
        try screen.doubleTap(at: middle)
        #expect(log.calls.filter { !$0.hasPrefix("view") } == ["double ended"])
        log.calls = []
        screen.wait(1)
        try screen.tap(at: middle)
        #expect(!log.calls.contains("single ended"))
        screen.wait(0.4)
        #expect(log.calls.contains("single ended"))
    }

    @Test("GE-37: two fingers may lift one after the other")
    func twoFingers() {
        let recognizer = tap("tap")
        recognizer.numberOfTouchesRequired = 2
        let (first, second) = (screen.touchDown(at: CGPoint(x: 30, y: 50)), screen.touchDown(at: CGPoint(x: 70, y: 50)))
        first.lift()
        screen.wait(0.05)
        second.lift()
        #expect(log.calls.filter { $0.hasPrefix("tap") } == ["tap ended"])
    }

    @Test("GE-38: the location is the tap's")
    func location() throws {
        let recognizer = tap("tap")
        let seer = LocationSeer()
        recognizer.addTarget(seer, action: #selector(LocationSeer.look(_:)))
        view.frame.origin = CGPoint(x: 10, y: 20)
        try screen.tap(at: middle)
        #expect(seer.location == CGPoint(x: 40, y: 30))
        #expect(seer.windowLocation == middle)
        #expect(seer.touchCount == 1)
    }

    @Test("GE-13: a recogniser whose view is removed gives up")
    func removedView() {
        _ = tap("tap")
        let finger = screen.touchDown(at: middle)
        view.removeFromSuperview()
        finger.lift()
        #expect(log.calls == ["view began", "view cancelled"])
    }

    @Test("GE-52: a touch that the system takes makes the recogniser fail")
    func cancelledTouch() {
        let recognizer = tap("tap")
        screen.touchDown(at: middle).cancel()
        #expect(log.calls == ["view began", "view cancelled"])
        #expect(recognizer.state == .possible)
    }
}

private final class LocationSeer: NSObject {
    var location = CGPoint.zero
    var windowLocation = CGPoint.zero
    var touchCount = 0

    @MainActor @objc func look(_ recognizer: UITapGestureRecognizer) {
        location = recognizer.location(in: recognizer.view)
        windowLocation = recognizer.location(in: nil)
        touchCount = recognizer.numberOfTouches
    }
}
