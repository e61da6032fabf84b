@_spi(ForasteroInternal) internal import QuartzCore
@_spi(ForasteroInternal) package import UIKitCore

/// The values that one property of one view goes through.
package struct ValueTrack {
    package let view: UIView
    package let key: String
    /// Each with the share of the time at which it is reached, growing from 0 to 1.
    private(set) var points: [(time: Double, value: Any)]

    init(view: UIView, key: String, from value: Any) {
        self.view = view
        self.key = key
        points = [(0, value)]
    }

    package var first: Any { points[0].value }
    package var last: Any { points[points.count - 1].value }

    /// Adds a way to a value. Before it nothing moves; where it begins before the last one ends, it waits for that.
    mutating func add(to value: Any, from start: Double, until end: Double) {
        let (time, former) = points[points.count - 1]
        let start = max(start, time)
        if start > time { points.append((start, former)) }
        points.append((max(end, start), value))
    }

    /// Holds the last value until everything is over.
    mutating func close() {
        if let last = points.last, last.time < 1 { points.append((1, last.value)) }
    }

    /// An animation through the values, without a duration.
    package func makeAnimation(mode: CAAnimationCalculationMode) -> CAPropertyAnimation {
        guard points.count > 2 || mode == .discrete else {
            let animation = CABasicAnimation(keyPath: key)
            animation.fromValue = first
            animation.toValue = last
            return animation
        }
        let animation = CAKeyframeAnimation(keyPath: key)
        animation.values = points.map(\.value)
        // A discrete value lasts until the next time, the last one until the end.
        animation.keyTimes = (points.map(\.time) + (mode == .discrete ? [1] : [])).map { NSNumber(value: $0) }
        animation.calculationMode = mode
        return animation
    }
}
