public import Foundation
import UIKit

/// Values at times, and those in between: numbers or colours.
// apple: https://developer.apple.com/documentation/spritekit/skkeyframesequence
@preconcurrency @MainActor
open class SKKeyframeSequence: NSObject {
    private var frames: [(value: Any, time: CGFloat)] = []

    /// - Parameters:
    ///   - values: `NSNumber`, a number, or `UIColor`.
    ///   - times: one for each, in ascending order; particles live from 0 to 1.
    public init(keyframeValues values: [Any], times: [NSNumber]) {
        super.init()
        for (value, time) in zip(values, times) { addKeyframeValue(value, time: CGFloat(time.doubleValue)) }
    }

    /// Values are added later.
    public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }

    /// How many there are.
    open func count() -> Int { frames.count }

    /// Adds a value at the end.
    open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((value, time)) }

    /// The value of a number.
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }

    /// The time of a number.
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }

    /// How values in between are made. Default: evenly.
    open var interpolationMode = SKInterpolationMode.linear

    /// What comes after the last time. Default: the last value.
    open var repeatMode = SKRepeatMode.clamp

    /// The value at a time; nil if there are none.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let place = place(at: time) else { return nil }
        let (from, to, share) = (frames[place.from].value, frames[place.to].value, place.share)
        if let from = from as? UIColor, let to = to as? UIColor { return RGBA(from).mixed(with: RGBA(to), share).color }
        guard let a = Self.number(from), let b = Self.number(to) else { return from }
        return NSNumber(value: Double(a + (b - a) * share))
    }

    func number(at time: CGFloat) -> CGFloat? { sample(atTime: time).flatMap { Self.number($0) } }

    func color(at time: CGFloat) -> RGBA? { (sample(atTime: time) as? UIColor).map { RGBA($0) } }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private func place(at time: CGFloat) -> (from: Int, to: Int, share: CGFloat)? {
        guard let first = frames.first, let last = frames.last else { return nil }
        let length = last.time - first.time
        var time = time
        if repeatMode == .loop, length > 0, time > last.time {
            time = first.time + (time - first.time).truncatingRemainder(dividingBy: length)
        }
        guard let next = frames.firstIndex(where: { $0.time > time }) else { return (frames.count - 1, frames.count - 1, 0) }
        guard next > 0 else { return (0, 0, 0) }
        let (a, b) = (frames[next - 1].time, frames[next].time)
        return (next - 1, next, interpolationMode.eased(b > a ? (time - a) / (b - a) : 1))
    }
}
