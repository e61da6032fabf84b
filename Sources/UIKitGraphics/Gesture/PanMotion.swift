import Foundation

/// How the middle of some fingers moves, in points of the screen.
package struct PanMotion {
    /// How far the fingers have moved, the part that is left out included.
    package private(set) var travel = CGPoint.zero
    /// The part of the way that does not count.
    private var leftOut = CGPoint.zero
    private var middle = CGPoint.zero
    private var time: TimeInterval = 0
    private var horizontal = SmoothedSpeed()
    private var vertical = SmoothedSpeed()

    /// The way that counts.
    package var translation: CGPoint { CGPoint(x: travel.x - leftOut.x, y: travel.y - leftOut.y) }
    /// The ``velocity`` before the fingers came to rest.
    package private(set) var latestVelocity = CGPoint.zero

    package var velocity: CGPoint { CGPoint(x: horizontal.perSecond, y: vertical.perSecond) }

    package init() {}

    /// Counts from here.
    package mutating func start(at newMiddle: CGPoint, time now: TimeInterval) {
        self = PanMotion()
        fingersChanged(middle: newMiddle)
        time = now
        restartSpeed()
    }

    /// A finger has come or gone: the middle jumps, which is no movement.
    package mutating func fingersChanged(middle newMiddle: CGPoint) { middle = newMiddle }

    package mutating func move(to newMiddle: CGPoint, time now: TimeInterval) {
        // A report of the same position is no movement: the fingers rest.
        guard newMiddle != middle else { return }
        travel.x += newMiddle.x - middle.x
        travel.y += newMiddle.y - middle.y
        middle = newMiddle
        time = now
        horizontal.measure(travel.x, at: now)
        vertical.measure(travel.y, at: now)
        latestVelocity = velocity
    }

    /// Leaves out the beginning of the way.
    package mutating func leaveOut(_ part: CGPoint) { leftOut = part }

    package mutating func lift(time now: TimeInterval) {
        horizontal.rest(at: now)
        vertical.rest(at: now)
    }

    package mutating func setTranslation(_ newTranslation: CGPoint) {
        (travel, leftOut) = (newTranslation, .zero)
        restartSpeed()
    }

    private mutating func restartSpeed() {
        horizontal.restart(at: travel.x, time: time)
        vertical.restart(at: travel.y, time: time)
    }
}
