import TestLogs
import Testing
import UIKitTesting

/// What recognisers and the view under them get of the same touches.
@MainActor
struct TouchSharingTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let log = TouchLog()
    private let target: GestureTarget
    private let view: TouchView
    private let middle = CGPoint(x: 50, y: 50)

    init() {
        target = GestureTarget(log)
        view = TouchView("view", log, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.isMultipleTouchEnabled = true
        screen.window.addSubview(view)
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(target, action: #selector(GestureTarget.act(_:)))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("GE-04: a recogniser that fails sends nothing, and is possible again when the fingers are lifted")
    func failing() {
        let tap = add(UITapGestureRecognizer(), "tap")
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 50, y: 99))
        #expect(tap.state == .failed)
        finger.lift()
        #expect(tap.state == .possible)
        #expect(!log.calls.contains { $0.hasPrefix("tap") })
    }

    @Test("GE-07: fingers that are still down after the end are ignored; a new one begins anew")
    func leftOverFingers() {
        let loud = add(LoudRecognizer(log), "loud")
        loud.recognizesAtOnce = true
        let first = screen.touchDown(at: middle)
        first.move(to: CGPoint(x: 60, y: 50))
        #expect(log.calls.filter { $0.hasPrefix("loud") } == ["loud hears began", "loud ended"])
        let second = screen.touchDown(at: CGPoint(x: 20, y: 20))
        first.move(to: CGPoint(x: 70, y: 50))
        second.lift()
        first.lift()
        #expect(log.calls.filter { $0.hasPrefix("loud") } == Array(repeating: ["loud hears began", "loud ended"], count: 2).flatMap { $0 })
    }

    @Test("GE-08: the action has been sent when the event has been dealt with, and no turn of the run loop is needed")
    func promptAction() {
        _ = add(UILongPressGestureRecognizer(), "press").minimumPressDuration = 0
        _ = screen.touchDown(at: middle)
        #expect(log.calls.last == "press began")
    }

    @Test("GE-16: recognisers get a touch before the view")
    func order() {
        _ = add(LoudRecognizer(log), "loud")
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 51, y: 50))
        #expect(log.calls == ["loud hears began", "view began", "loud hears moved", "view moved"])
    }

    @Test("GE-18: a touch that the recogniser leaves out is not cancelled in the view")
    func ignoredTouch() {
        let loud = add(LoudRecognizer(log), "loud")
        loud.ignoresFurtherTouches = true
        let first = screen.touchDown(at: middle)
        let second = screen.touchDown(at: CGPoint(x: 20, y: 20))
        first.lift()
        second.lift()
        #expect(log.calls.filter { $0.hasPrefix("view") } == ["view began", "view began", "view cancelled", "view ended"])
    }

    @Test("GE-29: the view gets touches while recognisers are still undecided")
    func undelayed() {
        _ = add(UIPanGestureRecognizer(), "pan")
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 53, y: 50))
        #expect(log.calls == ["view began", "view moved"])
        finger.lift()
        #expect(log.calls == ["view began", "view moved", "view ended"])
    }
}

/// Writes down what it receives, and recognises when a finger comes down or, later, when one is lifted.
private final class LoudRecognizer: UIGestureRecognizer {
    let log: TouchLog
    var recognizesAtOnce = false
    var ignoresFurtherTouches = false

    init(_ log: TouchLog) {
        self.log = log
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        log.calls.append("\(name ?? "?") hears began")
        if ignoresFurtherTouches, numberOfTouches > 1 { for touch in touches { ignore(touch, for: event) } }
        if recognizesAtOnce { state = .recognized }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        log.calls.append("\(name ?? "?") hears moved")
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        state = .recognized
    }
}
