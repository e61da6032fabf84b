import CoreGraphics
import Foundation

/// How one coordinate of the content offset moves on after a drag, in steps of a millisecond.
///
/// Within its range it slows down by friction; outside it is drawn back to the end by a spring. A movement that has a target of its
/// own is drawn there by a spring from the beginning. Speeds are in points per millisecond.
// observed: iOS 26.1, an iPhone 16: five traces, met within a pixel
package struct AxisMotion {
    private(set) var position: CGFloat
    private(set) var velocity: CGFloat
    private var range: ClosedRange<CGFloat>
    private let friction: ScrollFriction
    private let bounces: Bool
    private var target: Target?
    private(set) var isResting = false

    /// Where a movement is to end, and how hard it is drawn there: the angular frequency of the spring, per millisecond.
    private struct Target {
        var position: CGFloat
        var pull: CGFloat
    }

    // observed: this fits the bounce after an impact as well as the one after a release
    static let edgePull: CGFloat = 0.01088
    /// Content that is let go beyond its end starts at so many times its distance, per millisecond.
    // observed: one trace; the finger had rested
    static let releaseSpeed: CGFloat = 0.0074
    /// Nearer than this, in points, a spring has done its work.
    // observed
    private static let nearEnough: CGFloat = 0.5

    /// A movement with what speed there is.
    package init(from position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, friction: ScrollFriction, bounces: Bool) {
        self.position = position
        self.velocity = velocity
        self.range = range
        self.friction = friction
        self.bounces = bounces
        if position < range.lowerBound {
            self.velocity = max(velocity, (range.lowerBound - position) * Self.releaseSpeed)
        } else if position > range.upperBound {
            self.velocity = min(velocity, (range.upperBound - position) * Self.releaseSpeed)
        } else {
            isResting = abs(velocity) < ScrollFriction.leastSpeed
        }
    }

    /// A movement to a target. One with about the right speed just slows down; others are drawn.
    /// - Parameter isQuick: whether it is to take a moment only, as from page to page.
    package init(
        from position: CGFloat, velocity: CGFloat, to target: CGFloat, range: ClosedRange<CGFloat>, friction: ScrollFriction, isQuick: Bool
    ) {
        self.position = position
        self.velocity = velocity
        self.range = range
        self.friction = friction
        bounces = true
        let distance = target - position
        guard distance != 0 else {
            self.velocity = 0
            isResting = true
            return
        }
        // A spring of this pull spends just this speed on this way, and never leads beyond the target.
        let spent = velocity / distance
        let isAboutRight = !isQuick && friction.rate > 0 && spent > -log(friction.rate) / 2
        let pull = min(isAboutRight ? spent : max(Self.edgePull, spent), Self.greatestPull)
        if spent > pull { self.velocity = pull * distance }
        self.target = Target(position: target, pull: pull)
    }

    /// A step of a millisecond cannot follow a harder spring.
    private static let greatestPull: CGFloat = 0.1

    /// One millisecond passes.
    mutating func step() {
        guard !isResting else { return }
        if let target {
            pull(to: target.position, by: target.pull)
        } else if let end = passedEnd {
            pull(to: end, by: Self.edgePull)
        } else {
            coast()
        }
    }

    private mutating func coast() {
        velocity *= friction.rate
        position += velocity
        if let end = passedEnd {
            if !bounces { rest(at: end) }
        } else if abs(velocity) < ScrollFriction.leastSpeed {
            isResting = true
        }
    }

    private mutating func pull(to end: CGFloat, by pull: CGFloat) {
        velocity -= pull * pull * (position - end) + 2 * pull * velocity
        position += velocity
    }

    private var passedEnd: CGFloat? {
        if position < range.lowerBound { return range.lowerBound }
        return position > range.upperBound ? range.upperBound : nil
    }

    /// Comes to rest if a spring has brought it near enough to its end.
    mutating func restIfNear() {
        guard !isResting, let end = target?.position ?? passedEnd else { return }
        let distance = end - position
        if abs(distance) < Self.nearEnough, distance * velocity >= 0 { rest(at: end) }
    }

    private mutating func rest(at end: CGFloat) {
        position = end
        velocity = 0
        isResting = true
    }

    /// The same, at rest where it is.
    var stopped: AxisMotion {
        var copy = self
        copy.rest(at: position)
        return copy
    }

    // MARK: Changes on the way

    mutating func shift(by distance: CGFloat) {
        position += distance
        target?.position += distance
    }

    /// The content is larger or smaller now.
    mutating func changeRange(to newRange: ClosedRange<CGFloat>) {
        range = newRange
        if let aim = target?.position { target?.position = min(max(aim, newRange.lowerBound), newRange.upperBound) }
        if passedEnd != nil { isResting = false }
    }
}
