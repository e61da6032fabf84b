import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// A control that sends an action when it is tapped, with a title, an image and a background for each state.
// apple: https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor @objcMembers open class UIButton: UIControl {
    private var content = ButtonContent()
    private var madeTitleLabel: UILabel?
    private var madeImageView: UIImageView?
    private var madeBackgroundView: UIImageView?
    private let theme = ButtonTheme.flat

    // MARK: Creating

    /// A button of type ``ButtonType/custom``.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A button of a type.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// What kind of button it is. Default: ``ButtonType/custom``.
    open private(set) var buttonType = UIButton.ButtonType.custom

    // MARK: Content by state

    // What is not set for a state is that of the normal one. Setting nil takes a state's own back.

    open func setTitle(_ title: String?, for state: UIControl.State) { change { $0.titles[state] = title } }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        change { $0.attributedTitles[state] = title }
    }
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change { $0.titleColors[state] = color } }
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { change { $0.shadowColors[state] = color } }
    open func setImage(_ image: UIImage?, for state: UIControl.State) { change { $0.images[state] = image } }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { change { $0.backgrounds[state] = image } }

    @objc(titleForState:)
    open func title(for state: UIControl.State) -> String? { content.titles[state] }
    @objc(attributedTitleForState:)
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { content.attributedTitles[state] }
    @objc(titleColorForState:)
    open func titleColor(for state: UIControl.State) -> UIColor? { content.titleColors[state] ?? defaultTitleColor(for: state) }
    @objc(titleShadowColorForState:)
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { content.shadowColors[state] }
    @objc(imageForState:)
    open func image(for state: UIControl.State) -> UIImage? { content.images[state] }
    @objc(backgroundImageForState:)
    open func backgroundImage(for state: UIControl.State) -> UIImage? { content.backgrounds[state] }

    open var currentTitle: String? { content.titles.value(for: state) }
    open var currentAttributedTitle: NSAttributedString? { content.attributedTitles.value(for: state) }
    open var currentTitleColor: UIColor { content.titleColors.value(for: state) ?? defaultTitleColor(for: state) }
    open var currentTitleShadowColor: UIColor? { content.shadowColors.value(for: state) }
    open var currentImage: UIImage? { content.images.value(for: state) }
    open var currentBackgroundImage: UIImage? { content.backgrounds.value(for: state) }

    /// The label that shows the title; its text and colour are set through the button.
    open var titleLabel: UILabel? { ensureTitleLabel() }

    /// The view that shows the image.
    open var imageView: UIImageView? { ensureImageView() }

    // MARK: Insets

    /// Room around title and image, in points. Default: zero.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { sizeDidChange() } } }
    /// By how much the title is displaced and made smaller. Does not count for the size. Default: zero.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
    /// By how much the image is displaced and made smaller. Does not count for the size. Default: zero.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

    /// Whether the image is darker while highlighted. Default: true.
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
    /// Whether the image is fainter while disabled. Default: true.
    open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }

    // MARK: Rectangles

    @objc(backgroundRectForBounds:)
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    @objc(contentRectForBounds:)
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    @objc(titleRectForContentRect:)
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect).title.inset(by: titleEdgeInsets)
    }
    @objc(imageRectForContentRect:)
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        arrangement(in: contentRect).image.inset(by: imageEdgeInsets)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let parts = contentSizes(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        let background = currentBackgroundImage?.size ?? .zero
        let padding = contentEdgeInsets == .zero ? theme.verticalPadding : 0
        let width = parts.image.width + parts.title.width + contentEdgeInsets.left + contentEdgeInsets.right
        let height = max(parts.image.height, parts.title.height + 2 * padding) + contentEdgeInsets.top + contentEdgeInsets.bottom
        return CGSize(width: max(width, background.width, theme.minimumWidth), height: max(height, background.height))
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        UIView.performWithoutAnimation { updateParts() }
        let content = contentRect(forBounds: bounds)
        madeBackgroundView?.frame = backgroundRect(forBounds: bounds)
        madeImageView?.frame = imageRect(forContentRect: content)
        madeTitleLabel?.frame = titleRect(forContentRect: content)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    @nonobjc open override func stateDidChange() {
        super.stateDidChange()
        fadeHighlight()
    }

    @nonobjc open override var answersTaps: Bool { true }
    @nonobjc open override var eventsOfTap: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle ?? currentAttributedTitle?.string }
        set { super.accessibilityLabel = newValue }
    }

    // MARK: Private

    private func change(_ body: (inout ButtonContent) -> Void) {
        body(&content)
        if let label = madeTitleLabel { UIView.performWithoutAnimation { updateTitle(label) } }
        sizeDidChange()
    }

    private func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func ensureTitleLabel() -> UILabel {
        if let label = madeTitleLabel { return label }
        let label = ButtonLabel(frame: .zero)
        label.font = .systemFont(ofSize: buttonType == .system ? theme.systemFontSize : UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        madeTitleLabel = label
        updateTitle(label)
        addSubview(label)
        return label
    }

    private func ensureImageView() -> UIImageView {
        if let view = madeImageView { return view }
        let view = UIImageView(frame: .zero)
        madeImageView = view
        insertSubview(view, at: madeBackgroundView == nil ? 0 : 1)
        return view
    }

    private func ensureBackgroundView() -> UIImageView {
        if let view = madeBackgroundView { return view }
        let view = UIImageView(frame: bounds)
        madeBackgroundView = view
        insertSubview(view, at: 0)
        return view
    }

    /// Shows what belongs to the present state.
    private func updateParts() {
        if let background = currentBackgroundImage {
            ensureBackgroundView().image = background
        } else {
            madeBackgroundView?.image = nil
        }
        if currentImage != nil || madeImageView != nil {
            let view = ensureImageView()
            view.image = buttonType == .system ? currentImage?.asTemplateByDefault : currentImage
            view.alpha = imageAlpha
        }
        if currentTitle != nil || currentAttributedTitle != nil || madeTitleLabel != nil { updateTitle(ensureTitleLabel()) }
    }

    private func updateTitle(_ label: UILabel) {
        label.textColor = currentTitleColor
        label.shadowColor = currentTitleShadowColor
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else {
            label.text = currentTitle
        }
    }

    private func defaultTitleColor(for state: UIControl.State) -> UIColor {
        guard buttonType == .system else { return .white }
        return state.contains(.disabled) ? theme.disabledTitleColor : tintColor
    }

    private var imageAlpha: CGFloat {
        if !isEnabled, adjustsImageWhenDisabled { return theme.disabledImageAlpha }
        if isHighlighted, adjustsImageWhenHighlighted, buttonType == .custom { return theme.highlightedImageAlpha }
        return 1
    }

    /// A system button's content is fainter while a finger is on it, and comes back slowly.
    private func fadeHighlight() {
        guard buttonType == .system, content.titles[.highlighted] == nil else { return }
        let alpha = isHighlighted ? theme.highlightedAlpha : 1
        let parts = [madeTitleLabel, madeImageView].compactMap { $0 as UIView? }.filter { $0.alpha != alpha }
        guard !parts.isEmpty else { return }
        let change = { for part in parts { part.alpha = alpha } }
        if isHighlighted {
            UIView.performWithoutAnimation(change)
        } else {
            UIView.animate(
                withDuration: theme.fadeDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                animations: change)
        }
    }

    private func contentSizes(in room: CGSize) -> (image: CGSize, title: CGSize) {
        let image = currentImage?.size ?? .zero
        guard currentTitle != nil || currentAttributedTitle != nil else { return (image, .zero) }
        let label = ensureTitleLabel()
        UIView.performWithoutAnimation { updateTitle(label) }
        return (image, label.sizeThatFits(CGSize(width: max(0, room.width - image.width), height: room.height)))
    }

    private func arrangement(in rect: CGRect) -> ButtonArrangement {
        let parts = contentSizes(in: rect.size)
        return ButtonArrangement(
            imageSize: parts.image, titleSize: parts.title, rect: rect, horizontal: contentHorizontalAlignment,
            vertical: contentVerticalAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
            scale: max(traitCollection.displayScale, 1))
    }
}

/// The label of a button's title. A person reads it as the button, so it has no name of its own.
private final class ButtonLabel: UILabel {
    override var accessibilityLabel: String? {
        get { nil }
        set { super.accessibilityLabel = newValue }
    }
}

extension UIImage {
    fileprivate var asTemplateByDefault: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
