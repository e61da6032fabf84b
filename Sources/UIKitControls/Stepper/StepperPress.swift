import UIKitCore

/// A finger on one half of a stepper.
struct StepperPress {
    let isUp: Bool
    /// What the value was when it came down.
    let firstValue: Double
    var stepCount = 0
    /// Whether it is still over that half.
    var isOver = true
    /// When the next step is due, on the clock of the screen; nil if none is.
    var nextStep: Double?
    /// Looks whether it is.
    var link: CADisplayLink?
}
