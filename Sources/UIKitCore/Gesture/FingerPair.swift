import Foundation

/// The line between two fingers, in points of the screen.
@MainActor
struct FingerPair {
    private let first: UITouch
    private let second: UITouch

    /// The first two of the fingers of a gesture; nil while there are fewer.
    init?(_ fingers: [UITouch]) {
        guard fingers.count >= 2 else { return nil }
        (first, second) = (fingers[0], fingers[1])
    }

    private var line: CGVector {
        CGVector(dx: second.screenLocation.x - first.screenLocation.x, dy: second.screenLocation.y - first.screenLocation.y)
    }

    /// At least one point, so that it can be divided by.
    var distance: CGFloat { max(hypot(line.dx, line.dy), 1) }

    /// In radians, clockwise from the right.
    var angle: CGFloat { atan2(line.dy, line.dx) }
}
