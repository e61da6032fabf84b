import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A column of rows in sections, of which only those that can be seen have views.
///
/// A data source says how many rows there are and gives the cell for each when it comes into sight; cells that leave are used again.
/// Data are read when the table is laid out, or when something is asked that depends on them; ``reloadData()`` has them read again.
// apple: https://developer.apple.com/documentation/uikit/uitableview
// Further members are in `UITableView+….swift`. What is `@objc open` there can be overridden like what is here.
@preconcurrency @MainActor @objcMembers open class UITableView: UIScrollView {
    /// The appearance of the table. Set at creation.
    public let style: UITableView.Style

    /// The data, and the layout of the rows.
    @nonobjc final var content = TableContent()
    /// The visible rows.
    @nonobjc final var shown = ShownViews()
    @nonobjc final var queues = ReuseQueues()
    @nonobjc final var selection = ListSelection()
    @nonobjc final var highlight = RowHighlight()
    @nonobjc final var focus = ListFocus()
    @nonobjc final var prefetching = PrefetchPlan()
    @nonobjc final var editing = TableEditing()
    /// Rows that are shown and that the data source does not have.
    @nonobjc final var placeholders = ListPlaceholders<UITableViewPlaceholder>()
    /// True if index paths in calls count the shown rows, placeholders included.
    @nonobjc final var speaksOfShownPositions = false
    @nonobjc final var sectionIndex = SectionIndex()
    /// The edits of an open update.
    @nonobjc final var batch = ListBatch()
    @nonobjc final var scrollGoal: ScrollGoal?
    @nonobjc final var updates = TableUpdates()
    @nonobjc final let theme = TableTheme.flat
    private weak var givenDataSource: (any UITableViewDataSource)?
    private weak var givenDelegate: (any UITableViewDelegate)?
    @nonobjc final private(set) var dataSourceMethods: DataSourceMethods = []
    @nonobjc final private(set) var tableDelegateMethods: TableDelegateMethods = []

    // MARK: Creating

