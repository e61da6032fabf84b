import Foundation

/// Something the user did, as a set of touches or presses at one moment.
///
/// The event of a touch sequence is one object that changes as the sequence goes on: read it while it is delivered, do not keep it.
// apple: https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor @objcMembers open class UIEvent: UIObject {
    /// The kind of event.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// What happened, for kinds that need saying.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
    }

    /// The kind of event.
    open var type: UIEvent.EventType { .touches }

    /// What happened, for kinds that need saying.
    open var subtype: UIEvent.EventSubtype { .none }

    /// When it happened, in seconds of the clock that touches are stamped with.
    open internal(set) var timestamp: TimeInterval = 0

    /// The modifier keys held down.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []

    /// All touches of the event, in all windows; nil for an event without touches.
    open var allTouches: Set<UITouch>? { nil }

    /// The touches of one window; nil if there are none.
    @objc(touchesForWindow:)
    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// The touches that began in one view; nil if there are none.
    @objc(touchesForView:)
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// The touches that a gesture recogniser is following; nil if there are none.
    @objc(touchesForGestureRecognizer:)
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
    }

    private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter(isWanted)
        return found.isEmpty ? nil : found
    }
}
