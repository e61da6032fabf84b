import Foundation
import UIKitCore

/// The round mark on a tab, with a short text.
final class BadgeView: UIView {
    private let label = BadgeLabel(frame: .zero)
    private let theme = TabBarTheme.flat
    private var textOffset = UIOffset.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        clipsToBounds = true
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, attributes: [NSAttributedString.Key: Any], background: UIColor, textOffset: UIOffset) {
        label.show(text, attributes: attributes)
        backgroundColor = background
        self.textOffset = textOffset
        setNeedsLayout()
    }

    /// As wide as the text asks for, but never narrower than high.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(.zero)
        let height = max(theme.badgeHeight, text.height)
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(width: max(height, ((text.width + 2 * theme.badgePadding) * scale).rounded(.up) / scale), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }
}

/// The text of a badge. A person reads it as the value of the tab, so it has no name of its own.
private final class BadgeLabel: UILabel {
    override var accessibilityLabel: String? {
        get { nil }
        set { super.accessibilityLabel = newValue }
    }
}
