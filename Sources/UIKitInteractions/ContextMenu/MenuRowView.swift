import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// An element of a menu: a row with mark, title with perhaps a second line, and picture; or a tile, which stands beside others.
@MainActor
final class MenuRowView: UIView {
    /// What a tile shows.
    enum Tile {
        /// The picture; the title where there is none.
        case picture
        /// The picture with the title below.
        case titled
    }

    let item: MenuContent.Item
    private let tile: Tile?
    private let theme: MenuTheme
    private let hasMarks: Bool
    private let label = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    /// True if the row can be chosen.
    let isEnabled: Bool

    init(_ item: MenuContent.Item, theme: MenuTheme, hasMarks: Bool, isEnabled: Bool, tile: Tile? = nil) {
        self.item = item
        self.tile = tile
        self.theme = theme
        self.hasMarks = hasMarks
        self.isEnabled = isEnabled
        super.init(frame: .zero)
        for part in [label, subtitle, mark, picture] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        label.font = .preferredFont(forTextStyle: tile == nil ? theme.titleStyle : theme.tileStyle)
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
        if tile != nil { showAsTile() }
    }

    /// A tile has no mark: where it is on, its picture is in the colour of what can be chosen.
    private func showAsTile() {
        let isOn = accessibilityTraits.contains(.selected)
        mark.image = nil
        subtitle.text = nil
        label.isHidden = tile == .picture && picture.image != nil
        if isOn, isEnabled { (picture.tintColor, label.textColor) = (tintColor, tintColor) }
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

    private func tileLabelHeight(width: CGFloat) -> CGFloat {
        label.isHidden ? 0 : label.sizeThatFits(CGSize(width: width - theme.sideMargin / 2, height: .greatestFiniteMagnitude)).height
    }

    private func layoutTile() {
        let (size, margin) = (picture.image == nil ? 0 : theme.imageSize, theme.sideMargin / 4)
        let text = tileLabelHeight(width: bounds.width)
        let gap: CGFloat = size > 0 && text > 0 ? 6 : 0
        let top = (bounds.height - size - gap - text) / 2
        picture.frame = CGRect(x: (bounds.width - size) / 2, y: top, width: size, height: size)
        label.textAlignment = .center
        label.frame = CGRect(x: margin, y: top + size + gap, width: bounds.width - 2 * margin, height: text)
        picture.showWithoutEnlarging()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let tile {
            let least = tile == .picture ? theme.rowHeight : theme.tileHeight
            let image = picture.image == nil ? 0 : theme.imageSize
            return CGSize(
                width: size.width, height: max(least, (image + tileLabelHeight(width: size.width) + 2 * theme.rowPadding).rounded(.up)))
        }
        let heights = textHeights(width: size.width)
        let height = max(theme.rowHeight, (heights.title + heights.subtitle + 2 * theme.rowPadding).rounded(.up))
        return CGSize(width: size.width, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if tile != nil { return layoutTile() }
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
