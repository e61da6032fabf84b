import CoreGraphics
import Foundation

/// A movement of the content that the app has asked for.
package struct OffsetAnimation {
    /// Whom its end concerns.
    package enum Purpose {
        case request
        /// The status bar was tapped.
        case top
        /// Content goes back to its end, for which nobody waits.
        case settling
    }

    private var from: CGPoint
    private(set) var target: CGPoint
    private let start: TimeInterval
    package let purpose: Purpose

    // ad-hoc: about what a phone takes; the documentation does not say
    private static let duration: TimeInterval = 0.3

    package init(from: CGPoint, to target: CGPoint, start: TimeInterval, purpose: Purpose) {
        self.from = from
        self.target = target
        self.start = start
        self.purpose = purpose
    }

    package func isOver(at time: TimeInterval) -> Bool { time - start >= Self.duration }

    /// Slow at both ends.
    package func position(at time: TimeInterval) -> CGPoint {
        let part = CGFloat(min(max((time - start) / Self.duration, 0), 1))
        guard part < 1 else { return target }
        let share = part * part * (3 - 2 * part)
        return CGPoint(x: from.x + (target.x - from.x) * share, y: from.y + (target.y - from.y) * share)
    }

    package mutating func shift(by distance: CGPoint) {
        from = CGPoint(x: from.x + distance.x, y: from.y + distance.y)
        target = CGPoint(x: target.x + distance.x, y: target.y + distance.y)
    }
}
