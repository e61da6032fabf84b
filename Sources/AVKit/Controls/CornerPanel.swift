import UIKit

/// Buttons side by side on a dark, frosted background.
final class CornerPanel: UIVisualEffectView {
    private let theme: PlayerTheme
    private let buttons: [UIButton]

    init(_ buttons: [UIButton], theme: PlayerTheme) {
        (self.theme, self.buttons) = (theme, buttons)
        super.init(effect: UIBlurEffect(style: .systemThinMaterialDark))
        layer.cornerRadius = theme.cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        for button in buttons { contentView.addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    private var seen: [UIButton] { buttons.filter { !$0.isHidden } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: theme.cornerButton * CGFloat(seen.count), height: theme.cornerButton)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, button) in seen.enumerated() {
            button.frame = CGRect(x: theme.cornerButton * CGFloat(index), y: 0, width: theme.cornerButton, height: theme.cornerButton)
        }
    }
}
