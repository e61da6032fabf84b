import TestLogs
import Testing
import UIKitTesting

@MainActor
struct CompetitionTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)
    private let log = TouchLog()
    private let target: GestureTarget
    private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let middle = CGPoint(x: 50, y: 50)

    init() {
        target = GestureTarget(log)
        outer.addSubview(inner)
        screen.window.addSubview(outer)
    }

    private func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView) -> Recognizer {
        recognizer.name = name
        recognizer.addTarget(target, action: #selector(GestureTarget.act(_:)))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    @Test("GE-19, GE-22: the deeper recogniser wins, the other one fails")
    func deeperWins() throws {
        _ = add(UITapGestureRecognizer(), "outer", to: outer)
        _ = add(UITapGestureRecognizer(), "inner", to: inner)
        try screen.tap(at: middle)
        #expect(log.calls == ["inner ended"])
    }

    @Test("GE-21: one delegate's yes lets both recognise", arguments: [true, false])
    func simultaneous(innerHasDelegate: Bool) throws {
        let delegate = Answers()
        delegate.allowsSimultaneous = true
        let first = add(UITapGestureRecognizer(), "inner", to: inner)
        let second = add(UITapGestureRecognizer(), "outer", to: outer)
        (innerHasDelegate ? first : second).delegate = delegate
        try screen.tap(at: middle)
        #expect(log.calls == ["inner ended", "outer ended"])
    }

    @Test("GE-20: whoever cannot prevent, or cannot be prevented, does not")
    func prevention() throws {
        let gentle = add(GentleTap(), "inner", to: inner)
        _ = add(UITapGestureRecognizer(), "outer", to: outer)
        try screen.tap(at: middle)
        #expect(log.calls == ["inner ended", "outer ended"])
        gentle.prevents = true
        log.calls = []
        screen.wait(1)
        try screen.tap(at: middle)
        #expect(log.calls == ["inner ended"])
    }

    @Test("GE-15: a touch that the delegate refuses is never seen")
    func refusedTouch() throws {
        let delegate = Answers()
        delegate.receivesTouches = false
        add(UITapGestureRecognizer(), "tap", to: inner).delegate = delegate
        try screen.tap(at: middle)
        #expect(log.calls.isEmpty)
    }

    @Test("GE-15: the delegate is asked about the event before it is asked about the touch")
    func refusedEvent() throws {
        let delegate = EventAnswers()
        add(UITapGestureRecognizer(), "tap", to: inner).delegate = delegate
        try screen.tap(at: middle)
        #expect(log.calls == ["tap ended"])
        #expect(delegate.questions == ["event", "touch"])
        delegate.receivesEvents = false
        log.calls = []
        screen.wait(1)
        try screen.tap(at: middle)
        #expect(log.calls.isEmpty)
        #expect(delegate.questions == ["event", "touch", "event"])
    }

    @Test("GE-27: a delegate that forbids to begin makes it fail, asked once")
    func forbidden() throws {
        let delegate = Answers()
        delegate.mayBegin = false
        add(UITapGestureRecognizer(), "tap", to: inner).delegate = delegate
        try screen.tap(at: middle)
        #expect(log.calls.isEmpty)
        #expect(delegate.beginQuestions == 1)
    }

    @Test("GE-28: the view is asked as well")
    func viewForbids() throws {
        let view = ForbiddingView(frame: inner.bounds)
        inner.addSubview(view)
        _ = add(UITapGestureRecognizer(), "tap", to: view)
        try screen.tap(at: middle)
        #expect(log.calls.isEmpty)
    }

    @Test("GE-26: the delegate can ask for failure, in either direction", arguments: [true, false])
    func dynamicRequirement(asksForIt: Bool) throws {
        let single = add(UITapGestureRecognizer(), "single", to: inner)
        let double = add(UITapGestureRecognizer(), "double", to: inner)
        double.numberOfTapsRequired = 2
        let delegate = Answers()
        if asksForIt {
            delegate.waitsFor = double
            single.delegate = delegate
        } else {
            delegate.isWaitedForBy = single
            double.delegate = delegate
        }
        try screen.tap(at: middle)
        #expect(log.calls.isEmpty)
        screen.wait(0.5)
        #expect(log.calls == ["single ended"])
    }

    @Test("GE-03, GE-05: a continuous recogniser begins, changes and ends; failing then is cancelling")
    func continuousStates() throws {
        _ = add(UIPanGestureRecognizer(), "pan", to: inner)
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 70, y: 50))
        finger.move(to: CGPoint(x: 80, y: 50))
        finger.lift()
        #expect(log.calls == ["pan began", "pan changed", "pan ended"])
        log.calls = []
        let other = screen.touchDown(at: middle)
        other.move(to: CGPoint(x: 70, y: 50))
        other.cancel()
        #expect(log.calls == ["pan began", "pan cancelled"])
    }

    @Test("GE-11: switching off while at work cancels")
    func switchingOff() throws {
        let pan = add(UIPanGestureRecognizer(), "pan", to: inner)
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 70, y: 50))
        pan.isEnabled = false
        finger.move(to: CGPoint(x: 90, y: 50))
        finger.lift()
        #expect(log.calls == ["pan began", "pan cancelled"])
    }

    @Test("GE-19: a pan that begins makes a long press fail")
    func panBeatsPress() throws {
        _ = add(UILongPressGestureRecognizer(), "press", to: inner)
        _ = add(UIPanGestureRecognizer(), "pan", to: inner)
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 80, y: 50))
        screen.wait(1)
        finger.lift()
        #expect(log.calls == ["pan began", "pan ended"])
    }

    @Test("GE-53: a subclass of an app follows the same rules")
    func customRecognizer() throws {
        let custom = add(EagerRecognizer(), "custom", to: inner)
        _ = add(UITapGestureRecognizer(), "tap", to: outer)
        try screen.tap(at: middle)
        #expect(log.calls == ["custom ended"])
        #expect(custom.resetCount == 1)
    }
}

private final class Answers: NSObject, UIGestureRecognizerDelegate {
    var allowsSimultaneous = false
    var receivesTouches = true
    var mayBegin = true
    var beginQuestions = 0
    weak var waitsFor: UIGestureRecognizer?
    weak var isWaitedForBy: UIGestureRecognizer?

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        beginQuestions += 1
        return mayBegin
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receivesTouches }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { allowsSimultaneous }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === waitsFor }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === isWaitedForBy }
}

private final class EventAnswers: NSObject, UIGestureRecognizerDelegate {
    var receivesEvents = true
    var questions: [String] = []

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        questions.append("touch")
        return true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        questions.append("event")
        return receivesEvents
    }
}

private final class GentleTap: UITapGestureRecognizer {
    var prevents = false

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
}

private final class ForbiddingView: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

private final class EagerRecognizer: UIGestureRecognizer {
    var resetCount = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .recognized
    }

    override func reset() {
        super.reset()
        resetCount += 1
    }
}
