internal import Display
import Foundation

/// Makes touches of what a screen reports, and sends them on: finger by finger, from coming down to being lifted.
///
/// Movements that are reported together become one event; all else is an event of its own.
@MainActor
final class TouchDispatcher {
    static var current: TouchDispatcher { DisplayHost.current.touches }

    private let event = TouchesEvent()
    private let windows: WindowStack
    private var touches: [Int: UITouch] = [:]
    private var lastNumber = 0
    private var taps = TapCounter()
    private(set) lazy var hovering = HoverDispatcher(touches: self)
    private(set) lazy var scrolling = ScrollDispatcher(touches: self)
    /// Movements that are still to be sent, in the order in which they were reported.
    private var waitingMoves: [PointerEvent] = []
    /// How often touches were asked to be ignored; see `beginIgnoringInteractionEvents`.
    var ignoringCount = 0

    init(windows: WindowStack) {
        self.windows = windows
    }

    /// The fingers that are down.
    var activeTouches: Set<UITouch> { event.activeTouches }

    func handle(_ pointer: PointerEvent) {
        if pointer.phase == .moved {
            if touches[pointer.id] != nil { waitingMoves.append(pointer) }
            return
        }
        flush()
        switch pointer.phase {
        case .began: begin(pointer)
        case .moved: break
        case .ended: end(pointer, .ended)
        case .cancelled: end(pointer, .cancelled)
        case .hovered: hovering.handle(pointer)
        }
    }

    // MARK: Fingers

    private func begin(_ pointer: PointerEvent) {
        guard ignoringCount == 0, touches[pointer.id] == nil, let hit = hit(at: pointer.location) else { return }
        lastNumber += 1
        let touch = UITouch(pointer, number: lastNumber, event: event)
        touch.window = hit.window
        touch.view = hit.view
        touch.tapCount = taps.begin(touch.number, at: pointer.location, time: pointer.timestamp)
        touches[pointer.id] = touch
        event.insert(touch)
        send([touch], pointer)
    }

    private func end(_ pointer: PointerEvent, _ phase: UITouch.Phase) {
        guard let touch = touches.removeValue(forKey: pointer.id) else { return }
        touch.update(phase, [TouchSample(pointer)])
        loseTapIfFar(touch)
        taps.end(touch.number)
        send([touch], pointer)
        event.remove(touch)
    }

    /// Sends the movements that wait.
    func flush() {
        guard let last = waitingMoves.last else { return }
        let moves = waitingMoves
        waitingMoves = []
        var changed: [UITouch] = []
        for touch in event.orderedTouches {
            let samples = moves.filter { touches[$0.id] === touch }.map(TouchSample.init)
            guard !samples.isEmpty else { continue }
            touch.update(.moved, samples)
            loseTapIfFar(touch)
            changed.append(touch)
        }
        send(changed, last)
    }

    private func loseTapIfFar(_ touch: UITouch) {
        if taps.hasMovedTooFar(touch.number, to: touch.screenLocation) { touch.tapCount = 0 }
    }

    /// Sends an event in which some touches have changed and the others have not.
    private func send(_ changed: [UITouch], _ pointer: PointerEvent) {
        guard !changed.isEmpty else { return }
        for touch in event.activeTouches where !changed.contains(where: { $0 === touch }) && !touch.isOver { touch.rest() }
        event.timestamp = pointer.timestamp
        event.modifierFlags = UIKeyModifierFlags(pointer.modifiers)
        event.buttonMask = pointer.kind == .mouse ? UIEvent.ButtonMask(pointer.buttons) : []
        UIApplication.shared.sendEvent(event)
    }

    /// The foremost window with a view that wants a touch at a position.
    func hit(at location: CGPoint) -> (window: UIWindow, view: UIView)? {
        for window in windows.visibleWindows.reversed() {
            if let view = window.hitTest(window.point(fromScreen: location), with: event) { return (window, view) }
        }
        return nil
    }

    // MARK: Touches that lose their view

    /// Cancels the touches in a view that is about to leave its window with all inside it.
    func viewWillLeaveWindow(_ root: UIView) {
        let lost = event.orderedTouches.filter { $0.view?.isDescendant(of: root) == true }
        TouchDelivery.cancel(lost)
        root.forEachInTree { view in
            for recognizer in view.gestureRecognizers ?? [] { recognizer.arena.cancel(recognizer) }
        }
    }

    /// Cancels everything, as when the application goes to the background.
    func cancelAll() {
        waitingMoves = []
        for (id, touch) in touches.sorted(by: { $0.value.number < $1.value.number }) {
            end(PointerEvent(id: id, phase: .cancelled, location: touch.screenLocation, timestamp: touch.timestamp), .cancelled)
        }
    }
}
