import Foundation
@_spi(ForasteroInternal) import UIKitControls
@_spi(ForasteroInternal) import UIKitCore

/// The button that leads back: an arrow, and what the child controller below is called, as far as there is room.
final class BackButtonView: UIControl {
    private let content = UIView()
    let arrow = UIImageView(frame: .zero)
    let label = UILabel(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private var look: NavigationBarLook
    private var item: UIBarButtonItem?
    /// The possible titles, the longest first.
    private var titles: [String] = [""]
    private var name = ""

    /// Which of its titles is shown.
    var titleIndex = 0 { didSet { if titleIndex != oldValue { showTitle() } } }
    /// The width that the screen's shape takes at the leading edge.
    var leadingInset: CGFloat = 0 { didSet { if leadingInset != oldValue { setNeedsLayout() } } }

    init(look: NavigationBarLook, target: AnyObject, action: Selector) {
        self.look = look
        super.init(frame: .zero)
        content.isUserInteractionEnabled = false
        for part in [arrow, imageView, label] { content.addSubview(part) }
        addSubview(content)
        addTarget(target, action: action, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ bar: NavigationBarContent, look: NavigationBarLook) {
        self.look = look
        item = bar.below?.backBarButtonItem
        titles = bar.backTitles
        name = bar.backName
        isEnabled = item?.isEnabled ?? true
        titleIndex = min(titleIndex, titles.count - 1)
        UIView.performWithoutAnimation {
            showArrow()
            showTitle()
        }
        setNeedsLayout()
    }

    // MARK: Size

    /// From the leading edge, without the inset, to the title.
    var titleStart: CGFloat { look.theme.backArrowInset + arrowSize.width + look.theme.backTitleGap }

    /// How wide it is behind ``titleStart`` in each of its forms.
    var titleWidths: [CGFloat] {
        if let image = imageView.image { return [image.size.width] }
        let measuring = UILabel(frame: .zero)
        return titles.map { title in
            measuring.show(title, attributes: titleAttributes)
            return measuring.sizeThatFits(.zero).width
        }
    }

    private var arrowSize: CGSize { arrow.image?.size ?? .zero }

    /// The middle of the title in the view's coordinates; that of the arrow where nothing is written.
    var titleCenter: CGPoint { label.bounds.width > 0 ? label.center : arrow.center }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        place(arrow, size: arrowSize, at: leadingInset + look.theme.backArrowInset, isRightToLeft)
        place(imageView, size: imageView.image?.size ?? .zero, at: leadingInset + titleStart, isRightToLeft)
        let offset = look.backButton.titleOffset(of: item ?? UIBarButtonItem(), in: state)
        var size = label.sizeThatFits(.zero)
        size.width = min(size.width, max(0, bounds.width - leadingInset - titleStart))
        place(label, size: size, at: leadingInset + titleStart + offset.horizontal, isRightToLeft, dy: offset.vertical)
    }

    /// By middle and size, since a title may be displaced by a transition.
    private func place(_ view: UIView, size: CGSize, at x: CGFloat, _ isRightToLeft: Bool, dy: CGFloat = 0) {
        let scale = max(traitCollection.displayScale, 1)
        let left = isRightToLeft ? bounds.width - x - size.width : x
        let top = ((bounds.height - size.height) / 2 + dy) * scale
        view.bounds = CGRect(origin: .zero, size: size)
        view.center = CGPoint(x: (left * scale).rounded() / scale + size.width / 2, y: top.rounded() / scale + size.height / 2)
    }

    // MARK: Content

    private func showArrow() {
        arrow.image =
            look.appearance.backIndicatorImage?.asStencil
            ?? UIImage(
                systemName: effectiveUserInterfaceLayoutDirection == .rightToLeft ? "chevron.right" : "chevron.left",
                withConfiguration: UIImage.SymbolConfiguration(pointSize: look.theme.backArrowPointSize, weight: .semibold))
        imageView.image = item?.image?.asStencil
        let color = isEnabled ? tint : look.theme.bar.disabledColor
        arrow.tintColor = color
        imageView.tintColor = color
    }

    private func showTitle() {
        let hasTitle = imageView.image == nil && titles.indices.contains(titleIndex)
        label.show(hasTitle ? titles[titleIndex] : nil, attributes: titleAttributes)
        setNeedsLayout()
    }

    private var titleAttributes: [NSAttributedString.Key: Any] {
        look.backButton.titleAttributes(of: item ?? UIBarButtonItem(), in: state, tint: tint)
    }

    private var tint: UIColor { item?.tintColor ?? tintColor }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        UIView.performWithoutAnimation {
            showArrow()
            showTitle()
        }
    }

    // MARK: State

    @nonobjc override func stateDidChange() {
        super.stateDidChange()
        let alpha = isHighlighted ? look.theme.bar.highlightedAlpha : 1
        guard content.alpha != alpha else { return }
        if isHighlighted {
            UIView.performWithoutAnimation { content.alpha = alpha }
        } else {
            UIView.animate(
                withDuration: look.theme.bar.fadeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: { self.content.alpha = alpha })
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let missing = max(0, look.theme.bar.touchWidth - (bounds.width - leadingInset))
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let insets = UIEdgeInsets(top: 0, left: isRightToLeft ? -missing : 0, bottom: 0, right: isRightToLeft ? 0 : -missing)
        return bounds.inset(by: insets).contains(point)
    }

    @nonobjc override var answersTaps: Bool { true }
    @nonobjc override var eventsOfTap: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? name }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityIdentifier: String? {
        get { item?.accessibilityIdentifier ?? super.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }
}

extension UIImage {
    fileprivate var asStencil: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
