import UIKit

/// A font picker in its kinds, and a line in the font that was picked.
class FontsController: StatesController {
    private let sample = UILabel()

    override func addStates() {
        sample.text = "The quick brown fox"
        sample.font = .systemFont(ofSize: 28)
        sample.adjustsFontSizeToFitWidth = true
        add("picked", sample, fillsWidth: true)
        add("families", button("Pick Family…", UIFontPickerViewController.Configuration()))
        let faces = UIFontPickerViewController.Configuration()
        faces.includeFaces = true
        add("families and faces", button("Pick Face…", faces))
        let plain = UIFontPickerViewController.Configuration()
        plain.displayUsingSystemFont = true
        add("in the system's font", button("Pick by Name…", plain))
        let code = UIFontPickerViewController.Configuration()
        code.filteredTraits = .traitMonoSpace
        add("of one width", button("Pick for Code…", code))
    }

    private func button(_ title: String, _ configuration: UIFontPickerViewController.Configuration) -> UIButton {
        UIButton(
            configuration: .gray(),
            primaryAction: UIAction(title: title) { [unowned self] _ in
                let picker = UIFontPickerViewController(configuration: configuration)
                picker.delegate = self
                picker.selectedFontDescriptor = sample.font.fontDescriptor
                present(picker, animated: true)
            })
    }
}

extension FontsController: UIFontPickerViewControllerDelegate {
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        sample.font = UIFont(descriptor: descriptor, size: 28)
    }
}
