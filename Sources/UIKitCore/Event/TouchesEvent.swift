/// The event of the touches on one screen: one object for all of them, for as long as fingers are down.
final class TouchesEvent: UIEvent {
    private(set) var activeTouches: Set<UITouch> = []

    override var allTouches: Set<UITouch>? { activeTouches }

    func insert(_ touch: UITouch) { activeTouches.insert(touch) }
    func remove(_ touch: UITouch) { activeTouches.remove(touch) }

    /// In the order in which the fingers came down.
    var orderedTouches: [UITouch] { activeTouches.sorted { $0.number < $1.number } }

    override var concernedWindows: [UIWindow] {
        var found: [UIWindow] = []
        for window in orderedTouches.compactMap(\.window) where !found.contains(where: { $0 === window }) { found.append(window) }
        return found
    }
}
