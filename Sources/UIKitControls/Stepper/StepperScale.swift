import Foundation

/// The values from one end of a stepper to the other, and how it goes from one to the next.
struct StepperScale: Equatable {
    var minimum = 0.0
    var maximum = 100.0
    var step = 1.0
    /// True if after one end comes the other.
    var wraps = false

    func limited(_ value: Double) -> Double { value.isNaN ? minimum : min(max(value, minimum), maximum) }

    /// The value one step up or down; the same one at an end.
    func value(after value: Double, up: Bool) -> Double {
        let next = up ? value + step : value - step
        if next > maximum { return wraps && value >= maximum ? minimum : maximum }
        if next < minimum { return wraps && value <= minimum ? maximum : minimum }
        return next
    }

    /// Returns true if there is another value in a direction.
    func canStep(from value: Double, up: Bool) -> Bool { wraps || (up ? value < maximum : value > minimum) }
}
