import Foundation

/// A playback position, and the clock time at which it was reached.
struct PlayTime {
    private var place: TimeInterval = 0
    /// When it began to run; nil while it stands.
    private var start: TimeInterval?

    var isRunning: Bool { start != nil }

    /// - Parameters:
    ///   - now: the clock's time.
    ///   - rate: seconds of the medium in a second.
    func current(now: TimeInterval, rate: Double) -> TimeInterval { place + (start.map { now - $0 } ?? 0) * rate }

    mutating func run(from now: TimeInterval) { if start == nil { start = now } }

    mutating func stand(now: TimeInterval, rate: Double) {
        place = current(now: now, rate: rate)
        start = nil
    }

    mutating func move(to place: TimeInterval, now: TimeInterval) {
        self.place = place
        if start != nil { start = now }
    }
}
