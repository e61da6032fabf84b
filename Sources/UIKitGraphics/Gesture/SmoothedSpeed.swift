import Foundation

/// How fast a value changes, per second, smoothed over the latest changes.
///
/// Several fingers may change the same value at the same moment; only the value after all of them counts for that moment.
package struct SmoothedSpeed {
    package private(set) var perSecond: CGFloat = 0
    /// The smoothed speed before the latest moment; nil where there was none.
    private var before: CGFloat?
    private var start: (value: CGFloat, time: TimeInterval)?
    private var latest: (value: CGFloat, time: TimeInterval)?

    /// The part of a new speed in the smoothed one.
    private static let share: CGFloat = 0.75

    package init() {}

    package mutating func measure(_ value: CGFloat, at time: TimeInterval) {
        if let latest, time > latest.time {
            before = start == nil ? nil : perSecond
            start = latest
        }
        latest = (value, max(time, latest?.time ?? time))
        guard let start, let latest else { return }
        let speed = (value - start.value) / CGFloat(latest.time - start.time)
        perSecond = before.map { $0 * (1 - Self.share) + speed * Self.share } ?? speed
    }

    /// Forgets all speed; the next change counts from this value.
    package mutating func restart(at value: CGFloat, time: TimeInterval) {
        self = SmoothedSpeed()
        latest = (value, time)
    }

    /// Nothing moves any more if nothing has been measured for a while.
    package mutating func rest(at time: TimeInterval) {
        if let latest, time - latest.time > Self.restingTime { restart(at: latest.value, time: time) }
    }

    /// A finger that has rested so long before it was lifted does not move any more, in seconds.
    private static let restingTime: TimeInterval = 0.1
}
