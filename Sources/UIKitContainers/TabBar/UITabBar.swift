import Foundation
@_spi(ForasteroInternal) internal import UIKitBars
@_spi(ForasteroInternal) import UIKitCore

/// A row of tabs at the bottom of the screen, of which one is selected.
///
/// A bar of a ``UITabBarController`` belongs to that: its items, selection and delegate are not to be changed.
// apple: https://developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor @objcMembers open class UITabBar: UIView {
    let background = BarBackgroundView(frame: .zero)
    let indicator = UIImageView(frame: .zero)
    /// The tabs that are shown, in the order of the items.
    var tabs: [TabView] = []
    var backgrounds = TabBarBackgrounds()
    /// Where titles are in the tabs as they are shown.
    var shownStyle: UITabBarItemAppearance.Style?
    let theme = TabBarTheme.flat
    private var shownItems: [UITabBarItem]?
    private var chosenItem: UITabBarItem?
    private weak var chosenDelegate: (any UITabBarDelegate)?

    /// The controller to which the bar belongs.
    @nonobjc weak var manager: (any TabBarManager)?
    /// While the user rearranges the bar.
    @nonobjc var customizer: TabCustomizer?

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

    /// Is notified of what the user taps. Not kept alive. Default: nil.
    /// - Precondition: the bar does not belong to a controller.
    open weak var delegate: (any UITabBarDelegate)? {
        get { chosenDelegate }
        set {
            _require(
                manager == nil,
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed. Set the delegate of the controller.")
            chosenDelegate = newValue
        }
    }

    // MARK: Tabs

    /// The items of the tabs, in their order; nil and empty are no tabs. Default: nil.
    /// - Precondition: the bar does not belong to a controller.
    open var items: [UITabBarItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Sets ``items``; animated, tabs move to their new positions, and fade in and out.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        requireNoManager()
        show(items, animated: animated)
    }

    /// The tab that is selected; nil is none. Setting it does not notify ``delegate``. Default: nil.
    /// - Precondition: the bar does not belong to a controller.
    open var selectedItem: UITabBarItem? {
        get { chosenItem }
        set {
            requireNoManager()
            select(newValue)
        }
    }

    // MARK: Rearranging

    /// Shows a screen from which the user drags items on to the bar, above the bar in its superview.
    ///
    /// An item replaces another; the number of items stays. Items on the bar that are not among those given cannot be moved.
    /// ``delegate`` is notified of the beginning and the end. Does nothing while such a screen is shown.
    /// - Precondition: the bar does not belong to a controller.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        requireNoManager()
        startCustomizing(items)
    }

    /// Takes that screen away, as its Done button does, and returns whether the bar has changed. Does nothing where none is shown.
    ///
    /// If the selected item is no longer on the bar, none is selected.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { stopCustomizing(animated: animated) }

    /// True if the user can rearrange the bar at present.
    open var isCustomizing: Bool { customizer.map { !$0.isEnding } ?? false }

    // MARK: Positions

    /// Says whether tabs fill the bar or are in the middle. Default: as the width of the screen suggests.
    open var itemPositioning: UITabBar.ItemPositioning = .automatic { didSet { if itemPositioning != oldValue { setNeedsLayout() } } }
    /// The width of tabs in the middle, in points; 0 is the system's. Default: 0.
    open var itemWidth: CGFloat = 0 { didSet { if itemWidth != oldValue { setNeedsLayout() } } }
    /// The distance between tabs in the middle, in points; 0 is the system's. Default: 0.
    open var itemSpacing: CGFloat = 0 { didSet { if itemSpacing != oldValue { setNeedsLayout() } } }

    // MARK: Look

    /// How the bar looks. Given an appearance it takes a copy. Default: frosted, with a hairline.
    open var standardAppearance: UITabBarAppearance {
        get { backgrounds.standard { [weak self] in self?.showAppearance() } }
        set { changeBackgrounds { $0.setStandard(newValue) } }
    }

    /// How the bar looks while the content ends at its edge; nil is ``standardAppearance`` without a background. Default: nil.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { backgrounds.scrollEdge }
        set { changeBackgrounds { $0.setScrollEdge(newValue) } }
    }

    /// The colour of tabs that are not selected; nil is grey. Default: nil.
    open var unselectedItemTintColor: UIColor? { didSet { if unselectedItemTintColor != oldValue { showAppearance() } } }

    // The properties that follow have no effect on a bar that was given a standard appearance.

    /// The colour of the background; nil is the system's. Default: nil.
    open var barTintColor: UIColor? {
        get { backgrounds.former.tint }
        set { changeBackgrounds { $0.former.tint = newValue } }
    }

    /// Dark bars are so in light surroundings too. Default: as the surroundings.
    open var barStyle: UIBarStyle {
        get { backgrounds.former.style }
        set { changeBackgrounds { $0.former.style = newValue } }
    }

    /// True if content goes on behind the bar and shines through. Default: true.
    open var isTranslucent: Bool {
        get { backgrounds.former.isTranslucent }
        set {
            guard newValue != isTranslucent else { return }
            changeBackgrounds { $0.former.isTranslucent = newValue }
            superview?.setNeedsLayout()
        }
    }

    /// A picture instead of the background. Default: nil.
    open var backgroundImage: UIImage? {
        get { backgrounds.former.backgroundImage }
        set { changeBackgrounds { $0.former.backgroundImage = newValue } }
    }

    /// A picture instead of the hairline; an empty one is none. Default: nil.
    open var shadowImage: UIImage? {
        get { backgrounds.former.shadowImage }
        set { changeBackgrounds { $0.former.shadowImage = newValue } }
    }

    /// A picture behind the selected tab, in its own size. Default: nil.
    open var selectionIndicatorImage: UIImage? { didSet { if selectionIndicatorImage !== oldValue { showAppearance() } } }

    // MARK: Overriding

    /// As wide as given, and as high as tabs and the safe area below them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: theme.height(for: traitCollection) + (manager?.insetBelowTabs ?? safeAreaInsets.bottom))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: theme.height(for: traitCollection))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeTabs()
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
    @nonobjc open override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + Self.tabBarAppearanceProperties }

    /// True if the content of the screen ends at the bar, so that nothing is behind it. Default: false.
    @_spi(ForasteroInternal)
    @nonobjc public final var contentEndsAtBar = false { didSet { if contentEndsAtBar != oldValue { showAppearance() } } }

    /// Shows tabs without asking whether that is allowed. Whoever rearranges them is stopped by what comes from elsewhere.
    @nonobjc final func show(_ items: [UITabBarItem]?, animated: Bool, isByUser: Bool = false) {
        guard items != shownItems else { return }
        if !isByUser { abandonCustomizing() }
        shownItems = items
        if let chosenItem, !shows(chosenItem) { self.chosenItem = nil }
        changeTabs(to: items ?? [], animated: animated && window != nil)
    }

    /// Selects a tab without asking whether that is allowed. One that the bar does not show selects none.
    @nonobjc final func select(_ item: UITabBarItem?) {
        let found = item.flatMap { shows($0) ? $0 : nil }
        guard found !== chosenItem else { return }
        chosenItem = found
        selectionDidChange()
    }

    @nonobjc final func changeBackgrounds(_ change: (inout TabBarBackgrounds) -> Void) {
        change(&backgrounds)
        backgrounds.observe { [weak self] in self?.showAppearance() }
        showAppearance()
    }

    // MARK: Private

    private func setUp() {
        background.position = .bottom
        addSubview(background)
        addSubview(indicator)
        showAppearance()
    }

    private func shows(_ item: UITabBarItem) -> Bool { shownItems?.contains { $0 === item } ?? false }

    private func requireNoManager() {
        _require(
            manager == nil,
            "Directly modifying a tab bar managed by a tab bar controller is not allowed. Set viewControllers and selectedIndex of the controller."
        )
    }

    /// With `.tabBar`.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.tabBar) }
        set { super.accessibilityTraits = newValue }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var spokenRole: SpokenRole? { .tabList }
}
