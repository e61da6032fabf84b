import Foundation
@_spi(ForasteroInternal) import UIKitControls
@_spi(ForasteroInternal) import UIKitCore

/// A button in a bar: shows an item, follows its changes, and does what the item says when it is tapped.
///
/// It is as wide as its content; the bar gives it the full height. An item with a view of the app's shows that, and leaves it the
/// touches.
final class BarButtonView: UIControl {
    let item: UIBarButtonItem
    private var look: BarButtonLook
    private let content = UIView()
    private let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let background = UIImageView(frame: .zero)

    /// Called when the button may need another width, or is to be shown or hidden.
    var sizeDidChange: (() -> Void)?
    /// Where the content is in a button that is wider. Default: in the middle.
    var alignment = Alignment.middle { didSet { if alignment != oldValue { setNeedsLayout() } } }

    enum Alignment {
        case left
        case middle
        case right
    }

    /// How far beyond its edges the button answers touches; set by the bar.
    var touchInsets = UIEdgeInsets.zero

    init(item: UIBarButtonItem, look: BarButtonLook) {
        self.item = item
        self.look = look
        super.init(frame: .zero)
        content.isUserInteractionEnabled = false
        background.layer.cornerRadius = look.theme.selectionRadius
        for part in [background, imageView, label] { content.addSubview(part) }
        addSubview(content)
        addTarget(self, action: #selector(press(_:event:)), for: .primaryActionTriggered)
        attach()
    }

    required init?(coder: NSCoder) { nil }

    /// Follows the item, which another button may have followed meanwhile.
    func attach() {
        item.observer = self
        if let view = item.customView, view.superview !== self { addSubview(view) }
        showItem()
    }

    func show(_ look: BarButtonLook) {
        self.look = look
        showItem()
    }

    /// True if the bar leaves the item out.
    var isLeftOut: Bool { item.isHidden }

    // MARK: Size

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let natural =
            item.customView.map { wanted($0) } ?? CGSize(width: max(contentSize.width, widestPossibleTitle), height: contentSize.height)
        return CGSize(width: item.width > 0 ? item.width : natural.width, height: natural.height)
    }

    /// A view with no size of its own is asked for one.
    private func wanted(_ view: UIView) -> CGSize {
        guard view.bounds.width == 0 || view.bounds.height == 0 else { return view.bounds.size }
        let natural = view.intrinsicContentSize
        let fitting = natural.width > 0 && natural.height > 0 ? natural : view.sizeThatFits(.zero)
        return CGSize(
            width: view.bounds.width == 0 ? fitting.width : view.bounds.width,
            height: view.bounds.height == 0 ? fitting.height : view.bounds.height)
    }

    private var contentSize: CGSize {
        imageView.image?.size ?? label.sizeThatFits(.zero)
    }

    private var widestPossibleTitle: CGFloat {
        guard imageView.image == nil, let titles = item.possibleTitles else { return 0 }
        let attributes = look.titleAttributes(of: item, in: .normal, tint: tint)
        let measuring = UILabel(frame: .zero)
        return titles.reduce(0) { widest, title in
            measuring.show(title, attributes: attributes)
            return max(widest, measuring.sizeThatFits(.zero).width)
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        if let view = item.customView { return place(view) }
        if let image = imageView.image {
            let insets = look.imageInsets(of: item)
            imageView.frame = pixelAligned(placed(image.size)).inset(by: insets)
        }
        let offset = look.titleOffset(of: item, in: state)
        var size = label.sizeThatFits(.zero)
        size.width = min(size.width, bounds.width)
        label.frame = pixelAligned(placed(size).offsetBy(dx: offset.horizontal, dy: offset.vertical))
        background.frame = isSelected ? contentFrame.insetBy(dx: -look.theme.selectionPadding, dy: -look.theme.selectionPadding) : bounds
    }

    private var contentFrame: CGRect { imageView.image == nil ? label.frame : imageView.frame }

    private func place(_ view: UIView) {
        var size = wanted(view)
        if item.width > 0 { size.width = item.width }
        size.height = min(size.height, bounds.height)
        let frame = pixelAligned(placed(size))
        if view.frame != frame { view.frame = frame }
    }

    private func placed(_ size: CGSize) -> CGRect {
        let x =
            switch alignment {
            case .left: bounds.minX
            case .middle: bounds.midX - size.width / 2
            case .right: bounds.maxX - size.width
            }
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private func pixelAligned(_ rect: CGRect) -> CGRect {
        let scale = max(traitCollection.displayScale, 1)
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
    }

    // MARK: Content

    private func showItem() {
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.menu != nil && !item.doesSomething
        content.isHidden = item.customView != nil
        UIView.performWithoutAnimation { showContent() }
        for view in subviews where view !== content && view !== item.customView { view.removeFromSuperview() }
        if let view = item.customView, view.superview == nil { addSubview(view) }
        setNeedsLayout()
    }

    private func showContent() {
        guard item.customView == nil else { return }
        let color = shownColor
        imageView.image = look.image(of: item)
        imageView.tintColor = color
        let title = imageView.image == nil ? look.title(of: item) : nil
        var attributes = look.titleAttributes(of: item, in: state, tint: tint)
        if isSelected { attributes[.foregroundColor] = color }
        label.show(title, attributes: attributes)
        background.image = look.backgroundImage(of: item, in: state)
        background.backgroundColor = isSelected ? tint : .clear
    }

    private var tint: UIColor { item.tintColor ?? tintColor }

    private var shownColor: UIColor {
        if !isEnabled { return look.theme.disabledColor }
        return isSelected ? .systemBackground : tint
    }

    // MARK: State

    @nonobjc override func stateDidChange() {
        super.stateDidChange()
        guard item.customView == nil else { return }
        UIView.performWithoutAnimation { showContent() }
        fadeHighlight()
    }

    /// The content is fainter while a finger is on the button, and comes back slowly.
    private func fadeHighlight() {
        let alpha = isHighlighted && !look.hasHighlightedTitle(item) ? look.theme.highlightedAlpha : 1
        guard content.alpha != alpha else { return }
        if isHighlighted {
            UIView.performWithoutAnimation { content.alpha = alpha }
        } else {
            UIView.animate(
                withDuration: look.theme.fadeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { self.content.alpha = alpha })
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { item.takeAppearance(shownBy: self) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        UIView.performWithoutAnimation { showContent() }
    }

    // MARK: Touches

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.inset(by: touchInsets).contains(point) }

    /// A view of the app's gets the touches itself.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && item.customView != nil ? nil : hit
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        item.menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    @objc private func press(_ sender: Any?, event: UIEvent?) { item.perform(for: event) }

    @nonobjc override var answersTaps: Bool { item.customView == nil }
    @nonobjc override var eventsOfTap: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { item.customView == nil && item.isAccessibilityElement }
        set { item.isAccessibilityElement = newValue }
    }
    override var accessibilityLabel: String? {
        get { item.customView == nil ? look.name(of: item) : nil }
        set { item.accessibilityLabel = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set { item.accessibilityIdentifier = newValue }
    }
}

extension BarButtonView: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) {
        showItem()
        sizeDidChange?()
    }
}
