internal import Display
import Foundation

/// Notifies hover recognisers when a pointer enters, moves and leaves.
@MainActor
final class HoverDispatcher {
    private unowned let touches: TouchDispatcher
    private var hovered: [UIHoverGestureRecognizer] = []

    init(touches: TouchDispatcher) {
        self.touches = touches
    }

    func handle(_ pointer: PointerEvent) {
        let event = HoverEvent(
            at: pointer.location, over: touches.hit(at: pointer.location), timestamp: pointer.timestamp,
            modifiers: UIKeyModifierFlags(pointer.modifiers))
        if event.concernedWindows.isEmpty {
            deliver(event)
        } else {
            UIApplication.shared.sendEvent(event)
        }
    }

    /// The recognisers of the view under the pointer and of its superviews receive its location; those that it has left end.
    func deliver(_ event: HoverEvent) {
        var present: [UIHoverGestureRecognizer] = []
        GestureArena.forEachRecognizer(above: event.view) { recognizer in
            guard let hover = recognizer as? UIHoverGestureRecognizer, hover.isEnabled, hover.shouldReceive(event) else { return }
            present.append(hover)
        }
        let left = hovered.filter { former in !present.contains { $0 === former } }
        hovered = present
        for recognizer in left { recognizer.leave() }
        for recognizer in present { recognizer.hover(at: event.location, modifiers: event.modifierFlags) }
    }
}
