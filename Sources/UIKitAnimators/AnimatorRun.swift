import Foundation

/// One uninterrupted motion of an animator, from one share of the way to another.
struct AnimatorRun: Sendable {
    let from: Double
    let to: Double
    let duration: TimeInterval
    let motion: AnimationMotion
    /// By the clock of the screen.
    let beginTime: TimeInterval

    /// How much of the way has been made, some seconds after the beginning; springs leave 0…1.
    func progress(after time: TimeInterval) -> Double { from + (to - from) * motion.progress(at: time, of: duration) }

    var endTime: TimeInterval { beginTime + duration }
}

/// The part of an animator's way in which a property moves.
struct AnimatorPace: Sendable {
    /// The share of the animator's way at which the property begins to move.
    let start: Double

    /// The property's share of its own way.
    func share(at progress: Double) -> Double {
        guard start > 0 else { return progress }
        guard start < 1 else { return progress < 1 ? 0 : 1 }
        return max((progress - start) / (1 - start), 0)
    }
}
