import UIKitCore

/// The pictures that stand for parts of a stepper in each state.
struct StepperImages {
    /// Between the halves, by the states of both.
    struct Sides: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    var background = ByState<UIImage>()
    var increment = ByState<UIImage>()
    var decrement = ByState<UIImage>()
    var dividers: [Sides: UIImage] = [:]

    /// The divider for exactly these states, else for normal ones.
    func divider(_ sides: Sides) -> UIImage? { dividers[sides] ?? dividers[Sides(left: .normal, right: .normal)] }
}
