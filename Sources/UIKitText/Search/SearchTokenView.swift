import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) import UIKitCore

/// One token as it is seen: a picture and a text on a coloured background, lighter while it is not selected.
final class SearchTokenView: UIControl, ShownText {
    let token: UISearchToken
    private let theme: SearchFieldTheme.Token
    private let label = UILabel(frame: .zero)
    private let icon = UIImageView(frame: .zero)
    private let select: () -> Void

    /// Nil is a part of the tint colour.
    var groundColor: UIColor? { didSet { update() } }
    var isChosen = false { didSet { if isChosen != oldValue { update() } } }

    /// - Parameter select: called when the token is tapped.
    init(_ token: UISearchToken, theme: SearchFieldTheme.Token, select: @escaping () -> Void) {
        self.token = token
        self.theme = theme
        self.select = select
        super.init(frame: .zero)
        label.text = token.text
        label.font = .systemFont(ofSize: theme.fontSize)
        icon.image = token.icon
        icon.contentMode = .scaleAspectFit
        layer.cornerRadius = theme.cornerRadius
        clipsToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = token.text
        for part in [icon, label] as [UIView] { addSubview(part) }
        addTarget(self, action: #selector(tapped), for: .touchUpInside)
        update()
    }

    required init?(coder: NSCoder) { nil }

    @objc private func tapped() { select() }

    @nonobjc override var answersTaps: Bool { true }

    var shownText: String? { token.text }

    private func update() {
        let ground: UIColor = groundColor ?? tintColor
        backgroundColor = isChosen ? ground : ground.withAlphaComponent(0.2)
        label.textColor = isChosen ? .white : groundColor == nil ? tintColor : .label
        icon.tintColor = label.textColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private var iconRoom: CGFloat { token.icon == nil ? 0 : theme.iconSide + theme.gap }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: (label.sizeThatFits(.zero).width + iconRoom + 2 * theme.padding).rounded(.up), height: theme.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inner = bounds.insetBy(dx: theme.padding, dy: 0)
        let side = token.icon == nil ? 0 : theme.iconSide
        icon.frame = CGRect(
            x: isRightToLeft ? inner.maxX - side : inner.minX, y: (bounds.height - side) / 2, width: side, height: side)
        label.frame = CGRect(
            x: isRightToLeft ? inner.minX : inner.minX + iconRoom, y: 0, width: max(inner.width - iconRoom, 0), height: bounds.height)
    }
}
