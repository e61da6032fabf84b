import UIKit

/// Buttons by their configurations, sizes, roles and states.
class ButtonsController: StatesController {
    override func addStates() {
        add("plain", button(.plain()))
        add("gray", button(.gray()))
        add("tinted", button(.tinted()))
        add("filled", button(.filled()))
        add("disabled", disabled(button(.filled())))
        add("role: destructive", UIButton(configuration: .tinted(), primaryAction: nil).with(role: .destructive, title: "Delete"))
        add("size: large", sized(.large, .filled()))
        add("size: small", sized(.small, .filled()))
        add("size: mini, capsule", sized(.mini, .gray(), corners: .capsule))
        add("image and subtitle", pictured())
        add("image at the trailing edge", pictured(.trailing))
        add("activity", waiting())
        add("pull-down menu", menuButton())
        add("system type", plainButton())
        for type in [UIButton.ButtonType.contactAdd, .detailDisclosure, .close] {
            add("type \(type.rawValue)", UIButton(type: type))
        }
    }

    private func button(_ configuration: UIButton.Configuration) -> UIButton {
        var configuration = configuration
        configuration.title = "Button"
        return UIButton(configuration: configuration)
    }

    private func disabled(_ button: UIButton) -> UIButton {
        button.isEnabled = false
        return button
    }

    private func sized(
        _ size: UIButton.Configuration.Size, _ configuration: UIButton.Configuration,
        corners: UIButton.Configuration.CornerStyle = .dynamic
    ) -> UIButton {
        var configuration = configuration
        configuration.buttonSize = size
        configuration.cornerStyle = corners
        return button(configuration)
    }

    private func pictured(_ placement: NSDirectionalRectEdge = .leading) -> UIButton {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Download"
        configuration.subtitle = "3.4 MB"
        configuration.image = UIImage(systemName: "square.and.arrow.down")
        configuration.imagePadding = 8
        configuration.imagePlacement = placement
        return UIButton(configuration: configuration)
    }

    private func waiting() -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Sending"
        configuration.showsActivityIndicator = true
        configuration.imagePadding = 8
        return UIButton(configuration: configuration)
    }

    private func menuButton() -> UIButton {
        let button = button(.gray())
        let names = ["Name", "Date", "Size"]
        button.menu = UIMenu(title: "Sort by", options: .singleSelection, children: names.map { UIAction(title: $0) { _ in } })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        return button
    }

    private func plainButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        return button
    }
}

extension UIButton {
    fileprivate func with(role: Role, title: String) -> UIButton {
        self.role = role
        configuration?.title = title
        return self
    }
}
