import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A row of an open menu: mark, picture, title, and the key that does the same, or an arrow to a further menu.
@MainActor
final class MenuBarRow: UIView {
    let item: MenuContent.Item
    /// True if the row can be chosen.
    let isEnabled: Bool
    private let theme: MenuBarTheme
    private let highlight = UIView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private let key = UILabel(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let arrow = UIImageView(frame: .zero)
    private var color = UIColor.label
    private var keyColor = UIColor.secondaryLabel

    init(_ item: MenuContent.Item, isEnabled: Bool, theme: MenuBarTheme) {
        self.item = item
        self.isEnabled = isEnabled
        self.theme = theme
        super.init(frame: .zero)
        highlight.layer.cornerRadius = theme.highlightRadius
        for part in [highlight, label, key, mark, picture, arrow] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        label.font = theme.font
        key.font = theme.font
        isAccessibilityElement = true
        accessibilityTraits = isEnabled ? .button : [.button, .notEnabled]
        show()
        paint()
    }

    required init?(coder: NSCoder) { nil }

    var title: String { label.text ?? "" }

    var submenu: UIMenu? {
        if case .submenu(let menu) = item { return menu }
        return nil
    }

    var isHighlighted = false {
        didSet { if isHighlighted != oldValue { paint() } }
    }

    private func show() {
        switch item {
        case .leaf(let leaf, _): show(leaf)
        case .submenu(let menu):
            show(menu.title, menu.image, isDestructive: menu.options.contains(.destructive))
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            arrow.image = symbol(isRightToLeft ? "chevron.left" : "chevron.right")
        case .waiting:
            show("Loading…", nil, isDestructive: false)
            accessibilityLabel = "Loading"
        }
    }

    private func show(_ leaf: any UIMenuLeaf) {
        show(leaf.title, leaf.image, isDestructive: leaf.attributes.contains(.destructive))
        key.text = (leaf as? UIKeyCommand).flatMap(KeyEquivalentText.text)
        switch leaf.state {
        case .off: break
        case .on:
            mark.image = symbol("checkmark")
            accessibilityTraits.insert(.selected)
        case .mixed: mark.image = symbol("minus")
        }
    }

    private func show(_ title: String, _ image: UIImage?, isDestructive: Bool) {
        label.text = title
        accessibilityLabel = title
        picture.image = image.map { $0.isSymbolImage ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        color = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        keyColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    }

    private func symbol(_ name: String) -> UIImage? {
        let shape = UIImage.SymbolConfiguration(pointSize: theme.font.pointSize * 0.8, weight: .medium)
        return UIImage(systemName: name, withConfiguration: shape)?.withRenderingMode(.alwaysTemplate)
    }

    private func paint() {
        highlight.backgroundColor = isHighlighted ? .tintColor : nil
        label.textColor = isHighlighted ? .white : color
        key.textColor = isHighlighted ? .white : keyColor
        for view in [mark, picture, arrow] { view.tintColor = label.textColor }
    }

    // MARK: Layout

    private var textStart: CGFloat {
        theme.sideMargin + theme.markWidth + (picture.image == nil ? 0 : theme.imageSize + theme.sideMargin / 2)
    }

    private static let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

    private var endWidth: CGFloat { arrow.image == nil ? key.text == nil ? 0 : key.sizeThatFits(Self.room).width : theme.markWidth }

    /// The width that shows all of it, in points.
    var wantedWidth: CGFloat {
        let end = endWidth
        return (textStart + label.sizeThatFits(Self.room).width + (end > 0 ? theme.columnGap + end : 0) + 2 * theme.sideMargin)
            .rounded(.up)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let end = endWidth.rounded(.up)
        let height = bounds.height
        highlight.frame = bounds.insetBy(dx: theme.menuPadding, dy: 0)
        mark.frame = placed(theme.sideMargin, 0, theme.markWidth, height)
        let image = theme.imageSize
        picture.frame = placed(theme.sideMargin + theme.markWidth, (height - image) / 2, image, image)
        let endX = bounds.width - theme.sideMargin - end
        label.frame = placed(textStart, 0, max(endX - textStart - (end > 0 ? theme.sideMargin : 0), 0), height)
        key.frame = placed(endX, 0, end, height)
        arrow.frame = key.frame
        mark.contentMode = .center
        arrow.contentMode = .center
        picture.showWithoutEnlarging()
    }

    private func placed(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.textAlignment = isRightToLeft ? .right : .left
        key.textAlignment = isRightToLeft ? .left : .right
        return CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
    }

    override var spokenRole: SpokenRole? { .menuItem }
}
