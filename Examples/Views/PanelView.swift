import UIKit
import ViewLookup

/// A label and a switch that nobody keeps: they are found by their tags and names.
class PanelView: UIView {
    enum Tag {
        static let label = 101
        static let logSwitch = 102
    }

    enum Name {
        static let label = "caption"
        static let logSwitch = "log switch"
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 12

        let label = UILabel()
        label.text = "Log the callbacks"
        label.font = .preferredFont(forTextStyle: .body)
        label.tag = Tag.label
        label.register(name: Name.label)
        addSubview(label)

        let logSwitch = UISwitch()
        logSwitch.isOn = true
        logSwitch.tag = Tag.logSwitch
        logSwitch.accessibilityIdentifier = "log switch"
        logSwitch.register(name: Name.logSwitch)
        addSubview(logSwitch)
    }

    required init?(coder: NSCoder) {
        fatalError("The panel is made in code.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let label = label(named: Name.label), let logSwitch = self.switch(named: Name.logSwitch) else { return }
        logSwitch.center = CGPoint(x: bounds.width - 16 - logSwitch.bounds.width / 2, y: bounds.midY)
        label.frame = CGRect(x: 16, y: 0, width: logSwitch.frame.minX - 24, height: bounds.height)
    }
}
