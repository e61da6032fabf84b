import Testing
import UIKitTesting

@MainActor
struct ControlTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 320), scale: 2)
    private let log = EventLog()

    /// A control in the middle of the screen whose single events are written down by name.
    private func control() -> TracingControl {
        let control = TracingControl(frame: CGRect(x: 120, y: 120, width: 80, height: 40))
        control.log = log
        screen.window.addSubview(control)
        for (event, selector) in log.selectors { control.addTarget(log, action: selector, for: event) }
        return control
    }
    private let inside = CGPoint(x: 160, y: 140)
    private let farAway = CGPoint(x: 160, y: 240)

    @Test("CT-01: a new control is enabled, neither selected nor highlighted, its content in the middle")
    func defaults() {
        let control = UIControl()
        #expect(control.isEnabled)
        #expect(!control.isSelected)
        #expect(!control.isHighlighted)
        #expect(control.state == .normal)
        #expect(control.contentHorizontalAlignment == .center)
        #expect(control.contentVerticalAlignment == .center)
        #expect(control.state.rawValue == 0)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test("CT-02: the state is made from three flags, and a subclass may add its own")
    func state() {
        let control = TracingControl()
        control.isHighlighted = true
        #expect(control.state.rawValue == 1)
        control.isEnabled = false
        #expect(control.state.rawValue == 3)
        control.isSelected = true
        #expect(control.state.rawValue == 7)
        control.ownState = UIControl.State(rawValue: 1 << 16)
        #expect(control.state.rawValue == 0x1_0007)
        #expect(UIControl.State.application.contains(control.ownState))
    }

    @Test("CT-03: a disabled control is not notified, and hides what is beneath")
    func disabled() throws {
        let beneath = control()
        let top = control()
        top.isEnabled = false
        try screen.tap(at: inside)
        #expect(log.calls.isEmpty)
        #expect(!top.isTracking)
        #expect(!beneath.isTracking)
        #expect(screen.window.hitTest(inside, with: nil) === top)
    }

    @Test("CT-04: what was added twice is sent once")
    func addedTwice() {
        let control = UIControl()
        for _ in 0..<2 { control.addTarget(log, action: #selector(EventLog.down), for: .touchDown) }
        control.sendActions(for: .touchDown)
        #expect(log.calls == ["down"])
    }

    @Test("CT-05: an action without a target goes to the first in the chain that performs it")
    func chain() {
        let outer = Catcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(outer)
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        outer.addSubview(control)
        control.addTarget(nil, action: #selector(Catcher.caught(_:)), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(outer.sender === control)
    }

    @Test("CT-05: so does one whose target is no object, like the function that `self` is in the initial value of a constant")
    func functionAsTarget() {
        let outer = Catcher(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        screen.window.addSubview(outer)
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        outer.addSubview(control)
        let function: () -> Catcher = { outer }
        control.addTarget(function, action: #selector(Catcher.caught(_:)), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(outer.sender === control)
        #expect(control.allTargets.count == 1 && control.allTargets.first?.base is NSNull)
    }

    @Test("CT-07: targets are not kept alive, actions are")
    func ownership() {
        let control = UIControl()
        weak var target: EventLog?
        weak var action: UIAction?
        do {
            let dying = EventLog()
            target = dying
            control.addTarget(dying, action: #selector(EventLog.down), for: .touchDown)
            let kept = UIAction { _ in }
            action = kept
            control.addAction(kept, for: .touchDown)
        }
        #expect(target == nil)
        #expect(action != nil)
        control.sendActions(for: .touchDown)
        #expect(control.allTargets.isEmpty)
    }

    @Test("CT-08: an action takes nothing, the sender, or the sender and the event")
    func arguments() throws {
        let control = control()
        control.addTarget(log, action: #selector(EventLog.withSender(_:)), for: .touchDown)
        control.addTarget(log, action: #selector(EventLog.withSender(_:event:)), for: .touchDown)
        _ = screen.touchDown(at: inside)
        #expect(log.senders == [control, control])
        #expect(log.event?.type == .touches)
    }

    @Test("CT-09: sendActions sends each pair in the order in which it was added, without an event")
    func order() {
        let control = TracingControl()
        control.addTarget(log, action: #selector(EventLog.up), for: .touchDown)
        control.addAction(UIAction { [log] _ in log.calls.append("action") }, for: .touchDown)
        control.addTarget(log, action: #selector(EventLog.withSender(_:event:)), for: [.touchDown, .touchUpInside])
        control.addTarget(log, action: #selector(EventLog.cancelled), for: .touchCancel)
        control.sendActions(for: .touchDown)
        #expect(log.calls == ["up", "action", "withEvent"])
        #expect(log.event == nil)
        #expect(control.sentSelectors == ["up", "withSender:event:"])
    }

    @Test("CT-10: a finger comes down: begin, tracking, highlighted, touchDown; the second tap in a row is a repeat too")
    func touchDown() throws {
        let control = control()
        let finger = screen.touchDown(at: inside)
        #expect(log.calls == ["begin", "down"])
        #expect(control.isTracking)
        #expect(control.isTouchInside)
        #expect(control.isHighlighted)
        finger.lift()
        log.calls = []
        screen.touchDown(at: inside).lift()
        #expect(log.calls == ["begin", "down", "repeat", "end", "up"])
    }

    @Test("CT-11, CT-13: a finger may leave by 70 points; crossing that edge is told, and the highlight follows")
    func dragging() {
        let control = control()
        let finger = screen.touchDown(at: inside)
        log.calls = []
        finger.move(to: CGPoint(x: 160, y: 160 + 69))
        #expect(log.calls == ["continue", "dragInside"])
        #expect(control.isHighlighted)
        log.calls = []
        finger.move(to: CGPoint(x: 160, y: 160 + 71))
        #expect(log.calls == ["continue", "dragOutside", "dragExit"])
        #expect(!control.isHighlighted)
        #expect(control.isTracking)
        #expect(!control.isTouchInside)
        log.calls = []
        finger.move(to: CGPoint(x: 160, y: 300))
        #expect(log.calls == ["continue", "dragOutside"])
        log.calls = []
        finger.move(to: inside)
        #expect(Set(log.calls) == ["continue", "dragInside", "dragEnter"])
        #expect(control.isHighlighted)
    }

    @Test("CT-12: a finger is lifted: end, no highlight any more, then inside or outside")
    func lifting() {
        let control = control()
        var wasHighlighted = true
        control.addAction(UIAction { _ in wasHighlighted = control.isHighlighted }, for: .touchUpInside)
        screen.touchDown(at: inside).lift()
        #expect(log.calls == ["begin", "down", "end", "up"])
        #expect(!wasHighlighted)
        log.calls = []
        let finger = screen.touchDown(at: inside)
        finger.move(to: farAway)
        finger.lift()
        #expect(log.calls.suffix(2) == ["end", "upOutside"])
    }

    @Test("CT-14: a touch that is taken away cancels")
    func cancelling() {
        let control = control()
        let finger = screen.touchDown(at: inside)
        log.calls = []
        finger.cancel()
        #expect(log.calls == ["cancel", "touchCancel"])
        #expect(!control.isHighlighted)
        #expect(!control.isTracking)
    }

    @Test("CT-15: a control that does not want to begin or go on hears no more of that finger")
    func refusing() {
        let control = control()
        control.begins = false
        let ignored = screen.touchDown(at: inside)
        ignored.move(to: farAway)
        ignored.lift()
        #expect(log.calls == ["begin"])
        #expect(!control.isHighlighted)
        control.begins = true
        control.continues = false
        log.calls = []
        screen.wait(1)
        let finger = screen.touchDown(at: inside)
        finger.move(to: CGPoint(x: 165, y: 140))
        #expect(!control.isTracking)
        #expect(!control.isHighlighted)
        finger.move(to: inside)
        finger.lift()
        #expect(log.calls == ["begin", "down", "continue"])
    }

    @Test("CT-16: a control that leaves its window gives up its finger")
    func removal() {
        let control = control()
        let finger = screen.touchDown(at: inside)
        log.calls = []
        control.removeFromSuperview()
        #expect(log.calls == ["cancel"])
        #expect(control.cancelEvents == [nil])
        #expect(!control.isTracking)
        #expect(!control.isHighlighted)
        finger.lift()
        #expect(log.calls == ["cancel"])
    }

    @Test("CT-17: no action takes back all of a target, no target those of all")
    func removing() {
        let control = UIControl()
        let other = EventLog()
        control.addTarget(log, action: #selector(EventLog.down), for: [.touchDown, .touchUpInside])
        control.addTarget(log, action: #selector(EventLog.up), for: .touchDown)
        control.addTarget(other, action: #selector(EventLog.down), for: .touchDown)
        control.removeTarget(log, action: nil, for: .touchDown)
        #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == nil)
        #expect(control.actions(forTarget: log, forControlEvent: .touchUpInside) == ["down"])
        control.removeTarget(nil, action: #selector(EventLog.down), for: .allEvents)
        #expect(control.allTargets.isEmpty)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test("CT-18: no actions are nil; a target of nil is NSNull among all targets")
    func asking() {
        let control = UIControl()
        #expect(control.actions(forTarget: log, forControlEvent: .touchDown) == nil)
        control.addTarget(nil, action: #selector(EventLog.down), for: .touchDown)
        control.addTarget(log, action: #selector(EventLog.up), for: .valueChanged)
        #expect(control.allTargets.count == 2)
        #expect(control.allTargets.contains { $0.base is NSNull })
        #expect(control.allTargets.contains(log))
        #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["down"])
        #expect(control.allControlEvents == [.touchDown, .valueChanged])
    }

    @Test("Leading and trailing follow the direction of reading")
    func effectiveAlignment() {
        let control = UIControl()
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
        control.contentHorizontalAlignment = .fill
        #expect(control.effectiveContentHorizontalAlignment == .fill)
    }
}
