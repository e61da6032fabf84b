import Foundation
@_spi(ForasteroInternal) internal import UIKitBars
@_spi(ForasteroInternal) public import UIKitCore

/// A bar at the top of the screen that shows, for the top controller of a stack: title, back button, and buttons.
///
/// Its stack holds ``UINavigationItem``s. A bar of a `UINavigationController` follows that controller's stack; its own must not be
/// changed then.
// apple: https://developer.apple.com/documentation/uikit/uinavigationbar
// The stack and the look are in `UINavigationBar+….swift`.
@preconcurrency @MainActor @objcMembers open class UINavigationBar: UIView, UIBarPositioning {
    let background = BarBackgroundView(frame: .zero)
    /// Holds the child controllers; dark in a black bar.
    let itemViews = UIView()
    var stack: [UINavigationItem] = []
    var itemView: NavigationBarItemView?
    var change: NavigationBarChange?
    weak var manager: (any NavigationBarManager)?
    private weak var chosenDelegate: (any UINavigationBarDelegate)?
    /// Given by the app or, once it has been asked for, the default one.
    private var shownStandardAppearance: UINavigationBarAppearance?

    var settings = NavigationBarSettings() { didSet { lookDidChange() } }

    /// True if the content ends at the bar, so that nothing is behind it.
    var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { lookDidChange() } } }

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // Interface Builder's templates wrote for years that the bar clips, and its background reaches under the status bar all the same.
        clipsToBounds = false
        setUp()
        decodeBar(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(to: coder)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var archivedSubviews: [UIView] { [] }

    private func setUp() {
        addSubview(background)
        addSubview(itemViews)
        showBackground()
    }

    // MARK: The stack

    /// Who is asked about changes of the stack and is notified of them. That of a controller's bar is the controller.
    open var delegate: (any UINavigationBarDelegate)? {
        get { manager.map { $0 as? any UINavigationBarDelegate } ?? chosenDelegate }
        set { changeDelegate(to: newValue) }
    }

    /// The items, the lowest first. Default: nil.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item whose child controller is shown; nil when there is none.
    open var topItem: UINavigationItem? { stack.last }

    /// The item to which the back button leads; nil when there is none.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Puts an item on top. The delegate may refuse, and is notified of it afterwards.
    @objc(pushNavigationItem:animated:)
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Takes the item on top away, and returns it; nil if there is none or the delegate refuses.
    @discardableResult
    @objc(popNavigationItemAnimated:)
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    /// Replaces all items. An animation is a push if the new top was not in the stack, a pop if it was below.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { replaceItems(with: items ?? [], animated: animated) }

    // MARK: Appearance

    /// How the bar looks. Whatever is set here is above ``barTintColor`` and the like.
    open var standardAppearance: UINavigationBarAppearance {
        get { ensureStandardAppearance() }
        set {
            shownStandardAppearance = newValue
            settings.standard = newValue
            newValue.observe { [weak self] in self?.lookDidChange() }
        }
    }

    /// The same in low bars; nil is ``standardAppearance``. Default: nil.
    open var compactAppearance: UINavigationBarAppearance? {
        get { settings.compact }
        set { follow(newValue) { $0.compact = newValue } }
    }

    /// The same while content ends at the bar; nil is ``standardAppearance`` without its background. Default: nil.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { settings.scrollEdge }
        set { follow(newValue) { $0.scrollEdge = newValue } }
    }

    /// The same in low bars; nil is ``scrollEdgeAppearance``. Default: nil.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { settings.compactScrollEdge }
        set { follow(newValue) { $0.compactScrollEdge = newValue } }
    }

    /// True if titles are large where their items do not say otherwise. Has no effect in low bars. Default: false.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { contentDidChange(animated: false) } } }

    // MARK: The look without an appearance

    /// Dark or as the interface style says. Default: ``UIBarStyle/default``.
    open var barStyle: UIBarStyle {
        get { settings.former.style }
        set { settings.former.style = newValue }
    }

    /// True if the bar lets through what is behind it. A controller lays out its child controllers below a bar that does not. Default:
    /// true.
    open var isTranslucent: Bool {
        get { settings.former.isTranslucent }
        set {
            guard newValue != isTranslucent else { return }
            settings.former.isTranslucent = newValue
            manager?.navigationBarDidChange(self, animated: false)
        }
    }

    /// The colour of the background; nil is the system's. Default: nil.
    open var barTintColor: UIColor? {
        get { settings.former.tint }
        set { settings.former.tint = newValue }
    }

    /// A picture instead of the hairline; an empty one for none. Default: nil.
    open var shadowImage: UIImage? {
        get { settings.former.shadowImage }
        set { settings.former.shadowImage = newValue }
    }

    /// A picture as background of bars of a kind; an empty one for no background.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        settings.backgroundImages[barMetrics] = backgroundImage
    }

    /// The same; the position makes no difference here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }

    /// The picture behind bars of a kind; nil for none of its own.
    @objc(backgroundImageForBarMetrics:)
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { settings.backgroundImages[barMetrics] }

    /// How titles are set; what is not named is as by default. Default: nil.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { settings.titleTextAttributes }
        set { settings.titleTextAttributes = newValue }
    }

    /// How large titles are set; what is not named is as by default. Default: nil.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { settings.largeTitleTextAttributes }
        set { settings.largeTitleTextAttributes = newValue }
    }

    /// Displaces titles in bars of a kind downwards, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        settings.titleOffsets[barMetrics] = adjustment
    }

    /// How far titles in bars of a kind are displaced downwards, in points. Default: 0.
    @objc(titleVerticalPositionAdjustmentForBarMetrics:)
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { settings.titleOffsets[barMetrics] ?? 0 }

    /// The picture beside the back button's title; nil is the system's arrow. Default: nil.
    open var backIndicatorImage: UIImage? {
        get { settings.backIndicator }
        set { settings.backIndicator = newValue }
    }

    /// The part of that picture through which titles slide. Default: nil.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { settings.backIndicatorMask }
        set { settings.backIndicatorMask = newValue }
    }

    // MARK: Position and size

    /// Where the bar is: at the top of the screen in a controller, elsewhere as the delegate says.
    open var barPosition: UIBarPosition {
        if manager != nil { return .topAttached }
        return chosenDelegate?.position?(for: self) ?? .top
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: preferredHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutPages()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let former = previousTraitCollection
        let isSame =
            traitCollection.verticalSizeClass == former?.verticalSizeClass
            && traitCollection.horizontalSizeClass == former?.horizontalSizeClass
        if !isSame { contentDidChange(animated: false) }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + Self.navigationBarAppearanceProperties
    }

    // MARK: Private

    private func changeDelegate(to newDelegate: (any UINavigationBarDelegate)?) {
        _require(
            manager == nil,
            "Cannot manually set the delegate on a UINavigationBar managed by a controller. Implement the delegate's methods in a "
                + "subclass of UINavigationController.")
        chosenDelegate = newDelegate
        setNeedsLayout()
    }

    private func ensureStandardAppearance() -> UINavigationBarAppearance {
        if let shownStandardAppearance { return shownStandardAppearance }
        let appearance = UINavigationBarAppearance()
        shownStandardAppearance = appearance
        // Whoever changes the default one means it.
        appearance.observe { [weak self, weak appearance] in self?.settings.standard = appearance }
        return appearance
    }

    private func follow(_ appearance: UIBarAppearance?, _ change: (inout NavigationBarSettings) -> Void) {
        change(&settings)
        appearance?.observe { [weak self] in self?.lookDidChange() }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var spokenRole: SpokenRole? { .bar }
}
