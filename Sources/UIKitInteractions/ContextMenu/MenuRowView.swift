import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A row of a menu: mark, title with perhaps a second line, picture.
@MainActor
final class MenuRowView: UIView {
    let item: MenuContent.Item
    private let theme: MenuTheme
    private let hasMarks: Bool
    private let label = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    /// True if the row can be chosen.
    let isEnabled: Bool

    init(_ item: MenuContent.Item, theme: MenuTheme, hasMarks: Bool, isEnabled: Bool) {
        self.item = item
        self.theme = theme
        self.hasMarks = hasMarks
        self.isEnabled = isEnabled
        super.init(frame: .zero)
        for part in [label, subtitle, mark, picture] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        label.font = .preferredFont(forTextStyle: theme.titleStyle)
        label.numberOfLines = 2
        subtitle.font = .preferredFont(forTextStyle: theme.subtitleStyle)
        subtitle.textColor = .secondaryLabel
        show()
    }

    required init?(coder: NSCoder) { nil }

    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { backgroundColor = isHighlighted ? theme.highlightColor : nil } }
    }

    private func show() {
        isAccessibilityElement = true
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        switch item {
        case .leaf(let leaf, _): show(leaf, attributes: leaf.attributes, mark: Self.mark(leaf.state))
        case .submenu(let menu):
            show(menu, attributes: menu.options.contains(.destructive) ? .destructive : [], mark: "chevron.right")
        case .waiting:
            accessibilityLabel = "Loading"
            label.text = "Loading…"
            label.textColor = .secondaryLabel
        }
    }

    private static func mark(_ state: UIMenuElement.State) -> String? {
        switch state {
        case .off: nil
        case .on: "checkmark"
        case .mixed: "minus"
        }
    }

    private func show(_ element: UIMenuElement, attributes: UIMenuElement.Attributes, mark name: String?) {
        accessibilityLabel = element.title
        accessibilityIdentifier = element.accessibilityIdentifier
        label.text = element.title
        subtitle.text = element.subtitle
        let color: UIColor = !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        label.textColor = color
        mark.tintColor = color
        picture.tintColor = color
        picture.image = element.image.map { $0.isSymbolImage ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        mark.image = name.flatMap { theme.mark(named: $0, beside: label.font) }
        if (element as? any UIMenuLeaf)?.state == .on { accessibilityTraits.insert(.selected) }
    }

    // MARK: Layout

    /// Where the texts begin and end, from the leading edge.
    private func textSpan(width: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let start = hasMarks ? theme.markedInset : theme.sideMargin
        let end = width - theme.sideMargin - (picture.image == nil ? 0 : theme.imageSize + theme.sideMargin / 2)
        return (start, max(end - start, 0))
    }

    private func textHeights(width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let room = CGSize(width: textSpan(width: width).length, height: .greatestFiniteMagnitude)
        let second = subtitle.text?.isEmpty ?? true ? 0 : subtitle.sizeThatFits(room).height
        return (label.sizeThatFits(room).height, second)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let heights = textHeights(width: size.width)
        let height = max(theme.rowHeight, (heights.title + heights.subtitle + 2 * theme.rowPadding).rounded(.up))
        return CGSize(width: size.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let span = textSpan(width: bounds.width)
        let heights = textHeights(width: bounds.width)
        let top = (bounds.height - heights.title - heights.subtitle) / 2
        label.frame = placed(span.start, top, span.length, heights.title)
        subtitle.frame = placed(span.start, top + heights.title, span.length, heights.subtitle)
        let side = theme.markedInset - theme.sideMargin
        mark.frame = placed(theme.sideMargin - 4, (bounds.height - side) / 2, side, side)
        let size = theme.imageSize
        picture.frame = placed(bounds.width - theme.sideMargin - size, (bounds.height - size) / 2, size, size)
        for view in [mark, picture] { view.showWithoutEnlarging() }
    }

    private func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.textAlignment = isRightToLeft ? .right : .left
        subtitle.textAlignment = label.textAlignment
        return CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }

    override var spokenRole: SpokenRole? { .menuItem }
}
