import UIKitCore

/// A finger on one half of a stepper.
struct StepperPress {
    let isUp: Bool
    /// The value when the finger came down.
    let firstValue: Double
    var stepCount = 0
    /// True if it is still over that half.
    var isOver = true
    /// When the next step is due, on the clock of the screen; nil if none is.
    var nextStep: Double?
    /// Looks whether it is.
    var link: CADisplayLink?
}
