import Foundation

/// A pointer did something over a view without touching it.
class PointerPlaceEvent: UIEvent {
    /// In points of the screen.
    let location: CGPoint
    let view: UIView?
    private let window: UIWindow?

    init(at location: CGPoint, over hit: (window: UIWindow, view: UIView)?, timestamp: TimeInterval, modifiers: UIKeyModifierFlags) {
        self.location = location
        view = hit?.view
        window = hit?.window
        super.init()
        self.timestamp = timestamp
        modifierFlags = modifiers
    }

    override var concernedWindows: [UIWindow] { [window].compactMap { $0 } }
}

/// The pointer has moved, no button being down.
final class HoverEvent: PointerPlaceEvent {
    override var type: UIEvent.EventType { .hover }
}

/// A wheel was turned, or fingers moved on a touchpad.
final class ScrollingEvent: PointerPlaceEvent {
    /// How far the content is to move, in points.
    var translation = CGPoint.zero
    var source = UIScrollTypeMask.discrete

    override var type: UIEvent.EventType { .scroll }
}
