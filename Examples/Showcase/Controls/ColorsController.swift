import UIKit

/// Colour wells in their states, and a picker on the page.
class ColorsController: StatesController {
    private let swatch = UIView()

    override func addStates() {
        add("with a colour", well(.systemTeal))
        add("half transparent", well(UIColor.systemRed.withAlphaComponent(0.5)))
        add("none chosen", well(nil))
        let opaque = well(.systemPurple)
        opaque.supportsAlpha = false
        add("without opacity", opaque)
        let disabled = well(.systemGreen)
        disabled.isEnabled = false
        add("disabled", disabled)
        let button = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Pick…") { [unowned self] _ in pick() })
        add("picker", button)
        swatch.backgroundColor = .systemOrange
        swatch.layer.cornerRadius = 8
        swatch.heightAnchor.constraint(equalToConstant: 44).isActive = true
        add("picked", swatch, fillsWidth: true)
    }

    private func well(_ color: UIColor?) -> UIColorWell {
        let well = UIColorWell()
        well.selectedColor = color
        return well
    }

    private func pick() {
        let picker = UIColorPickerViewController()
        picker.selectedColor = swatch.backgroundColor ?? .black
        picker.delegate = self
        present(picker, animated: true)
    }
}

extension ColorsController: UIColorPickerViewControllerDelegate {
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        swatch.backgroundColor = color
    }
}
