import UIKit

/// Steppers with and without limits and wrapping.
class StepperController: StatesController {
    private let valueLabel = UILabel()

    override func addStates() {
        let plain = UIStepper()
        plain.value = 3
        plain.maximumValue = 5
        plain.addAction(UIAction { [weak self] in self?.show($0.sender as? UIStepper) }, for: .valueChanged)
        show(plain)
        add("0 to 5", plain)
        add("its value", valueLabel)
        let wrapping = UIStepper()
        wrapping.wraps = true
        wrapping.maximumValue = 3
        add("wraps", wrapping)
        add("at its minimum", UIStepper())
        let disabled = UIStepper()
        disabled.isEnabled = false
        add("disabled", disabled)
    }

    private func show(_ stepper: UIStepper?) {
        valueLabel.text = stepper.map { String(Int($0.value)) }
    }
}
