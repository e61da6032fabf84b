import Foundation

/// The values from one end of a slider to the other.
struct SliderScale: Equatable {
    private(set) var minimum: Float = 0
    private(set) var maximum: Float = 1

    /// Moves the lower end, and the upper one where it would lie below.
    mutating func setMinimum(_ newValue: Float) {
        guard newValue.isFinite else { return }
        minimum = newValue
        maximum = max(maximum, newValue)
    }

    /// Moves the upper end, and the lower one where it would lie above.
    mutating func setMaximum(_ newValue: Float) {
        guard newValue.isFinite else { return }
        maximum = newValue
        minimum = min(minimum, newValue)
    }

    func limited(_ value: Float) -> Float { value.isNaN ? minimum : min(max(value, minimum), maximum) }

    /// How far a value is from the lower end, from 0 to 1.
    func share(of value: Float) -> CGFloat {
        let length = Double(maximum) - Double(minimum)
        return length > 0 ? CGFloat((Double(limited(value)) - Double(minimum)) / length) : 0
    }

    /// The value at a share of the way, which is cut to 0…1.
    func value(at share: CGFloat) -> Float {
        let length = Double(maximum) - Double(minimum)
        return limited(Float(Double(minimum) + length * Double(min(max(share, 0), 1))))
    }
}
