import Foundation

/// Something the user did, as a set of touches or presses at one moment.
///
/// The event of a touch sequence is one object that changes as the sequence goes on: read it while it is delivered, do not keep it.
// apple: https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor @objcMembers open class UIEvent: UIObject {
    /// The kind of event.
    open var type: UIEvent.EventType { .touches }

    /// The further kind of the event.
    open var subtype: UIEvent.EventSubtype { .none }

    /// When it happened, in seconds of the clock that touches are stamped with.
    open package(set) var timestamp: TimeInterval = 0

    /// The modifier keys held down.
    open package(set) var modifierFlags: UIKeyModifierFlags = []

    /// The buttons of the pointer that are down; none for fingers.
    open package(set) var buttonMask: UIEvent.ButtonMask = []

    // MARK: Touches

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

    /// Where a touch of this event has been since the event before: what the screen reported in between, the latest last.
    ///
    /// The elements are copies; the last one equals the touch. Nil if the touch is no part of the event.
    // apple: https://developer.apple.com/documentation/uikit/uievent/coalescedtouches(for:)
    @objc(coalescedTouchesForTouch:)
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? touch.coalescedCopies : nil
    }

    /// Where a moving touch will probably be at the next frame: one copy, as far on as it came since its last report. None for a
    /// touch that rests; nil if the touch is no part of the event.
    // apple: https://developer.apple.com/documentation/uikit/uievent/predictedtouches(for:)
    @objc(predictedTouchesForTouch:)
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        allTouches?.contains(touch) == true ? touch.predictedCopies : nil
    }

    private func touches(where isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter(isWanted)
        return found.isEmpty ? nil : found
    }

    // MARK: Internal

    /// The windows that the event is delivered to.
    @nonobjc var concernedWindows: [UIWindow] { [] }
}