    /// A table with a frame in its future superview's coordinates.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    /// A plain table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A table from an archive.
    public required init?(coder: NSCoder) {
        style = Self.decodedStyle(from: coder)
        super.init(coder: coder)
        setUp(background: backgroundColor)
        decodeTable(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTable(to: coder)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var archivedSubviews: [UIView] { [] }

    /// The sections that were made in Interface Builder; nil for tables whose rows come from a data source.
    @nonobjc final var staticSections: [UITableViewSection]?

    // MARK: Data

    /// The source of the data. Not kept alive. Default: nil, no rows. Data are read again after it is set.
    open weak var dataSource: (any UITableViewDataSource)? {
        get { givenDataSource }
        set {
            givenDataSource = newValue
            dataSourceMethods = DataSourceMethods(of: newValue)
            updateSwiping()
            forgetData()
        }
    }

    /// Says how high rows are, gives headers and footers, and is notified of what the user does. Not kept alive. Default: nil.
    ///
    /// The same object is notified of scrolling.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { givenDelegate }
        set { super.delegate = newValue }
    }

    /// Shows the menus of rows; nil where ``delegate`` has none for them.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus?.interaction }
    var contextMenus: TableContextMenus?
    var editMenus: RowEditMenu?
    var selectionSweep: SelectionSweep?

    /// Provides the items that are dragged out of the table. Not kept alive. Default: nil, nothing.
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragAndDropDidChange() } }
    /// Receives the items that are dropped on the table. Not kept alive. Default: nil.
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragAndDropDidChange() } }
    /// Says whether rows can be dragged. Default: true on a pad, false on a phone (SV-32).
    open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad {
        didSet { if dragInteractionEnabled != oldValue { dragAndDropDidChange() } }
    }
    @nonobjc final var drag: ListDrag?
    @nonobjc final var drop: ListDrop?

    /// Gets data ready before rows are seen. Not kept alive. Default: nil.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetching = PrefetchPlan() } }
    }

    /// True if ``prefetchDataSource`` is asked. Default: true.
    open var isPrefetchingEnabled = true

    // MARK: Heights

    // In points. ``automaticDimension`` goes by the content, or by what is usual.

    /// How high rows are that ``delegate`` says nothing of. Default: ``automaticDimension``.
    ///
    /// Tables whose rows are all of one height cost the same with any number of rows.
    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { noteHeightsAreStale() } } }
    /// The same for headers. In plain tables only sections with a title or a view have one. Default: ``automaticDimension``.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { noteHeightsAreStale() } }
    }
    /// The same for footers.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { noteHeightsAreStale() } }
    }

    /// The height that stands for rows that were not seen yet; 0 has all heights asked at once. Default: ``automaticDimension``.
    ///
    /// By default, estimates are made only for rows that go by their content.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { noteHeightsAreStale() } }
    }
    /// The same for headers.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { noteHeightsAreStale() } }
    }
    /// The same for footers.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { noteHeightsAreStale() } }
    }

    /// The gap above headers of a plain table; by default none.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { noteHeightsAreStale() } }
    }

    // MARK: Lines

    /// Says whether there are lines between rows. Default: a hairline.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { if separatorStyle != oldValue { noteCellContextsAreStale() } }
    }

    /// The colour of those lines; nil is the usual one. Default: nil reads as that colour.
    open var separatorColor: UIColor? {
        get { givenSeparatorColor ?? .separator }
        set {
            guard newValue != givenSeparatorColor else { return }
            givenSeparatorColor = newValue
            noteCellContextsAreStale()
        }
    }
    @nonobjc final private(set) var givenSeparatorColor: UIColor?

    /// The effect of the separators, instead of their colour. Default: nil.
    open var separatorEffect: UIVisualEffect? { didSet { if separatorEffect != oldValue { noteCellContextsAreStale() } } }

    /// How high the rows are that a plain table with room below its last row shows lines for; ``automaticDimension`` is as high as
    /// others. Not below a ``tableFooterView``. Default: 0, no lines.
    open var fillerRowHeight: CGFloat = 0 { didSet { if fillerRowHeight != oldValue { setNeedsLayout() } } }

    /// How far the lines stay away from the sides, in points; only left and right count. Default: as far as the text of cells.
    open var separatorInset: UIEdgeInsets {
        get { givenSeparatorInset ?? UIEdgeInsets(top: 0, left: automaticSeparatorInset, bottom: 0, right: 0) }
        set {
            guard newValue != givenSeparatorInset else { return }
            givenSeparatorInset = newValue
            noteCellContextsAreStale()
        }
    }
    @nonobjc final private(set) var givenSeparatorInset: UIEdgeInsets?

    /// The edges that ``separatorInset`` is counted from. Default: the edges of cells.
    open var separatorInsetReference: UITableView.SeparatorInsetReference = .fromCellEdges {
        didSet { if separatorInsetReference != oldValue { noteCellContextsAreStale() } }
    }

    /// True if content is kept to a width that is good to read, in wide tables. Default: false.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { noteCellContextsAreStale() } }
    }

    /// True if content of cells, headers and footers keeps clear of the safe area at the sides. Default: true.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { noteCellContextsAreStale() } }
    }

    // MARK: Other views

    /// A view above all sections, as wide as the table and as high as its own frame says when it is set. Default: nil.
    open var tableHeaderView: UIView? { didSet { replaceHeaderOrFooter(oldValue, with: tableHeaderView) } }
    /// The same below all sections.
    open var tableFooterView: UIView? { didSet { replaceHeaderOrFooter(oldValue, with: tableFooterView) } }

    /// A view behind all rows that fills the table and does not scroll. Default: nil.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } } }

    // MARK: Selecting

    /// True if rows can be selected by tapping. Default: true.
    open var allowsSelection = true
    /// True if rows can be selected while the table is edited. Default: false.
    open var allowsSelectionDuringEditing = false
    /// True if several rows can be selected; a tap on one that is deselects it. Default: false.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection, oldValue { keepOneSelected() } } }
    /// The same while the table is edited; a circle in each row then shows it. Default: false.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { noteCellContextsAreStale() } }
    }

    // MARK: Focus

    /// True if the focus of a hardware keyboard can go to rows. The delegate comes first, and a row that cannot be selected has none.
    /// Default: true.
    // ad-hoc: the default is the system's affair
    open var allowsFocus = true
    /// The same while the table is edited. Default: true.
    open var allowsFocusDuringEditing = true
    /// True if a row is selected when it gets the focus. Default: false.
    open var selectionFollowsFocus = false
    /// True if the focus goes to the row that had it last when it comes back to the table. Default: false.
    open var remembersLastFocusedIndexPath = false

    /// The cell of the row that is to have the focus first.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredFocusCell.map { [$0] } ?? [] }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { mayUpdateFocus(context) }

    open override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidUpdate(context, coordinator)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var isFocusGroup: Bool { true }
    @_spi(ForasteroInternal)
    @nonobjc open override var isFocusList: Bool { true }
    @_spi(ForasteroInternal)
    @nonobjc open override var focusItemToRestore: UIView? { restoredFocusCell }
    @_spi(ForasteroInternal)
    @nonobjc open override func focusStep(from item: UIView, heading: UIFocusHeading) -> FocusStep { focusStep(fromRowOf: item, heading) }

    // MARK: Editing

    /// True if rows show what can be done with them, or a swipe has opened one. Default: false.
    open var isEditing: Bool {
        get { editing.isOn || editing.swipe?.isEditingRow == true }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. Rows that can be edited get controls.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing, animated: animated) }

    // MARK: Index

    /// How many rows there must be for the index at the right edge to be shown. Default: 0.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { sectionIndexDidChange() } }
    }
    /// The colour of the titles of the index; nil is the tint. Default: nil.
    open var sectionIndexColor: UIColor? { didSet { if sectionIndexColor != oldValue { sectionIndexDidChange() } } }
    /// The background of the index; nil shows the table. Default: nil.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { if sectionIndexBackgroundColor != oldValue { sectionIndexDidChange() } }
    }
    /// The same while a finger is on the index. Default: nil.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { if sectionIndexTrackingBackgroundColor != oldValue { sectionIndexDidChange() } }
    }

    /// Asks for the titles of the index again.
    open func reloadSectionIndexTitles() { readSectionIndex() }

    // MARK: Overriding

    /// The size of the whole content. Computes the heights that are not known yet.
    open override var contentSize: CGSize {
        get {
            readContentIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        scrollGoal = nil
        super.setContentOffset(contentOffset, animated: animated)
    }

    /// Keeps which rows are selected, if the data source names them (`UIDataSourceModelAssociation`).
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    open override func layoutSubviews() {
        layOutContent()
        super.layoutSubviews()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        noteHeightsAreStale()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        noteCellContextsAreStale()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { beginTouch(touch) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        endTouch()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        cancelTouch()
    }

    /// Those at the sides alone: what a row keeps free above and below does not change as it scrolls past the edges.
    @_spi(ForasteroInternal)
    @nonobjc open override var marginsForSubviews: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: layoutMargins.left, bottom: 0, right: layoutMargins.right)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var describedDetails: [String] {
        super.describedDetails + ["dataSource: \(dataSource.map { UIView.reference(to: $0) } ?? "(null)")"]
    }

    @_spi(ForasteroInternal)
    @nonobjc open override func scrollDelegateDidChange() {
        super.scrollDelegateDidChange()
        givenDelegate = super.delegate as? any UITableViewDelegate
        tableDelegateMethods = TableDelegateMethods(of: givenDelegate)
        updateSwiping()
        updateContextMenus()
        updateSelectionSweep()
        noteHeightsAreStale()
    }

    // MARK: Private

    /// - Parameter background: That of the archive; nil where the archive says nothing, and in code.
    private func setUp(background: UIColor? = nil) {
        alwaysBounceVertical = true
        backgroundColor = background ?? (style == .plain ? .systemBackground : .systemGroupedBackground)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var spokenRole: SpokenRole? { .list }
    @_spi(ForasteroInternal)
    @nonobjc open override var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
}
