/// The keys that are held down.
// apple: https://developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor @objcMembers open class UIPressesEvent: UIEvent {
    open override var type: UIEvent.EventType { .presses }

    /// All presses of the event.
    open package(set) var allPresses: Set<UIPress> = []

    /// The presses that a gesture recogniser follows.
    @objc(pressesForGestureRecognizer:)
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.recognizers.contains { $0 === gesture } }
    }

    @nonobjc override var concernedWindows: [UIWindow] {
        var found: [UIWindow] = []
        let inOrder = allPresses.sorted { ($0.key?.keyCode.rawValue ?? 0) < ($1.key?.keyCode.rawValue ?? 0) }
        for window in inOrder.compactMap(\.window) where !found.contains(where: { $0 === window }) { found.append(window) }
        return found
    }
}
