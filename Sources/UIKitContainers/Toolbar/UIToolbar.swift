import Foundation
@_spi(ForasteroInternal) internal import UIKitBars
@_spi(ForasteroInternal) import UIKitCore

/// A row of buttons, mostly at the bottom of the screen.
// apple: https://developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor @objcMembers open class UIToolbar: UIView, UIBarPositioning {
    let background = BarBackgroundView(frame: .zero)
    let row = UIView(frame: .zero)
    var settings = ToolbarSettings()
    let theme = BarTheme.flat
    /// True if the buttons are shown as in a low bar.
    var shownCompact = false
    @nonobjc lazy var group = BarButtonGroup(in: row) { [weak self] in self?.setNeedsLayout() }
    private var shownItems: [UIBarButtonItem]?
    private weak var chosenDelegate: (any UIToolbarDelegate)?

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeBar(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(to: coder)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var archivedSubviews: [UIView] { [] }

    /// Says where the bar is. Not kept alive. Default: nil.
    /// - Precondition: the bar does not belong to a navigation controller.
    open weak var delegate: (any UIToolbarDelegate)? {
        get { chosenDelegate }
        set {
            _require(
                !isManaged,
                "Cannot manually set the delegate on a UIToolbar managed by a controller. Give the screen a toolbar of its own.")
            chosenDelegate = newValue
            positionMayHaveChanged()
        }
    }

    // MARK: Buttons

    /// The items of the buttons, in their order; nil and empty are no buttons. Default: nil.
    open var items: [UIBarButtonItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Sets ``items``; animated, buttons move to their new positions, and fade in and out.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        shownItems = items
        changeButtons(animated: animated && window != nil)
    }

    // MARK: Look

    /// Where the bar is, which decides on which side its line is and where its background ends. Default: as ``delegate`` says, else bottom.
    open private(set) var barPosition: UIBarPosition = .bottom

    /// How the bar looks. Given an appearance it takes a copy. Default: frosted, with a hairline.
    open var standardAppearance: UIToolbarAppearance {
        get { settings.standard ?? takeDefaultAppearance() }
        set { change { $0.standard = observed(newValue) } }
    }

    /// The same in low bars; nil is ``standardAppearance``. Default: nil.
    open var compactAppearance: UIToolbarAppearance? {
        get { settings.compact }
        set { change { $0.compact = newValue.map(observed) } }
    }

    /// How the bar looks while the content ends at its edge; nil is the standard look without a background. Default: nil.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { settings.scrollEdge }
        set { change { $0.scrollEdge = newValue.map(observed) } }
    }

    /// The same in low bars; nil is ``scrollEdgeAppearance``. Default: nil.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { settings.compactScrollEdge }
        set { change { $0.compactScrollEdge = newValue.map(observed) } }
    }

    // The properties that follow have no effect on a bar that was given a standard appearance.

    /// The colour of the background; nil is the system's. Default: nil.
    open var barTintColor: UIColor? {
        get { settings.former.tint }
        set { change { $0.former.tint = newValue } }
    }

    /// Dark bars are so in light surroundings too. Default: as the surroundings.
    open var barStyle: UIBarStyle {
        get { settings.former.style }
        set { change { $0.former.style = newValue } }
    }

    /// True if content goes on behind the bar and shines through. Default: true.
    open var isTranslucent: Bool {
        get { settings.former.isTranslucent }
        set {
            guard newValue != isTranslucent else { return }
            change { $0.former.isTranslucent = newValue }
            superview?.setNeedsLayout()
        }
    }

    /// Replaces the background of bars at a position, of a height, by a picture; nil restores it. ``UIBarPosition/any`` is every
    /// position.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        change { $0.backgroundImages[ToolbarSettings.Key(position: topOrBottom, metrics: barMetrics)] = backgroundImage }
    }

    /// The image that was set for exactly this position and height.
    @objc(backgroundImageForToolbarPosition:barMetrics:)
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        settings.backgroundImages[ToolbarSettings.Key(position: topOrBottom, metrics: barMetrics)]
    }

    /// Replaces the hairline of bars at a position by a picture; an empty one is no line, nil restores it.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        change { $0.shadowImages[topOrBottom] = shadowImage }
    }

    /// The image that was set for exactly this position.
    @objc(shadowImageForToolbarPosition:)
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { settings.shadowImages[topOrBottom] }

    // MARK: Overriding

    /// As wide as given, and as high as buttons and the safe area below them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: theme.height(for: traitCollection) + safeAreaInsets.bottom)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: theme.height(for: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        positionMayHaveChanged()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showAppearance()
    }

    // MARK: Internal

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + Self.toolbarAppearanceProperties }

    /// True if the content of the screen ends at the bar, so that nothing is behind it. Default: false.
    @_spi(ForasteroInternal)
    @nonobjc public final var contentEndsAtBar = false { didSet { if contentEndsAtBar != oldValue { showAppearance() } } }

    /// True if the bar belongs to a navigation controller.
    @nonobjc final var isManaged = false

    /// Asks where the bar is.
    @nonobjc final func positionMayHaveChanged() {
        let asked = delegate?.position?(for: self) ?? .bottom
        barPosition = asked == .any ? .bottom : asked
        showAppearance()
    }

    @nonobjc final func change(_ body: (inout ToolbarSettings) -> Void) {
        body(&settings)
        showAppearance()
    }

    // MARK: Private

    private func setUp() {
        addSubview(background)
        addSubview(row)
        showAppearance()
    }

    /// A copy whose changes the bar follows.
    private func observed(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
        let copy = UIToolbarAppearance(barAppearance: appearance)
        copy.observe { [weak self] in self?.showAppearance() }
        return copy
    }

    /// The default appearance, which counts from now on: the app may change it.
    private func takeDefaultAppearance() -> UIToolbarAppearance {
        let appearance = observed(settings.formerAppearance(at: barPosition, isCompact: false))
        settings.standard = appearance
        return appearance
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var spokenRole: SpokenRole? { .bar }
}
