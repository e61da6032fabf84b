import Foundation

/// Counts taps that follow each other quickly at one place.
struct TapCounter {
    private var count = 0
    private var place = CGPoint.zero
    private var time: TimeInterval = 0

    /// In seconds from one touch to the next.
    private static let longestPause: TimeInterval = 0.35
    /// In points from the first touch.
    private static let farthest: CGFloat = 45

    /// The number of the tap that begins here and now.
    mutating func count(at location: CGPoint, time now: TimeInterval) -> Int {
        let isNext = count > 0 && now - time <= Self.longestPause && !hasMovedTooFar(location)
        if !isNext { place = location }
        count = isNext ? count + 1 : 1
        time = now
        return count
    }

    /// Whether a finger is too far from where the taps began to be part of them.
    func hasMovedTooFar(_ location: CGPoint) -> Bool {
        hypot(location.x - place.x, location.y - place.y) > Self.farthest
    }
}
