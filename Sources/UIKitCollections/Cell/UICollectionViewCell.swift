import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitLists

/// One item of a collection view: content, and backgrounds that show selection.
///
/// The app's own views belong into ``contentView``. A collection view gives cells their positions, takes those that are no longer seen, and
/// hands them out again by their identifier.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewcell
// Bodies are in `UICollectionViewCell+….swift`.
@preconcurrency @MainActor @objcMembers open class UICollectionViewCell: UICollectionReusableView {
    @nonobjc final let content: UIView
    @nonobjc final var status = ItemCellStatus()
    /// Content and background as values; nil while there are none.
    @nonobjc final var configurations: ConfigurationStore?

    // MARK: Creating

    public override init(frame: CGRect) {
        content = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        setUpContent()
    }

    public required init?(coder: NSCoder) {
        content = Self.decodedContent(from: coder) ?? UIView(frame: .zero)
        super.init(coder: coder)
        setUpContent()
        decodeCell(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeCell(to: coder)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var archivedSubviews: [UIView] { [] }

    /// The objects that are sent `perform:` when the user selects the item: a segue of a storyboard.
    @objc final var selectionSegueTemplate: AnyObject?

    open override func prepareForReuse() {
        super.prepareForReuse()
        resetForReuse()
    }

    // MARK: Content

    /// Holds what the app adds, as large as the cell. Where there is a ``contentConfiguration``, the view that shows that.
    open var contentView: UIView { configurations?.contentView ?? content }

    // MARK: Grounds

    /// Behind everything else of the cell, as large as it. Default: nil.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } } }

    /// Shown above ``backgroundView`` while the cell is selected or highlighted. Default: nil.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { selectedBackgroundDidChange(from: oldValue) } }
    }

    // MARK: Selection

    /// True if the item is selected. Set by the collection view; setting it selects nothing there. Default: false.
    open var isSelected: Bool {
        get { status.isSelected }
        set { changeSelected(newValue) }
    }

    /// True if a finger is on the item. Set by the collection view. Default: false.
    open var isHighlighted: Bool {
        get { status.isHighlighted }
        set { changeHighlighted(newValue) }
    }

    /// With `.selected` while the item is selected.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Focus

    /// True if the focus of a hardware keyboard can go to the item, as the collection view says.
    open override var canBecomeFocused: Bool { mayBeFocused }

    @_spi(ForasteroInternal)
    @nonobjc open override func focusDidChange(to isFocused: Bool) { focusLookDidChange(to: isFocused) }
    @_spi(ForasteroInternal)
    @nonobjc open override func performFocusAction() -> Bool { performItemAction() }

    // MARK: Configurations

    /// The state that the configurations depend on. A subclass may add to it.
    @nonobjc open var configurationState: UICellConfigurationState { presentState }

    /// Has ``updateConfiguration(using:)`` called before the next frame. A change of the state asks for it by itself.
    open func setNeedsUpdateConfiguration() { markConfigurationStale() }

    /// Changes the configurations to what suits a state. Calls ``configurationUpdateHandler``; overriders call super.
    @nonobjc open func updateConfiguration(using state: UICellConfigurationState) { bringConfigurationsUpToDate(state) }

    /// Called when the state has changed, to change the configurations. Default: nil.
    @nonobjc public final var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { markConfigurationStale() } }

    /// The configuration of the content, in place of ``contentView``'s former content. Default: nil.
    @nonobjc open var contentConfiguration: UIContentConfiguration? {
        get { configurations?.content }
        set { changeContentConfiguration(newValue) }
    }

    /// True if ``contentConfiguration`` is updated when the state changes. Default: true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations?.updatesContent ?? true }
        set { store.updatesContent = newValue }
    }

    /// The background that suits the cell where it is: here, none.
    @nonobjc open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// The configuration of the background. Setting it takes away the views behind the content, and those take it away. Default: nil.
    @nonobjc open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations?.background }
        set { changeBackgroundConfiguration(newValue) }
    }

    /// True if ``backgroundConfiguration`` is updated when the state changes. Default: true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations?.updatesBackground ?? true }
        set { store.updatesBackground = newValue }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutParts()
        if element.owner?.selfSizingInvalidation == .enabledIncludingConstraints { element.owner?.contentDidChange(in: self) }
    }

    /// The size that the content asks for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: For cells of ours

    @nonobjc override var fittingView: UIView { contentView }

    /// The state with what a kind of cell adds to it.
    @nonobjc var presentState: UICellConfigurationState { stateOfItem }

    /// Places the content and the backgrounds.
    @nonobjc func layOutParts() { layOutContentAndGrounds() }

    /// The content's rectangle.
    @nonobjc var contentFrame: CGRect { bounds }

    /// The collection view is being edited, or no longer.
    @nonobjc func editingDidChange() {}
}
