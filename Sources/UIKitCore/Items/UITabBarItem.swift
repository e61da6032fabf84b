import Foundation
@_spi(ForasteroInternal) internal import UIKitBars

/// A tab in a tab bar: title, picture, another picture while selected, and a badge.
// apple: https://developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor @objcMembers open class UITabBarItem: UIBarItem {
    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    private var chosenSelectedImage: UIImage?

    /// Which system item it was made as.
    @_spi(ForasteroInternal)
    @nonobjc public private(set) final var systemItem: SystemItem?

    // MARK: Creating

    /// An empty item.
    @preconcurrency @MainActor public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeTabItem(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTabItem(to: coder)
    }

    /// Becomes a system item.
    @nonobjc final func adopt(_ systemItem: SystemItem) { self.systemItem = systemItem }

    /// A tab with the same picture whether it is selected or not, and without a badge.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// - Parameter selectedImage: what is shown while the tab is selected; nil is `image`.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// A tab whose title and picture the system chooses; they cannot be changed.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
    }

    // MARK: Content

    /// The title below the picture. Setting it has no effect on a system item. Default: nil.
    open override var title: String? {
        get { systemItem?.title ?? super.title }
        set { if systemItem == nil { super.title = newValue } }
    }

    /// The picture. Setting it has no effect on a system item. Default: nil.
    open override var image: UIImage? {
        get { super.image }
        set { if systemItem == nil { super.image = newValue } }
    }

    /// The picture while the tab is selected. Default: ``UIBarItem/image``.
    open dynamic var selectedImage: UIImage? {
        get { chosenSelectedImage ?? image }
        set {
            guard systemItem == nil, newValue !== chosenSelectedImage else { return }
            chosenSelectedImage = newValue
            noteChange()
        }
    }

    /// By how much the title is displaced, in points. Default: zero.
    open dynamic var titlePositionAdjustment = UIOffset.zero { didSet { if titlePositionAdjustment != oldValue { noteChange() } } }

    // MARK: Badge

    /// The text of the badge; nil is no badge, the empty string an empty one. Default: nil.
    open dynamic var badgeValue: String? { didSet { if badgeValue != oldValue { noteChange() } } }

    /// The badge's background; nil is red. Default: nil.
    open dynamic var badgeColor: UIColor? { didSet { if badgeColor != oldValue { noteChange() } } }

    /// How the badge's text is set in a state; nil takes it back.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = textAttributes
        noteChange()
    }

    /// The attributes that were set for exactly this state.
    @objc(badgeTextAttributesForState:)
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { badgeAttributes[state] }

    // MARK: Appearance

    /// How the bar looks while this tab is selected; nil is the bar's own. Default: nil.
    open var standardAppearance: UITabBarAppearance? { didSet { appearanceDidChange(from: oldValue, to: standardAppearance) } }
    /// The same while the tab's content ends at the bar. Default: nil.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { appearanceDidChange(from: oldValue, to: scrollEdgeAppearance) } }

    // MARK: Internal

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + Self.tabItemAppearanceProperties }

    /// The name of a system item's symbol; nil for other items.
    @_spi(ForasteroInternal)
    @nonobjc public final var systemSymbolName: String? { systemItem?.symbolName }

    // MARK: Private

    private func appearanceDidChange(from old: UIBarAppearance?, to new: UIBarAppearance?) {
        guard old !== new else { return }
        new?.observe { [weak self] in self?.noteChange() }
        noteChange()
    }
}
