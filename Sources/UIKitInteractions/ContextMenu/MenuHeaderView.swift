import Foundation

/// The title above the rows of a menu, or of a group of them.
@MainActor
final class MenuHeaderView: UIView {
    /// True if it leads back to the menu around its own.
    let isBack: Bool
    private let theme: MenuTheme
    private let label = UILabel(frame: .zero)
    private let arrow = UIImageView(frame: .zero)

    init(_ title: String, isBack: Bool, theme: MenuTheme) {
        self.isBack = isBack
        self.theme = theme
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = isBack ? [.button, .header] : .header
        label.text = title
        label.numberOfLines = 0
        label.font = isBack ? .boldSystemFont(ofSize: 17) : .preferredFont(forTextStyle: theme.headerStyle)
        label.textColor = isBack ? .label : .secondaryLabel
        addSubview(label)
        guard isBack else { return }
        arrow.image = theme.mark(named: "chevron.down", beside: label.font)
        arrow.tintColor = .label
        addSubview(arrow)
    }

    required init?(coder: NSCoder) { nil }

    private var inset: CGFloat { isBack ? theme.markedInset : theme.sideMargin }

    func height(width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(width - inset - theme.sideMargin, 0), height: .greatestFiniteMagnitude)
        let text = label.sizeThatFits(room).height.rounded(.up)
        return isBack ? max(theme.rowHeight, text + 2 * theme.rowPadding) : max(theme.headerHeight, text + theme.rowPadding)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = max(bounds.width - inset - theme.sideMargin, 0)
        label.textAlignment = isRightToLeft ? .right : .left
        label.frame = CGRect(x: isRightToLeft ? theme.sideMargin : inset, y: 0, width: width, height: bounds.height)
        let side = theme.markedInset - theme.sideMargin
        let x = theme.sideMargin - 4
        arrow.frame = CGRect(
            x: isRightToLeft ? bounds.width - x - side : x, y: (bounds.height - side) / 2, width: side, height: side)
        arrow.showWithoutEnlarging()
    }
}
