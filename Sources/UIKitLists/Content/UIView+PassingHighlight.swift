import UIKitCore

extension UIView {
    /// Shows labels and pictures inside as highlighted, as UIKit does in selected cells.
    package func passHighlight(_ isOn: Bool) {
        for view in subviews {
            switch view {
            case let label as UILabel: label.isHighlighted = isOn
            case let image as UIImageView: image.isHighlighted = isOn
            default: break
            }
            view.passHighlight(isOn)
        }
    }
}
