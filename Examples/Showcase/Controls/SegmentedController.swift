import UIKit

/// Segmented controls with titles, pictures, colours and disabled segments.
class SegmentedController: StatesController {
    override func addStates() {
        add("titles", control(["Day", "Week", "Month"]), fillsWidth: true)
        let pictures = ["list.bullet", "square.grid.2x2", "photo"].map { UIImage(systemName: $0) ?? UIImage() }
        add("images", control(pictures), fillsWidth: true)
        let partly = control(["One", "Two", "Three"])
        partly.setEnabled(false, forSegmentAt: 1)
        add("second segment disabled", partly, fillsWidth: true)
        let wide = control(["A", "A longer title", "B"])
        wide.apportionsSegmentWidthsByContent = true
        add("widths by content", wide, fillsWidth: true)
        let colored = control(["Red", "Green", "Blue"])
        colored.selectedSegmentTintColor = .systemBlue
        colored.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        add("selectedSegmentTintColor", colored, fillsWidth: true)
        let momentary = UISegmentedControl(items: ["Back", "Forward"])
        momentary.isMomentary = true
        add("momentary", momentary)
        let disabled = control(["On", "Off"])
        disabled.isEnabled = false
        add("disabled", disabled)
    }

    private func control(_ items: [Any]) -> UISegmentedControl {
        let control = UISegmentedControl(items: items)
        control.selectedSegmentIndex = 0
        return control
    }
}
