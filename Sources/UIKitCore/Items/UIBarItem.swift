import Foundation

/// An item of a bar: a title or an image, which may be disabled. ``UIBarButtonItem`` and ``UITabBarItem`` are its kinds.
// apple: https://developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor @objcMembers open class UIBarItem: UIObject, UIAccessibilityIdentification, @preconcurrency NSCoding {
    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    private var accessibility = AccessibilityState()

    /// The bar that shows the item; not kept alive.
    @_spi(ForasteroInternal)
    @nonobjc public weak var observer: (any BarItemObserver)?

    // MARK: Creating

    /// An empty item.
    @preconcurrency @MainActor public override init() { super.init() }

    /// An item from a nib or a storyboard.
    public required init?(coder: NSCoder) {
        super.init()
        decodeItem(from: coder)
    }

    open func encode(with coder: NSCoder) { encodeItem(to: coder) }

    // MARK: Content

    /// True if the item can be used; otherwise it is dimmed. Default: true.
    open dynamic var isEnabled = true { didSet { if isEnabled != oldValue { noteChange() } } }

    /// The title. Default: nil. To be set before the item is shown, so that the bar need not be laid out again.
    open dynamic var title: String? { didSet { if title != oldValue { noteChange() } } }

    /// The picture; drawn as a stencil unless its rendering mode says otherwise. Default: nil.
    open dynamic var image: UIImage? { didSet { if image !== oldValue { noteChange() } } }

    /// The picture in low bars, as on a phone in landscape. Default: nil, ``image``.
    open dynamic var landscapeImagePhone: UIImage? { didSet { if landscapeImagePhone !== oldValue { noteChange() } } }

    /// By how much the picture is displaced and made smaller, in points. Default: zero.
    open dynamic var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { noteChange() } } }

    /// The same for ``landscapeImagePhone``. Default: zero.
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
        didSet { if landscapeImagePhoneInsets != oldValue { noteChange() } }
    }

    /// A larger picture for people who need one, instead of ``image`` where items are shown enlarged. No bar enlarges its items here.
    /// Default: nil.
    // apple: https://developer.apple.com/documentation/uikit/uibaritem/largecontentsizeimage
    open var largeContentSizeImage: UIImage?

    /// By how much ``largeContentSizeImage`` is displaced and made smaller, in points. Default: zero.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero

    /// A number of the app's choice. Default: 0.
    open dynamic var tag = 0

    /// The view that shows the item; nil while no bar does. Not in the API: apps read it by key.
    @objc(view) var viewByKey: UIView? { shownView }

    // MARK: Title attributes

    /// How the title is set in a state; nil takes it back. Font, colour, shadow, kerning and baseline count.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state] = attributes
        noteChange()
    }

    /// The attributes that were set for exactly this state.
    @objc(titleTextAttributesForState:)
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    // MARK: Accessibility

    /// A name for tests and scripts; never shown or read out. Default: nil.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set {
            accessibility.identifier = newValue
            noteChange()
        }
    }

    /// The name of the item. Default: nil, its title.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set {
            accessibility.label = newValue
            noteChange()
        }
    }

    /// The effect of using the item. Default: nil.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }

    /// The value the item shows, as text. Default: nil.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }

    /// The role and states of the item. Default: none.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }

    /// True if the item is an element of its own. Default: true.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }

    // MARK: Internal

    /// The properties that ``UIAppearance`` can set for the class.
    @_spi(ForasteroInternal)
    @nonobjc open var appearanceProperties: [AppearanceProperty] { Self.barItemAppearanceProperties }

    /// Takes over what was said of the class with ``UIAppearance``, before a view of a bar shows the item.
    @_spi(ForasteroInternal)
    @nonobjc public final func takeAppearance(shownBy view: UIView) {
        let rules = AppearanceRules.shared
        if !rules.isEmpty { rules.apply(to: self, shownBy: view) }
    }

    /// The values that the item has taken over from ``UIAppearance``, by the names of properties.
    @nonobjc var appliedAppearance: [String: Any?] = [:]

    /// Has the bar update the item.
    @_spi(ForasteroInternal)
    @nonobjc public final func noteChange() { observer?.barItemDidChange(self) }
}
