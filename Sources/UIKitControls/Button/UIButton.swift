import Foundation
@_spi(ForasteroInternal) public import UIKitCore
import UIKitInteractions

/// A control that sends an action when it is tapped, with a title, an image and a background.
///
/// The content is either set for each state, or described by a ``configuration``.
// apple: https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor @objcMembers open class UIButton: UIControl {
    var content = ButtonContent()
    private(set) lazy var parts = ButtonParts(of: self)
    let theme = ButtonTheme.flat
    var shades = ImageShades()
    var needsConfigurationUpdate = false
    var isUpdatingConfiguration = false
    var isTitleShadowReversed = false
    var isPlacingParts = false
    var givenMenu: UIMenu?

    // MARK: Creating

    /// A button of type ``ButtonType/custom``.
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeButton(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeButton(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { super.archivedSubviews.filter { !parts.contains($0) } }

    /// A button of a type.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        adopt(buttonType)
    }

    /// A custom button with an action, which gives it its title and image; nil leaves it without.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        adopt(primaryAction)
    }

    /// A button of a type with an action, which gives it its title and image; nil leaves it without.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// A system button with a configuration, and an action that gives it what title and image the configuration lacks.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    /// A system button with an image that sends an action when it is tapped.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = _objcNew(self, type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// The kind of button. Default: ``ButtonType/custom``.
    open internal(set) var buttonType = UIButton.ButtonType.custom

    // MARK: Content by state

    // A value that is not set for exactly a state is that of the normal one. Setting nil takes a state's own back.

    /// The title in a state. Not shown while there is an attributed one, or a configuration.
    open func setTitle(_ title: String?, for state: UIControl.State) { change { $0.titles[state] = title } }
    /// The title with attributes in a state. Goes before one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        change { $0.attributedTitles[state] = title }
    }
    /// The colour of the title in a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change { $0.titleColors[state] = color } }
    /// The colour of the title's shadow in a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { change { $0.shadowColors[state] = color } }
    /// The picture beside the title in a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) { change { $0.images[state] = image } }
    /// The picture behind the content in a state, stretched over the button.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { change { $0.backgrounds[state] = image } }
    /// How a symbol is shown that was not asked for in a configuration of its own.
    @objc(setPreferredSymbolConfiguration:forImageInState:)
    open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        change { $0.symbolConfigurations[state] = configuration }
    }

    /// The title in a state: the one that was set for it, else for the normal one.
    @objc(titleForState:)
    open func title(for state: UIControl.State) -> String? { content.titles.value(for: state) }
    /// The title in a state: the one that was set for it, else for the normal one.
    @objc(attributedTitleForState:)
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { content.attributedTitles.value(for: state) }
    /// The colour in a state: the one that was set for it, else for the normal one, else that of the kind of button.
    @objc(titleColorForState:)
    open func titleColor(for state: UIControl.State) -> UIColor? { content.titleColors.value(for: state) ?? defaultTitleColor(for: state) }
    /// The colour that was set for a state, else for the normal one; nil is no shadow.
    @objc(titleShadowColorForState:)
    open func titleShadowColor(for state: UIControl.State) -> UIColor? { content.shadowColors.value(for: state) }
    /// The image in a state: the one that was set for it, else for the normal one.
    @objc(imageForState:)
    open func image(for state: UIControl.State) -> UIImage? { content.images.value(for: state) }
    /// The image in a state: the one that was set for it, else for the normal one.
    @objc(backgroundImageForState:)
    open func backgroundImage(for state: UIControl.State) -> UIImage? { content.backgrounds.value(for: state) }
    /// The configuration that was set for a state, else for the normal one.
    @objc(preferredSymbolConfigurationForImageInState:)
    open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        content.symbolConfigurations.value(for: state)
    }

    /// The title as it is now; that of the configuration goes first.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The title with attributes as it is now; that of the configuration goes first.
    open var currentAttributedTitle: NSAttributedString? {
        configuration?.attributedTitle.map { NSAttributedString($0) } ?? attributedTitle(for: state)
    }
    /// The colour of the title in the present state.
    open var currentTitleColor: UIColor { content.titleColors.value(for: state) ?? defaultTitleColor(for: state) }
    /// The colour of the title's shadow in the present state.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture as it is now; that of the configuration goes first.
    open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    /// The picture behind the content in the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// How symbols are shown now; what the configuration says goes first.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        configuration?.preferredSymbolConfigurationForImage ?? preferredSymbolConfigurationForImage(in: state)
    }

    /// The label that shows the title; its text and colour are set through the button, and anything else is overwritten at the next layout.
    ///
    /// It stands where the button's present size has it, also before that is laid out.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/titlelabel
    open var titleLabel: UILabel? {
        let label = ensureTitleLabel()
        placePartsIfNeeded()
        return label
    }

    /// The view that shows the image. It stands where the button's present size has it.
    open var imageView: UIImageView? {
        let view = parts.ensureImage()
        placePartsIfNeeded()
        return view
    }

    /// The label that shows a configuration's subtitle; nil where there is none.
    open var subtitleLabel: UILabel? {
        showContentIfNeeded()
        return parts.subtitle
    }

    // MARK: Configuration

    /// Describes the look of the button; nil leaves it to what is set for each state. Default: nil.
    ///
    /// Changing it has the button laid out again, and ``configurationUpdateHandler`` called before that.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.property
    open var configuration: UIButton.Configuration? { didSet { configurationDidChange() } }

    /// True if the look follows the state by itself. Default: true.
    open var automaticallyUpdatesConfiguration = true {
        didSet { if automaticallyUpdatesConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Called before layout when the state, the traits or the configuration have changed, to adapt the configuration. Default: nil.
    open var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Has ``updateConfiguration()`` called before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Adapts the configuration to the state: calls ``configurationUpdateHandler``. Called by the button, never by the app.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// The button's role, as far as its look shows it. Default: normal.
    open var role: UIButton.Role = .normal { didSet { if role != oldValue { setNeedsLayout() } } }

    /// True if a tap selects the button, and the next one takes that back; of a button that shows its menu as its primary action: whether
    /// one of the menu's actions is on, of which the button has the title. Default: false.
    open var changesSelectionAsPrimaryAction = false { didSet { if changesSelectionAsPrimaryAction != oldValue { showChosenElement() } } }

    /// Shown when a finger stays on the button, or at once with ``UIControl/showsMenuAsPrimaryAction``. Default: nil.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/menu
    open var menu: UIMenu? {
        get { givenMenu }
        set { changeMenu(to: newValue) }
    }

    open override var showsMenuAsPrimaryAction: Bool { didSet { if showsMenuAsPrimaryAction != oldValue { showChosenElement() } } }

    // MARK: Pointer

    /// True if the pointer looks otherwise over the button: like a hand, unless ``pointerStyleProvider`` says more. Default: false.
    // apple: https://developer.apple.com/documentation/uikit/uibutton/ispointerinteractionenabled
    open var isPointerInteractionEnabled = false { didSet { pointerUseDidChange() } }

    /// Says what the pointer looks like over the button; one that answers nil leaves it as it is. Setting it sets
    /// ``isPointerInteractionEnabled``, too. Default: nil.
    open var pointerStyleProvider: UIButton.PointerStyleProvider? {
        didSet { if pointerStyleProvider != nil { isPointerInteractionEnabled = true } }
    }
    var pointer: ButtonPointer?

    // MARK: Drags

    /// True if a drag that rests over the button presses it. Default: false.
    // apple: https://developer.apple.com/documentation/uikit/uispringloadedinteractionsupporting/isspringloaded
    open var isSpringLoaded: Bool {
        get { springLoading != nil }
        set { setSpringLoaded(newValue) }
    }
    var springLoading: UISpringLoadedInteraction?

    // MARK: Insets

    /// Room around title and image, in points. Default: zero. Has no effect with a ``configuration``, as all insets here.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { sizeDidChange() } } }
    /// By how much the title is displaced and made smaller. Does not count for the size. Default: zero.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
    /// By how much the image is displaced and made smaller. Does not count for the size. Default: zero.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

    /// True if the pictures are darker while highlighted, where there is no other for that state. Default: true.
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
    /// True if the pictures are fainter while disabled, where there is no other for that state. Default: true.
    open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }
    /// True if the title's shadow falls to the other side while highlighted. Default: false.
    open var reversesTitleShadowWhenHighlighted = false { didSet { setNeedsLayout() } }

    // MARK: Rectangles

    /// Where the background is drawn in a button of given bounds. Default: everywhere.
    @objc(backgroundRectForBounds:)
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The rectangle that the content insets leave of given bounds.
    @objc(contentRectForBounds:)
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: shownInsets) }
    /// Where the title is in a content rectangle; ``titleEdgeInsets`` move it, unless there is a configuration.
    @objc(titleRectForContentRect:)
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        if let configuration { return configuredArrangement(configuration, in: contentRect).title }
        return arrangement(in: contentRect.inset(by: titleEdgeInsets)).title
    }
    /// Where the picture is in a content rectangle; ``imageEdgeInsets`` move it, unless there is a configuration.
    @objc(imageRectForContentRect:)
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        if let configuration { return configuredArrangement(configuration, in: contentRect).image }
        return arrangement(in: contentRect.inset(by: imageEdgeInsets)).image
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    @_spi(ForasteroInternal)
    @nonobjc open override var baselineFont: UIFont? { ensureTitleLabel().font }
    @_spi(ForasteroInternal)
    @nonobjc open override var textBaselines: TextBaselines? {
        updateConfigurationIfNeeded()
        return ensureTitleLabel().textBaselines
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        if let configuration { return fittingSize(of: configuration) }
        return classicFittingSize
    }

    // MARK: Overriding

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        UIView.performWithoutAnimation { showContent() }
        placeParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        sizeDidChange()
        if configuration != nil { needsConfigurationUpdate = true }
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if changesSelectionAsPrimaryAction, isTouchInside { isSelected.toggle() }
    }

    @objc(contextMenuInteraction:configurationForMenuAtLocation:)
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        shownMenu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    @objc(contextMenuInteraction:willEndForConfiguration:animator:)
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        showChosenElement()
    }

    @nonobjc open override func stateDidChange() {
        super.stateDidChange()
        if configuration != nil { needsConfigurationUpdate = true }
        fadeHighlight()
    }

    @nonobjc open override var answersTaps: Bool { true }
    @nonobjc open override var eventsOfTap: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

    private var spokenImageName: String? { currentImage?.accessibilityLabel ?? buttonType.spokenName }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle ?? currentAttributedTitle?.string ?? spokenImageName }
        set { super.accessibilityLabel = newValue }
    }
}

extension UIButton.ButtonType {
    /// The spoken name of a button that has a picture by its type.
    fileprivate var spokenName: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "More Info"
        case .contactAdd: "Add"
        case .close: "Close"
        }
    }
}
