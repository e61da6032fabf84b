import Foundation

/// The state of an item while it is played.
struct ItemState {
    var status = AVPlayerItem.Status.unknown
    var error: NSError?
    /// Empty until the file has been looked at.
    var facts = MediaFacts()
    /// Where in the item one is, in seconds.
    var time = PlayTime()
    /// Seconds of the item in one of the clock, while time runs.
    var speed = 1.0
    /// It has been played to its end, and has not been moved since.
    var isAtEnd = false
    var isLoading = false
    var forwardEnd = CMTime.invalid
    var reverseEnd = CMTime.invalid
    /// Where it shall be as soon as it is ready.
    var wantedPlace: TimeInterval?

    /// Where it ends, in seconds; nil where that is not known.
    var end: TimeInterval? {
        let wanted = forwardEnd.isNumeric ? max(0, forwardEnd.seconds) : .infinity
        let natural = facts.duration > 0 ? facts.duration : .infinity
        let end = min(wanted, natural)
        return end < .infinity ? end : nil
    }

    /// - Parameter now: the clock's time.
    func place(now: TimeInterval) -> TimeInterval {
        if let wantedPlace { return wantedPlace }
        return min(end ?? .infinity, max(0, time.current(now: now, rate: speed)))
    }
}
