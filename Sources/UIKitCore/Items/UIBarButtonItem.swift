import Foundation

/// A button in a navigation bar or a toolbar, or the room between two of them.
// apple: https://developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor @objcMembers open class UIBarButtonItem: UIBarItem {
    private var storedAction: UIAction?
    private var titleOffsets: [UIBarMetrics: UIOffset] = [:]

    /// Which system item it was made as.
    @_spi(ForasteroInternal)
    @nonobjc public private(set) final var systemItem: SystemItem?

    // MARK: Creating

    /// An empty item.
    @preconcurrency @MainActor public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeButtonItem(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeButtonItem(to: coder)
    }

    /// An item with a picture, which is drawn as a stencil in the tint.
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init(image: image, landscapeImagePhone: nil, style: style, target: target, action: action)
    }

    /// An item with a picture, and another one for low bars.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
    ) {
        self.init()
        self.image = image
        self.landscapeImagePhone = landscapeImagePhone
        setUp(style: style, target: target, action: action)
    }

    /// An item with a title.
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        setUp(style: style, target: target, action: action)
    }

    /// An item whose title or picture the system chooses.
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) {
        self.init()
        adopt(systemItem)
        setUp(style: style, target: target, action: action)
    }

    /// An item that is a view of the app's making; it handles its touches itself.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// An item that runs an action, or shows a menu. Title and image are the action's where they are nil.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.menu = menu
        if let title { self.title = title }
        if let image { self.image = image }
    }

    /// An item whose title or picture the system chooses, and that runs an action, or shows a menu.
    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Room of a width, in points.
    @objc(fixedSpaceItemOfWidth:)
    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = makeSpace(.fixedSpace)
        item.width = width
        return item
    }

    /// Room that takes what is left.
    @objc(flexibleSpaceItem)
    open class func flexibleSpace() -> Self { makeSpace(.flexibleSpace) }

    // MARK: What it does

    /// Who gets ``action``; nil is the first in the responder chain that performs it. Not kept alive.
    open weak var target: AnyObject?

    /// The message that is sent when the item is tapped. It takes nothing, the item, or the item and the event.
    open var action: Selector?

    /// The action that runs when the item is tapped, instead of ``action``. Setting it also sets title and image. Default: nil.
    open var primaryAction: UIAction? {
        get { storedAction }
        set { takePrimaryAction(newValue) }
    }

    /// Shown when the item is tapped, or, if it does something else then, when a finger stays on it. Default: nil.
    open var menu: UIMenu? { didSet { if menu !== oldValue { noteChange() } } }

    // MARK: How it looks

    /// Default: ``Style/plain``.
    open dynamic var style: UIBarButtonItem.Style = .plain { didSet { if style != oldValue { noteChange() } } }

    /// In points; 0 is as wide as needed. For a fixed space, its width. Default: 0.
    open dynamic var width: CGFloat = 0 { didSet { if width != oldValue { noteChange() } } }

    /// Titles that the item may get: it is made wide enough for the widest. Default: nil.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { noteChange() } } }

    /// The view that is shown instead of title and picture. Default: nil.
    open dynamic var customView: UIView? { didSet { if customView !== oldValue { noteChange() } } }

    /// The colour of title and picture; nil is the bar's tint. Default: nil.
    open dynamic var tintColor: UIColor? { didSet { if tintColor != oldValue { noteChange() } } }

    /// True if the item is shown as chosen. Default: false.
    open dynamic var isSelected = false { didSet { if isSelected != oldValue { noteChange() } } }

    /// True if the item is left out of the bar. Default: false.
    open dynamic var isHidden = false { didSet { if isHidden != oldValue { noteChange() } } }

    /// Displaces the title in bars of a kind, in points.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleOffsets[barMetrics] = adjustment
        noteChange()
    }

    /// By how much the title is displaced. Default: zero.
    @objc(titlePositionAdjustmentForBarMetrics:)
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleOffsets[barMetrics] ?? .zero }

    // MARK: Internal

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + Self.buttonItemAppearanceProperties
    }

    /// Becomes a system item.
    @nonobjc final func adopt(_ systemItem: SystemItem) {
        self.systemItem = systemItem
        style = systemItem == .done || systemItem == .save ? .done : .plain
    }

    /// True if the item is room between others, and no button.
    @_spi(ForasteroInternal)
    @nonobjc public final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// The content of the item where the app has set neither title nor picture.
    @_spi(ForasteroInternal)
    @nonobjc public final var systemFace: SystemItemFace? { systemItem?.face }

    /// True if a tap does anything.
    @_spi(ForasteroInternal)
    @nonobjc public final var doesSomething: Bool { action != nil || primaryAction != nil }

    /// Does what a tap does.
    @_spi(ForasteroInternal)
    @nonobjc public final func perform(for event: UIEvent?) {
        guard isEnabled else { return }
        if let primaryAction { return primaryAction.performWithSender(self, target: nil) }
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    // MARK: Private

    private func setUp(style: Style, target: Any?, action: Selector?) {
        self.style = style
        self.target = ControlTargets.object(target)
        self.action = action
    }

    private func takePrimaryAction(_ newAction: UIAction?) {
        guard newAction !== storedAction else { return }
        storedAction = newAction
        if let newAction, systemItem == nil {
            title = newAction.title.isEmpty ? nil : newAction.title
            image = newAction.image
        } else {
            noteChange()
        }
    }

    private static func makeSpace(_ kind: SystemItem) -> Self {
        let item = _objcNew(self)
        item.systemItem = kind
        return item
    }
}
