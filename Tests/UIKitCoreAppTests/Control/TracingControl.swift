import UIKitTesting

/// Writes down what its tracking methods are asked.
final class TracingControl: UIControl {
    weak var log: EventLog?
    var ownState: UIControl.State = []
    var begins = true
    var continues = true
    var cancelEvents: [UIEvent?] = []
    var sentSelectors: [String] = []

    override var state: UIControl.State { super.state.union(ownState) }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log?.calls.append("begin")
        return begins
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log?.calls.append("continue")
        return continues
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log?.calls.append("end") }

    override func cancelTracking(with event: UIEvent?) {
        log?.calls.append("cancel")
        cancelEvents.append(event)
    }

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sentSelectors.append(NSStringFromSelector(action))
        super.sendAction(action, to: target, for: event)
    }
}

/// Writes down the actions that a control sends.
@MainActor
final class EventLog: NSObject {
    var calls: [String] = []
    var senders: [UIControl] = []
    var event: UIEvent?

    let selectors: [(UIControl.Event, Selector)] = [
        (.touchDown, #selector(down)), (.touchDownRepeat, #selector(downRepeat)), (.touchDragInside, #selector(dragInside)),
        (.touchDragOutside, #selector(dragOutside)), (.touchDragEnter, #selector(dragEnter)), (.touchDragExit, #selector(dragExit)),
        (.touchUpInside, #selector(up)), (.touchUpOutside, #selector(upOutside)), (.touchCancel, #selector(cancelled)),
    ]

    @objc func down() { calls.append("down") }
    @objc func downRepeat() { calls.append("repeat") }
    @objc func dragInside() { calls.append("dragInside") }
    @objc func dragOutside() { calls.append("dragOutside") }
    @objc func dragEnter() { calls.append("dragEnter") }
    @objc func dragExit() { calls.append("dragExit") }
    @objc func up() { calls.append("up") }
    @objc func upOutside() { calls.append("upOutside") }
    @objc func cancelled() { calls.append("touchCancel") }
    @objc func withSender(_ sender: UIControl) { senders.append(sender) }
    @objc func withSender(_ sender: UIControl, event: UIEvent?) {
        calls.append("withEvent")
        senders.append(sender)
        self.event = event
    }
}

/// Performs an action that comes up the responder chain.
final class Catcher: UIView {
    weak var sender: UIControl?
    @objc func caught(_ sender: UIControl) { self.sender = sender }
}
