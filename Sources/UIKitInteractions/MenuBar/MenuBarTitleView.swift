import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The title of a menu in the bar.
@MainActor
final class MenuBarTitleView: UIView {
    let menu: UIMenu
    private let theme: MenuBarTheme
    private let label = UILabel(frame: .zero)
    private let highlight = UIView(frame: .zero)

    init(_ menu: UIMenu, theme: MenuBarTheme) {
        self.menu = menu
        self.theme = theme
        super.init(frame: .zero)
        highlight.layer.cornerRadius = theme.highlightRadius
        label.text = menu.title
        label.font = menu.identifier == .application ? theme.boldFont : theme.font
        label.textAlignment = .center
        for part in [highlight, label] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        isAccessibilityElement = true
        accessibilityLabel = menu.title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// How it looks under the pointer, and with its menu open.
    enum Look { case plain, hovered, open }

    var look = Look.plain {
        didSet {
            guard look != oldValue else { return }
            highlight.backgroundColor =
                switch look {
                case .plain: nil
                case .hovered: .tertiarySystemFill
                case .open: .systemFill
                }
            accessibilityTraits = look == .open ? [.button, .selected] : .button
        }
    }

    var wantedWidth: CGFloat {
        let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return (label.sizeThatFits(room).width + 2 * theme.titleMargin).rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        highlight.frame = bounds.insetBy(dx: 0, dy: theme.titleInset)
        label.frame = bounds
    }

    override var spokenRole: SpokenRole? { .menuItem }
}
