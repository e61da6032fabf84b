import UIKit
import ViewLookup

/// A label and a switch from a XIB. Nobody keeps them: they are found by their tags and names.
class PanelView: UIView {
    enum Tag {
        static let label = 101
        static let logSwitch = 102
    }

    enum Name {
        static let label = "caption"
        static let logSwitch = "log switch"
    }

    /// The panel as its XIB describes it.
    static func load() -> PanelView {
        guard let panel = UINib(nibName: "PanelView", bundle: nil).instantiate(withOwner: nil).first as? PanelView else {
            fatalError("PanelView.xib has no panel.")
        }
        return panel
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        label(withTag: Tag.label)?.register(name: Name.label)
        self.switch(withTag: Tag.logSwitch)?.register(name: Name.logSwitch)
        self.switch(withTag: Tag.logSwitch)?.accessibilityLabel = label(withTag: Tag.label)?.text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let label = label(named: Name.label), let logSwitch = self.switch(named: Name.logSwitch) else { return }
        logSwitch.center = CGPoint(x: bounds.width - 16 - logSwitch.bounds.width / 2, y: bounds.midY)
        label.frame = CGRect(x: 16, y: 0, width: logSwitch.frame.minX - 24, height: bounds.height)
    }
}
