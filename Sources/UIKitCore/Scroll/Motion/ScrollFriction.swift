import Foundation

/// How free movement slows down.
struct ScrollFriction: Equatable {
    /// What is left of the speed after a millisecond.
    let rate: CGFloat

    /// A movement that is slower has come to its end, in points per millisecond.
    // observed: iOS 26.1, two throws
    static let leastSpeed: CGFloat = 0.01

    /// What slows down less than that would move for minutes.
    private static let greatestRate: CGFloat = 0.9999

    init(_ rate: UIScrollView.DecelerationRate) {
        let value = rate.rawValue
        self.rate = value.isNaN ? UIScrollView.DecelerationRate.normal.rawValue : min(max(value, 0), Self.greatestRate)
    }

    /// Where a movement is said to end, before it begins. It ends a little earlier in fact.
    // observed: iOS 26.1
    func predictedEnd(from place: CGFloat, velocity: CGFloat) -> CGFloat {
        guard abs(velocity) > Self.leastSpeed, rate > 0 else { return place }
        let speed = abs(velocity) - Self.leastSpeed
        return place + (velocity < 0 ? -speed : speed) * (-1 / log(rate))
    }
}
