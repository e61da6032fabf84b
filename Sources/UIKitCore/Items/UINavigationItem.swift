import Foundation
@_spi(ForasteroInternal) internal import UIKitBars

/// The content of a navigation bar while a controller is on top, and the title of the button that leads back to it.
// apple: https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor @objcMembers open class UINavigationItem: UIObject, @preconcurrency NSCoding {
    private var leftItems: [UIBarButtonItem]?
    private var rightItems: [UIBarButtonItem]?

    /// The bar that shows the item; not kept alive.
    @_spi(ForasteroInternal)
    @nonobjc public weak var observer: (any NavigationItemObserver)?

    // MARK: Creating

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// An item without a title.
    @preconcurrency @MainActor public override init() { super.init() }

    /// An item from a nib or a storyboard.
    public required init?(coder: NSCoder) {
        super.init()
        decodeItem(from: coder)
    }

    open func encode(with coder: NSCoder) { encodeItem(to: coder) }

    // MARK: Title

    /// The title in the middle, and of the button that leads back. Default: nil.
    open dynamic var title: String? { didSet { if title != oldValue { noteChange() } } }

    /// A view that is shown instead of the title; its size is kept if it fits. Default: nil.
    open dynamic var titleView: UIView? { didSet { if titleView !== oldValue { noteChange() } } }

    /// A line above the bar's content, which makes the bar higher. Default: nil.
    open dynamic var prompt: String? { didSet { if prompt != oldValue { noteChange() } } }

    /// Says whether the title is large, where the bar has large titles. Default: ``LargeTitleDisplayMode/automatic``.
    open dynamic var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic {
        didSet { if largeTitleDisplayMode != oldValue { noteChange() } }
    }

    // MARK: The back button

    /// True if there is no button that leads to the page below. Default: false.
    open dynamic var hidesBackButton: Bool {
        get { isBackButtonHidden }
        set { setHidesBackButton(newValue, animated: false) }
    }

    /// Sets ``hidesBackButton``.
    /// - Parameter animated: whether a bar that shows the item animates the change.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        guard hidesBackButton != isBackButtonHidden else { return }
        isBackButtonHidden = hidesBackButton
        noteChange(animated: animated)
    }

    private var isBackButtonHidden = false

    /// How the button that leads back to this page looks, on the page above. Target and action are not used. Default: nil.
    open dynamic var backBarButtonItem: UIBarButtonItem? { didSet { if backBarButtonItem !== oldValue { noteChange() } } }

    /// The title of the button that leads back; nil is the title. Default: nil.
    open dynamic var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { noteChange() } } }

    /// How much the button that leads back to this page says. Default: ``BackButtonDisplayMode/default``.
    open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode = .default {
        didSet { if backButtonDisplayMode != oldValue { noteChange() } }
    }

    /// True if left items are beside the back button instead of replacing it. Default: false.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { noteChange() } }
    }

    // MARK: Buttons

    /// The items at the leading edge, from the edge inwards. Default: nil.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get { leftItems }
        set { setLeftBarButtonItems(newValue, animated: false) }
    }

    /// The items at the trailing edge, from the edge inwards. Default: nil.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get { rightItems }
        set { setRightBarButtonItems(newValue, animated: false) }
    }

    /// Sets ``leftBarButtonItems``. The first is at the edge.
    /// - Parameter animated: whether a bar that shows the item animates the change.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard items != leftItems else { return }
        willChangeValue(forKey: "leftBarButtonItems")
        leftItems = items
        didChangeValue(forKey: "leftBarButtonItems")
        noteChange(animated: animated)
    }

    /// Sets ``rightBarButtonItems``. The first is at the edge.
    /// - Parameter animated: whether a bar that shows the item animates the change.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        guard items != rightItems else { return }
        willChangeValue(forKey: "rightBarButtonItems")
        rightItems = items
        didChangeValue(forKey: "rightBarButtonItems")
        noteChange(animated: animated)
    }

    /// The first of the left items; setting it leaves no other. Default: nil.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftItems?.first }
        set { setLeftBarButton(newValue, animated: false) }
    }

    /// The first of the right items; setting it leaves no other. Default: nil.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightItems?.first }
        set { setRightBarButton(newValue, animated: false) }
    }

    /// Sets ``leftBarButtonItem``: one item replaces all on the left; nil for none.
    @objc(setLeftBarButtonItem:animated:)
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setLeftBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// Sets ``rightBarButtonItem``: one item replaces all on the right; nil for none.
    @objc(setRightBarButtonItem:animated:)
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        setRightBarButtonItems(item.map { [$0] }, animated: animated)
    }

    /// One item is the first of its side's.
    open override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        switch key {
        case "leftBarButtonItem": ["leftBarButtonItems"]
        case "rightBarButtonItem": ["rightBarButtonItems"]
        default: super.keyPathsForValuesAffectingValue(forKey: key)
        }
    }

    // MARK: Search

    /// True if the search bar of the page gives way when its content is scrolled, and is above the content's beginning until that is
    /// pulled down. Default: true.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { noteChange() } }
    }

    /// The search controller, which is declared above this module, and what the bar knows of it.
    @nonobjc package final var search = NavigationItemSearch()

    /// The search has changed.
    package func searchDidChange(animated: Bool) { noteChange(animated: animated) }

    // MARK: Appearance

    /// How the bar looks while this page is on top; nil is the bar's own. Default: nil.
    open var standardAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange(from: oldValue, to: standardAppearance) } }
    /// The same for low bars.
    open var compactAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange(from: oldValue, to: compactAppearance) } }
    /// The same while the page's content ends at the bar.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { appearanceDidChange(from: oldValue, to: scrollEdgeAppearance) } }
    /// The same for low bars while the page's content ends at the bar.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { appearanceDidChange(from: oldValue, to: compactScrollEdgeAppearance) }
    }

    // MARK: Accessibility

    // Bars ask the title and the buttons. What is here is for whoever looks at the item itself.

    /// The name of the item. Default: nil.
    open var accessibilityLabel: String?
    /// The effect of using the item. Default: nil.
    open var accessibilityHint: String?
    /// The value of the item, as text. Default: nil.
    open var accessibilityValue: String?
    /// A name for tests and scripts; never shown or read out. Default: nil.
    open var accessibilityIdentifier: String?
    /// The role and states of the item. Default: none.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// True if the item is an element of its own. Default: false.
    open var isAccessibilityElement = false

    // MARK: Private

    private func noteChange(animated: Bool = false) { observer?.navigationItemDidChange(self, animated: animated) }

    private func appearanceDidChange(from old: UIBarAppearance?, to new: UIBarAppearance?) {
        guard old !== new else { return }
        new?.observe { [weak self] in self?.noteChange() }
        noteChange()
    }
}
