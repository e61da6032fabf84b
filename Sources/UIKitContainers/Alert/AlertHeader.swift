import Foundation
import UIKitCore

/// The title and the message of an alert, one below the other.
final class AlertHeader: UIView {
    private let labels: [UILabel]
    private let theme: AlertTheme

    /// Nil if there is neither title nor message.
    init?(title: String?, message: String?, theme: AlertTheme) {
        var labels: [UILabel] = []
        for (text, font) in [(title, theme.titleFont), (message, theme.messageFont)] {
            guard let text, !text.isEmpty else { continue }
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = font
            label.textColor = theme.textColor
            label.textAlignment = .center
            label.numberOfLines = 0
            labels.append(label)
        }
        self.labels = labels
        self.theme = theme
        super.init(frame: .zero)
        if labels.isEmpty { return nil }
        for label in labels { addSubview(label) }
    }

    required init?(coder: NSCoder) { nil }

    func height(forWidth width: CGFloat) -> CGFloat {
        let texts = labels.reduce(0) { $0 + textSize(of: $1, in: width).height }
        return (texts + theme.textGap * CGFloat(labels.count - 1) + theme.textInsets.top + theme.textInsets.bottom).rounded(.up)
    }

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
    }
}
