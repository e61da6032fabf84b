import CoreGraphics
import Foundation

/// How free movement slows down.
package struct ScrollFriction: Equatable {
    /// The share of the speed that is left after a millisecond.
    let rate: CGFloat

    /// A movement that is slower has come to its end, in points per millisecond.
    // observed: iOS 26.1, two throws
    package static let leastSpeed: CGFloat = 0.01

    /// The greatest rate: a scroll view that slows down less would move for minutes.
    private static let greatestRate: CGFloat = 0.9999

    /// The usual share of the speed that is left after a millisecond.
    package static let normalRate: CGFloat = 0.998

    /// - Parameter rate: what is left of the speed after a millisecond. One that is no number counts as the usual one.
    package init(rate: CGFloat) {
        self.rate = rate.isNaN ? Self.normalRate : min(max(rate, 0), Self.greatestRate)
    }

    /// Where a movement is said to end, before it begins. It ends a little earlier in fact.
    // observed: iOS 26.1
    package func predictedEnd(from position: CGFloat, velocity: CGFloat) -> CGFloat {
        guard abs(velocity) > Self.leastSpeed, rate > 0 else { return position }
        let speed = abs(velocity) - Self.leastSpeed
        return position + (velocity < 0 ? -speed : speed) * (-1 / log(rate))
    }
}
