import Foundation
import UIKitCore

/// The title, the message and the text fields of an alert, one below the other.
final class AlertHeader: UIView {
    private let labels: [UILabel]
    private let fields: AlertFields?
    private let theme: AlertTheme

    /// Nil if there is nothing to show.
    /// - Parameter fields: put in by ``takeFields()``.
    init?(_ alert: UIAlertController, fields: AlertFields?, theme: AlertTheme) {
        labels = [
            Self.label(alert.title, alert.attributedTitle, theme.titleFont, theme),
            Self.label(alert.message, alert.attributedMessage, theme.messageFont, theme),
        ].compactMap { $0 }
        self.fields = fields
        self.theme = theme
        super.init(frame: .zero)
        if labels.isEmpty, fields == nil { return nil }
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    /// A label of the plain text, or of the one with attributes if there is such; nil if there is nothing to show.
    private static func label(_ text: String?, _ attributed: NSAttributedString?, _ font: UIFont, _ theme: AlertTheme) -> UILabel? {
        guard let shown = attributed?.string ?? text, !shown.isEmpty else { return nil }
        let label = UILabel(frame: .zero)
        label.text = shown
        label.font = font
        label.textColor = theme.textColor
        label.textAlignment = .center
        label.numberOfLines = 0
        if let attributed { label.attributedText = attributed }
        return label
    }

    /// Puts the fields in. To be called when the header is in its window: what is typed into must not leave it on the way.
    func takeFields() {
        if let fields { addSubview(fields) }
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        let texts = labels.reduce(0) { $0 + textSize(of: $1, in: width).height }
        let gaps = theme.textGap * CGFloat(max(labels.count - 1, 0))
        return (texts + gaps + theme.textInsets.top + theme.textInsets.bottom).rounded(.up) + fieldsHeight
    }

    private var fieldsHeight: CGFloat { fields.map { $0.height + (labels.isEmpty ? 0 : theme.fieldGap) } ?? 0 }

    private func textSize(of label: UILabel, in width: CGFloat) -> CGSize {
        let room = width - theme.textInsets.left - theme.textInsets.right
        return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = theme.textInsets.top
        for label in labels {
            let height = textSize(of: label, in: bounds.width).height
            label.frame = CGRect(
                x: theme.textInsets.left, y: y, width: bounds.width - theme.textInsets.left - theme.textInsets.right, height: height)
            y += height + theme.textGap
        }
        guard let fields else { return }
        fields.frame = CGRect(
            x: theme.textInsets.left, y: bounds.maxY - theme.textInsets.bottom - fields.height,
            width: bounds.width - theme.textInsets.left - theme.textInsets.right, height: fields.height)
    }
}
