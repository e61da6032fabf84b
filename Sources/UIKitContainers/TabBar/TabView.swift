import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A tab in a bar: shows an item and follows its changes.
final class TabView: UIControl {
    let item: UITabBarItem
    private var look: TabLook
    private let imageView = UIImageView(frame: .zero)
    private let label = TabLabel(frame: .zero)
    private var badge: BadgeView?

    /// Called after the item has changed.
    var itemDidChange: (() -> Void)?

    /// True if the user, who rearranges the bar, cannot move this tab. Default: false.
    var isFixed = false

    init(item: UITabBarItem, look: TabLook) {
        self.item = item
        self.look = look
        super.init(frame: .zero)
        label.lineBreakMode = .byTruncatingTail
        label.textAlignment = .center
        addSubview(imageView)
        addSubview(label)
        attach()
    }

    required init?(coder: NSCoder) { nil }

    /// Follows the item, which another tab may have followed meanwhile.
    func attach() {
        item.observer = self
        showItem()
    }

    func show(_ look: TabLook) {
        self.look = look
        showItem()
    }

    // MARK: Layout

    /// The width of the content with the title beside the picture.
    var inlineWidth: CGFloat { TabArrangement.inlineWidth(of: content, theme: look.theme) }

    private var content: TabArrangement.Content {
        TabArrangement.Content(
            image: imageView.image?.size ?? .zero, title: item.title == nil ? .zero : label.sizeThatFits(.zero),
            imageInsets: look.imageInsets(of: item), titleOffset: look.titleOffset(of: item, in: state))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let arrangement = TabArrangement(
            content, in: bounds.size, style: look.style, isRightToLeft: isRightToLeft, scale: max(traitCollection.displayScale, 1),
            theme: look.theme)
        imageView.frame = arrangement.image
        label.frame = arrangement.title
        guard let badge else { return }
        let size = badge.sizeThatFits(.zero)
        let offset = look.badgeOffset(in: state)
        badge.frame = CGRect(
            x: arrangement.badgeCorner.x - (isRightToLeft ? size.width : 0) + offset.horizontal,
            y: arrangement.badgeCorner.y + offset.vertical, width: size.width, height: size.height)
    }

    // MARK: Content

    private func showItem() {
        isEnabled = item.isEnabled
        UIView.performWithoutAnimation {
            showImageAndTitle()
            showBadge()
        }
        setNeedsLayout()
    }

    private func showImageAndTitle() {
        imageView.image = look.image(of: item, in: state)
        imageView.tintColor = look.imageColor(in: state, tint: tintColor)
        label.show(item.title, attributes: look.titleAttributes(of: item, in: state, tint: tintColor))
    }

    private func showBadge() {
        guard let text = item.badgeValue else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? makeBadge()
        view.show(
            text, attributes: look.badgeAttributes(of: item, in: state), background: look.badgeColor(of: item, in: state),
            textOffset: look.badgeTitleOffset(in: state))
    }

    private func makeBadge() -> BadgeView {
        let view = BadgeView(frame: .zero)
        addSubview(view)
        badge = view
        return view
    }

    @nonobjc override func stateDidChange() {
        super.stateDidChange()
        showItem()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { item.takeAppearance(shownBy: self) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showItem()
    }

    // MARK: Accessibility

    @nonobjc override var answersTaps: Bool { true }

    override var isAccessibilityElement: Bool {
        get { item.isAccessibilityElement }
        set { item.isAccessibilityElement = newValue }
    }
    override var accessibilityLabel: String? {
        get { item.accessibilityLabel ?? item.title }
        set { item.accessibilityLabel = newValue }
    }
    override var accessibilityValue: String? {
        get { item.accessibilityValue ?? item.badgeValue }
        set { item.accessibilityValue = newValue }
    }
    override var accessibilityHint: String? {
        get { item.accessibilityHint }
        set { item.accessibilityHint = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set { item.accessibilityIdentifier = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(item.accessibilityTraits).union(isFixed ? .notEnabled : []) }
        set { item.accessibilityTraits = newValue }
    }
}

extension TabView: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) {
        showItem()
        itemDidChange?()
    }
}

/// The title of a tab. A person reads it as the tab, so it has no name of its own.
private final class TabLabel: UILabel {
    override var accessibilityLabel: String? {
        get { nil }
        set { super.accessibilityLabel = newValue }
    }
}
