import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// One row of a table: content, what is at its end, the controls of editing, and the background that shows selection.
///
/// The app's own views belong into ``contentView``, which makes room for everything else. A table gives cells their positions, takes those
/// that are no longer seen, and hands them out again by their ``reuseIdentifier``.
// apple: https://developer.apple.com/documentation/uikit/uitableviewcell
// Bodies are in `UITableViewCell+….swift`.
@preconcurrency @MainActor @objcMembers open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    let cellStyle: CellStyle
    let theme = CellTheme.flat
    let content: CellContentView
    var parts = CellParts()
    var status = CellStatus()
    /// The values that the table has set for the row.
    var context = CellContext() { didSet { if context != oldValue { contextDidChange(from: oldValue) } } }
    /// Content and background as values; nil while there are none.
    var configurations: ConfigurationStore?
    /// Receives touches on parts of the cell.
    weak var host: (any CellHost)?
    /// True if the cell stands for a row that the data source does not have yet.
    var isPlaceholder = false

    // MARK: Creating

    /// A cell that a table may use again for rows with the same identifier; nil for a cell that is used once.
    @objc(initWithStyle:reuseIdentifier:)
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        content = CellContentView(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: theme.rowHeight))
        setUp()
    }

    /// A cell of the default style, without an identifier.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        cellStyle = Self.decodedStyle(from: coder)
        reuseIdentifier = Self.decodedIdentifier(from: coder)
        content = Self.decodedContent(from: coder) ?? CellContentView(frame: .zero)
        super.init(coder: coder)
        setUp()
        decodeCell(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeCell(to: coder)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var archivedSubviews: [UIView] { [] }

    /// The height that Interface Builder gave the row.
    @nonobjc final var archivedRowHeight: CGFloat?

    /// The objects that are sent `perform:` when the user selects the row, and when the accessory is tapped: segues of storyboards.
    @objc final var selectionSegueTemplate: AnyObject?
    @objc final var accessoryActionSegueTemplate: AnyObject?

    private func setUp() {
        content.cell = self
        addSubview(content)
    }

    // MARK: Reuse

    /// By what the table finds the cell again; nil for a cell that is used once.
    public internal(set) var reuseIdentifier: String?

    /// Called before the table hands the cell out for another row. Takes back selection, highlight and editing; texts and pictures stay.
    open func prepareForReuse() { resetForReuse() }

    // MARK: Content

    /// Holds what the app adds. As large as the cell, without what controls and accessories take.
    ///
    /// Where there is a ``contentConfiguration``, the view that shows that.
    open var contentView: UIView { configurations?.contentView ?? content }

    /// The main text. Made when it is first asked for; nil where there is a ``contentConfiguration``.
    open var textLabel: UILabel? { textPart() }

    /// The second text; nil in the default style, and where there is a ``contentConfiguration``.
    open var detailTextLabel: UILabel? { detailPart() }

    /// The picture at the beginning; nil in the style ``CellStyle/value2``, and where there is a ``contentConfiguration``.
    open var imageView: UIImageView? { imagePart() }

    /// By how many steps the content is indented. Default: 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }

    /// The width of a step of ``indentationLevel``, in points. Default: 10.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

    /// The insets of the line below the cell, counted from the cell's edges. Default: that of the table.
    ///
    /// Without either the line begins where the text does. Top and bottom have no influence.
    open var separatorInset: UIEdgeInsets {
        get { shownSeparatorInset }
        set { setSeparatorInset(newValue) }
    }

    // MARK: Configurations

    /// The state that the configurations depend on. A subclass may add to it.
    @nonobjc open var configurationState: UICellConfigurationState { presentState }

    /// Has ``updateConfiguration(using:)`` called before the next frame. A change of the state asks for it by itself.
    open func setNeedsUpdateConfiguration() { markConfigurationStale() }

    /// Changes the configurations to what suits a state. Calls ``configurationUpdateHandler``; overriders call super.
    @nonobjc open func updateConfiguration(using state: UICellConfigurationState) { bringConfigurationsUpToDate(state) }

    /// Called when the state has changed, to change the configurations. Default: nil.
    @nonobjc open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { markConfigurationStale() } }

    /// A list content in the look of the cell's style, without anything in it.
    @nonobjc open func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration() }

    /// The configuration of the content, instead of the labels and the image view of the cell's style. Default: nil.
    @nonobjc open var contentConfiguration: UIContentConfiguration? {
        get { configurations?.content }
        set { changeContentConfiguration(newValue) }
    }

    /// True if ``contentConfiguration`` is updated when the state changes. Default: true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations?.updatesContent ?? true }
        set { store.updatesContent = newValue }
    }

    /// The background of the table's style.
    @nonobjc open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackgroundConfiguration() }

    /// The configuration of the background. Setting it takes away colour and views behind the content, and those take it away. Default:
    /// nil.
    @nonobjc open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations?.background }
        set { changeBackgroundConfiguration(newValue) }
    }

    /// True if ``backgroundConfiguration`` is updated when the state changes. Default: true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations?.updatesBackground ?? true }
        set { store.updatesBackground = newValue }
    }

    // MARK: Backgrounds

    /// Behind everything else of the cell. Default: nil, where the table's style gives the colour.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } } }

    /// Behind the content while the cell is selected or highlighted; nil is a grey. Default: nil.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { selectedBackgroundDidChange(from: oldValue) } }
    }

    /// The same for rows that are chosen while the table is edited; nil is ``selectedBackgroundView``, or a fainter grey. Default: nil.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { if multipleSelectionBackgroundView !== oldValue { selectedBackgroundDidChange(from: oldValue) } }
    }

    /// The colour behind the content; nil is that of the table's style. Default: nil.
    open override var backgroundColor: UIColor? {
        get { status.hasOwnColor ? super.backgroundColor : nil }
        set {
            status.hasOwnColor = newValue != nil
            if newValue != nil { configurations?.setBackground(nil, in: self) }
            super.backgroundColor = newValue ?? defaultColor
        }
    }

    // MARK: Selection

    /// How a selected cell looks; with `none` it can be selected all the same. Default: `default`.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { selectionLookDidChange(animated: false) } }
    }

    /// True if the row is selected. Set by the table. Default: false.
    open var isSelected: Bool {
        get { status.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// With `.selected` while the row is selected.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
        set { super.accessibilityTraits = newValue }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var isSpokenAsOne: Bool { true }
    @_spi(ForasteroInternal)
    @nonobjc open override var spokenPlace: SpokenPlace? {
        let table = sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
        guard let table, let path = table.indexPath(for: self) else { return nil }
        return SpokenPlace(path.row + 1, of: table.numberOfRows(inSection: path.section))
    }

    /// True if a finger is on the row. Set by the table. Default: false.
    open var isHighlighted: Bool {
        get { status.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the row as selected or not. The table calls it; it does not change what the table takes to be selected.
    open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected, animated: animated) }

    /// Shows the row as touched or not. The table calls it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeHighlighted(highlighted, animated: animated) }

    // MARK: Focus

    /// True if the focus of a hardware keyboard can go to the row, as the table says.
    open override var canBecomeFocused: Bool { mayBeFocused }

    @_spi(ForasteroInternal)
    @nonobjc open override func focusDidChange(to isFocused: Bool) { focusLookDidChange(to: isFocused) }
    @_spi(ForasteroInternal)
    @nonobjc open override func performFocusAction() -> Bool { performRowAction() }

    // MARK: Accessories

    /// The accessory at the end. Default: none.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }

    /// A view of the app's at the end, in its own size, instead of ``accessoryType``. Default: nil.
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { setNeedsLayout() } } }

    /// The accessory at the end while the cell is edited. Default: none.
    open var editingAccessoryType = AccessoryType.none { didSet { if editingAccessoryType != oldValue { setNeedsLayout() } } }

    /// A view of the app's at the end while the cell is edited, instead of ``editingAccessoryType``. Default: nil.
    open var editingAccessoryView: UIView? { didSet { if editingAccessoryView !== oldValue { setNeedsLayout() } } }

    // MARK: Editing

    /// True if the cell shows its controls of editing. Set by the table. Default: false.
    open var isEditing: Bool {
        get { status.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls of editing. The table calls it.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    /// The kind of edit that the row allows, by the table's delegate. Default: none.
    open var editingStyle: UITableViewCell.EditingStyle { context.editingStyle }

    /// Kept for the app: a row that the table lets be moved shows its grip whatever is set here. Default: false.
    open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { setNeedsLayout() } } }

    /// True if the content makes room for the control of editing. Default: true; a table sets what its delegate says.
    open var shouldIndentWhileEditing = true { didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } } }

    /// True if the button that confirms a deletion is shown, or the actions of a swipe.
    open var showingDeleteConfirmation: Bool { status.state.contains(.showingDeleteConfirmationMask) }

    /// Called before the cell shows another state of editing; animations have not begun. Does nothing here.
    @objc(willTransitionToState:)
    open func willTransition(to state: UITableViewCell.StateMask) {}

    /// Called when the cell shows another state of editing, after the animation. Does nothing here.
    @objc(didTransitionToState:)
    open func didTransition(to state: UITableViewCell.StateMask) {}

    // MARK: Layout

    // A subclass that positions views after the cell's own parts does so in the same layout: it is no reason for another one.
    open override func layoutSublayers(of layer: CALayer) {
        let isOutermost = !status.isLayingOut
        status.isLayingOut = true
        defer { if isOutermost { status.isLayingOut = false } }
        super.layoutSublayers(of: layer)
    }

    /// Lays out the content view, the accessory, the controls, the backgrounds, and the labels of the classic styles.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    /// The height that shows all of the content in a width, with the separator; never less than that of an ordinary row.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(forWidth: size.width) }

    /// For tables: as wide as `targetSize`, and as high as the content asks for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    // MARK: Overriding

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }
}
