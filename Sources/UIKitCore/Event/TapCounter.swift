import Foundation

/// Counts taps that follow each other quickly at one point. Fingers that are down together count apart.
struct TapCounter {
    fileprivate struct Tap {
        var count: Int
        var location: CGPoint
        var time: TimeInterval
        /// The number of the touch.
        var touch: Int
        var isDown = true
    }

    private var taps: [Tap] = []

    /// In seconds from one touch to the next.
    private static let longestPause: TimeInterval = 0.35
    /// In points from the first touch.
    fileprivate static let farthest: CGFloat = 45

    /// The number of the tap that begins here and now.
    mutating func begin(_ touch: Int, at location: CGPoint, time now: TimeInterval) -> Int {
        taps.removeAll { !$0.isDown && now - $0.time > Self.longestPause }
        guard let index = taps.firstIndex(where: { !$0.isDown && $0.isNear(location) }) else {
            taps.append(Tap(count: 1, location: location, time: now, touch: touch))
            return 1
        }
        taps[index].count += 1
        taps[index].time = now
        taps[index].touch = touch
        taps[index].isDown = true
        return taps[index].count
    }

    /// Returns true if a finger is too far from where its taps began to be part of them; from then on it is not.
    mutating func hasMovedTooFar(_ touch: Int, to location: CGPoint) -> Bool {
        guard let index = taps.firstIndex(where: { $0.isDown && $0.touch == touch }) else { return true }
        guard !taps[index].isNear(location) else { return false }
        taps.remove(at: index)
        return true
    }

    mutating func end(_ touch: Int) {
        if let index = taps.firstIndex(where: { $0.isDown && $0.touch == touch }) { taps[index].isDown = false }
    }
}

extension TapCounter.Tap {
    fileprivate func isNear(_ location: CGPoint) -> Bool {
        hypot(location.x - location.x, location.y - location.y) <= TapCounter.farthest
    }
}
