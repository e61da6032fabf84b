import Foundation

/// The finger that has brought a menu. It chooses only after it has gone some way: else it is lifted where it was, and the menu stays.
struct MenuFinger {
    private let start: CGPoint?
    private let slack: CGFloat
    private(set) var isFarEnough = false

    init(start: CGPoint?, slack: CGFloat) {
        self.start = start
        self.slack = slack
    }

    mutating func move(to point: CGPoint) {
        guard let start else { return }
        if hypot(point.x - start.x, point.y - start.y) >= slack { isFarEnough = true }
    }
}
