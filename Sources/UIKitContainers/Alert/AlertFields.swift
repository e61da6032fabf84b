import Foundation
internal import QuartzCore
import UIKitCore
import UIKitText

/// The text fields of an alert, one below the other.
final class AlertFields: UIView {
    private let theme: AlertTheme
    private var boxes: [UIView] = []
    private(set) var fields: [UITextField] = []

    init(theme: AlertTheme) {
        self.theme = theme
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    var height: CGFloat { CGFloat(fields.count) * theme.fieldHeight - CGFloat(max(fields.count - 1, 0)) * overlap }

    /// Lines of neighbours lie on each other.
    private var overlap: CGFloat { 1 / max(traitCollection.displayScale, 1) }

    func add(_ field: UITextField) {
        let box = UIView(frame: .zero)
        box.backgroundColor = AlertTheme.fieldBackground
        box.layer.cornerRadius = theme.fieldCornerRadius
        box.addSubview(field)
        addSubview(box)
        boxes.append(box)
        fields.append(field)
        showLines()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for (box, field) in zip(boxes, fields) {
            box.frame = CGRect(x: 0, y: y, width: bounds.width, height: theme.fieldHeight)
            field.frame = box.bounds.insetBy(dx: theme.fieldInset, dy: 0)
            y += theme.fieldHeight - overlap
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showLines()
    }

    private func showLines() {
        for box in boxes {
            box.layer.borderWidth = overlap
            box.layer.borderColor = AlertTheme.fieldLine.resolvedColor(with: traitCollection).cgColor
        }
    }
}
