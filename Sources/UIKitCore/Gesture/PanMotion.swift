import Foundation

/// How the middle of some fingers moves, in points of the screen.
struct PanMotion {
    private(set) var translation = CGPoint.zero
    private var middle = CGPoint.zero
    private var time: TimeInterval = 0
    private var horizontal = SmoothedSpeed()
    private var vertical = SmoothedSpeed()

    var velocity: CGPoint { CGPoint(x: horizontal.perSecond, y: vertical.perSecond) }

    /// Counts from here.
    mutating func start(at newMiddle: CGPoint, time now: TimeInterval) {
        self = PanMotion()
        fingersChanged(middle: newMiddle)
        time = now
        restartSpeed()
    }

    /// A finger has come or gone: the middle jumps, which is no movement.
    mutating func fingersChanged(middle newMiddle: CGPoint) { middle = newMiddle }

    mutating func move(to newMiddle: CGPoint, time now: TimeInterval) {
        translation.x += newMiddle.x - middle.x
        translation.y += newMiddle.y - middle.y
        middle = newMiddle
        time = now
        horizontal.measure(translation.x, at: now)
        vertical.measure(translation.y, at: now)
    }

    mutating func lift(time now: TimeInterval) {
        horizontal.rest(at: now)
        vertical.rest(at: now)
    }

    mutating func setTranslation(_ newTranslation: CGPoint) {
        translation = newTranslation
        restartSpeed()
    }

    private mutating func restartSpeed() {
        horizontal.restart(at: translation.x, time: time)
        vertical.restart(at: translation.y, time: time)
    }
}
