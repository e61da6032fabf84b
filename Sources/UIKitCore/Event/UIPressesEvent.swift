/// The keys that are held down.
// apple: https://developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor @objcMembers open class UIPressesEvent: UIEvent {
    open override var type: UIEvent.EventType { .presses }

    /// All presses of the event.
    open internal(set) var allPresses: Set<UIPress> = []

    /// The presses that a gesture recogniser follows. None follows presses here.
    @objc(pressesForGestureRecognizer:)
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
