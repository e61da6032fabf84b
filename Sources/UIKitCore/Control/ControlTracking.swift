/// Which finger a control follows, and where it is.
@MainActor
struct ControlTracking {
    private weak var touch: UITouch?
    var isInside = false

    nonisolated init() {}

    // observed: a finger may leave a control by so many points before it counts as outside
    private static let tolerance: CGFloat = 70

    var isTracking: Bool { touch != nil }

    mutating func begin(_ newTouch: UITouch) {
        touch = newTouch
        isInside = true
    }

    mutating func end() {
        touch = nil
        isInside = false
    }

    /// The finger that is followed, if it is among these.
    func touch(in touches: Set<UITouch>) -> UITouch? {
        touch.flatMap { touches.contains($0) ? $0 : nil }
    }

    func isNear(_ point: CGPoint, bounds: CGRect) -> Bool {
        bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(point)
    }
}
