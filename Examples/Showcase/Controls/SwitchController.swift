import UIKit

/// Switches by state and colour.
class SwitchController: StatesController {
    override func addStates() {
        add("off", makeSwitch())
        add("on", makeSwitch(isOn: true))
        add("disabled, off", makeSwitch(isEnabled: false))
        add("disabled, on", makeSwitch(isOn: true, isEnabled: false))
        let tinted = makeSwitch(isOn: true)
        tinted.onTintColor = .systemOrange
        tinted.thumbTintColor = .systemYellow
        add("onTintColor and thumbTintColor", tinted)
    }

    private func makeSwitch(isOn: Bool = false, isEnabled: Bool = true) -> UISwitch {
        let control = UISwitch()
        control.isOn = isOn
        control.isEnabled = isEnabled
        return control
    }
}
