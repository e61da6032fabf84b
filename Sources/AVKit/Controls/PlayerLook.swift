import Foundation

/// The state of a player's controls.
struct PlayerLook: Equatable {
    var isPlaying = false
    /// Nothing can be played yet.
    var isWaiting = false
    var hasFailed = false
    var isMuted = false
    /// The time must not be set.
    var isLinear = false
    var canClose = false
    var canResize = false
    /// In seconds.
    var place = 0.0
    /// In seconds; 0 where it is not known.
    var duration = 0.0

    var hasTime: Bool { duration > 0 }

    func differsByTimeOnly(from other: PlayerLook) -> Bool {
        var same = other
        (same.place, same.duration) = (place, duration)
        return same == self && other.hasTime == hasTime
    }
}
