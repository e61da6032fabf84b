internal import Display
import Foundation

/// Makes touches of what a screen reports, and sends them on: finger by finger, from coming down to being lifted.
@MainActor
final class TouchDispatcher {
    static var current: TouchDispatcher { DisplayHost.current.touches }

    private let event = TouchesEvent()
    private let windows: WindowStack
    private var touches: [Int: UITouch] = [:]
    private var taps = TapCounter()
    /// How often touches were asked to be ignored; see `beginIgnoringInteractionEvents`.
    var ignoringCount = 0

    init(windows: WindowStack) {
        self.windows = windows
    }

    /// The fingers that are down.
    var activeTouches: Set<UITouch> { event.activeTouches }

    func handle(_ pointer: PointerEvent) {
        switch pointer.phase {
        case .began: begin(pointer)
        case .moved: change(pointer, to: .moved)
        case .ended: change(pointer, to: .ended)
        case .cancelled: change(pointer, to: .cancelled)
        case .hovered: break
        }
    }

    private func begin(_ pointer: PointerEvent) {
        guard ignoringCount == 0, touches[pointer.id] == nil else { return }
        let touch = UITouch(kind: pointer.kind.touchType, at: pointer.location, timestamp: pointer.timestamp, event: event)
        guard let hit = hit(at: pointer.location) else { return }
        touch.window = hit.window
        touch.view = hit.view
        touch.tapCount = taps.count(at: pointer.location, time: pointer.timestamp)
        touch.force = pointer.kind == .pen ? pointer.pressure : 0
        touches[pointer.id] = touch
        event.insert(touch)
        send(touch)
    }

    private func change(_ pointer: PointerEvent, to phase: UITouch.Phase) {
        guard let touch = touches[pointer.id] else { return }
        touch.update(phase, at: pointer.location, timestamp: pointer.timestamp)
        if taps.hasMovedTooFar(pointer.location) { touch.tapCount = 0 }
        if touch.isOver { touches[pointer.id] = nil }
        send(touch)
        if touch.isOver { event.remove(touch) }
    }

    /// Sends an event in which one touch has changed and the others have not.
    private func send(_ changed: UITouch) {
        for touch in event.activeTouches where touch !== changed && !touch.isOver { touch.phase = .stationary }
        event.timestamp = changed.timestamp
        UIApplication.shared.sendEvent(event)
    }

    /// The foremost window with a view that wants a touch at a place.
    private func hit(at location: CGPoint) -> (window: UIWindow, view: UIView)? {
        for window in windows.visibleWindows.reversed() {
            if let view = window.hitTest(window.point(fromScreen: location), with: event) { return (window, view) }
        }
        return nil
    }

    // MARK: Touches that lose their view

    /// Cancels the touches in a view that is about to leave its window with all inside it.
    func viewWillLeaveWindow(_ root: UIView) {
        for touch in event.activeTouches {
            if let view = touch.view, view.isDescendant(of: root) { TouchDelivery.cancel(touch) }
        }
        root.forEachInTree { view in
            for recognizer in view.gestureRecognizers ?? [] { GestureArena.current.cancel(recognizer) }
        }
    }

    /// Cancels everything, as when the application goes to the background.
    func cancelAll() {
        for (id, touch) in touches.sorted(by: { $0.key < $1.key }) {
            touches[id] = nil
            touch.phase = .cancelled
            send(touch)
            event.remove(touch)
        }
    }
}

extension PointerEvent.Kind {
    fileprivate var touchType: UITouch.TouchType {
        switch self {
        // ad-hoc: a mouse is a finger, so that code written for fingers works with it.
        case .touch, .mouse: .direct
        case .pen: .pencil
        }
    }
}
