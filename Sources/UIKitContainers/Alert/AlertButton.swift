import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// One button of an alert.
final class AlertButton: UIControl {
    let action: UIAlertAction
    private let label = UILabel(frame: .zero)
    private let theme: AlertTheme
    private let choose: (UIAlertAction) -> Void

    /// - Parameter choose: called when the button is tapped.
    init(_ action: UIAlertAction, isBold: Bool, theme: AlertTheme, choose: @escaping (UIAlertAction) -> Void) {
        self.action = action
        self.theme = theme
        self.choose = choose
        super.init(frame: .zero)
        label.text = action.title
        label.font = isBold ? theme.boldFont : theme.buttonFont
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        isEnabled = action.isEnabled
        action.button = self
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    /// How wide the button is with its whole title.
    var naturalWidth: CGFloat { label.sizeThatFits(.zero).width + 2 * theme.buttonPadding }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: theme.buttonPadding, dy: 0)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showColor()
    }

    @nonobjc override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? AlertTheme.highlight : nil
        showColor()
    }

    func showColor() {
        let color = action.titleTextColor ?? (action.style == .destructive ? .systemRed : tintColor)
        label.textColor = isEnabled ? color : .tertiaryLabel
    }

    @objc private func tapped() { choose(action) }

    override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { action.accessibilityIdentifier }
        set { action.accessibilityIdentifier = newValue }
    }
    override var accessibilityLabel: String? {
        get { action.title }
        set { super.accessibilityLabel = newValue }
    }
}
