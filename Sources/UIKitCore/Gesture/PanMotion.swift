import Foundation

/// How the middle of some fingers moves, in points of the screen.
struct PanMotion {
    private(set) var translation = CGPoint.zero
    private(set) var velocity = CGPoint.zero
    private var middle = CGPoint.zero
    private var time: TimeInterval = 0

    /// A finger that has rested so long before it was lifted does not move any more, in seconds.
    private static let restingTime: TimeInterval = 0.1
    /// The part of a new velocity in the smoothed one.
    private static let smoothing: CGFloat = 0.75

    /// A finger has come or gone: the middle jumps, which is no movement.
    mutating func fingersChanged(middle newMiddle: CGPoint, time now: TimeInterval) {
        middle = newMiddle
        time = now
    }

    mutating func move(to newMiddle: CGPoint, time now: TimeInterval) {
        let step = CGPoint(x: newMiddle.x - middle.x, y: newMiddle.y - middle.y)
        translation.x += step.x
        translation.y += step.y
        if now > time {
            let seconds = CGFloat(now - time)
            let isFirst = velocity == .zero
            let share = isFirst ? 1 : Self.smoothing
            velocity.x = velocity.x * (1 - share) + step.x / seconds * share
            velocity.y = velocity.y * (1 - share) + step.y / seconds * share
            time = now
        }
        middle = newMiddle
    }

    mutating func lift(time now: TimeInterval) {
        if now - time > Self.restingTime { velocity = .zero }
    }

    mutating func setTranslation(_ newTranslation: CGPoint) {
        translation = newTranslation
        velocity = .zero
    }
}
