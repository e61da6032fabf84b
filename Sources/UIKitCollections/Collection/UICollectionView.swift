import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// Items in sections, placed by a layout, of which only those that can be seen have views.
///
/// A data source says how many items there are and gives the cell for each when it comes into sight; cells that leave are used again.
/// Data are read when the view is laid out, or when something is asked that depends on them; ``reloadData()`` has them read again.
// apple: https://developer.apple.com/documentation/uikit/uicollectionview
// Further members are in `UICollectionView+….swift`. What is `@objc open` there can be overridden like what is here.
@preconcurrency @MainActor @objcMembers open class UICollectionView: UIScrollView {
    /// The data.
    @nonobjc final var content = CollectionContent()
    /// The layout.
    @nonobjc final var arrangement: CollectionArrangement
    /// The visible elements.
    @nonobjc final var shown = ShownElements()
    @nonobjc final var queues = ElementQueues()
    @nonobjc final var selection = ListSelection()
    @nonobjc final var highlight = ItemHighlight()
    @nonobjc final var focus = ListFocus()
    @nonobjc final var movement: ItemMovement?
    /// Items that are shown and that the data source does not have.
    @nonobjc final var placeholders = ListPlaceholders<UICollectionViewPlaceholder>()
    /// True if paths that code gives and gets are those that are shown.
    @nonobjc final var speaksOfShownPositions = false
    /// The edits of an open update.
    @nonobjc final var batch = ListBatch()
    /// Called when all elements have come to rest after the update that is open.
    @nonobjc final var updateCompletions: [(Bool) -> Void] = []
    /// The item that is being reconfigured, with the cell that it keeps.
    @nonobjc final var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    @nonobjc final var prefetch = ItemPrefetch()
    @nonobjc final var selectionSweep: SelectionSweep?
    private weak var givenDataSource: (any UICollectionViewDataSource)?
    private weak var givenDelegate: (any UICollectionViewDelegate)?
    @nonobjc final private(set) var sourceMethods: CollectionSourceMethods = []
    @nonobjc final private(set) var collectionDelegateMethods: CollectionDelegateMethods = []

    // MARK: Creating

    /// A collection view with a frame in its future superview's coordinates.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        arrangement = CollectionArrangement(layout: layout)
        super.init(frame: frame)
        arrangement.bounds = bounds
        setUp()
    }

    /// Stops the process: a collection view needs a layout.
    public convenience override init(frame: CGRect) {
        Self.stopWithoutLayout()
    }

    public required init?(coder: NSCoder) {
        arrangement = CollectionArrangement(layout: Self.decodedLayout(from: coder) ?? UICollectionViewLayout())
        super.init(coder: coder)
        arrangement.bounds = bounds
        setUp(background: backgroundColor)
        decodeCollection(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeCollection(to: coder)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var archivedSubviews: [UIView] { [] }

    // MARK: Data

    /// Where the data come from. Not kept alive. Default: nil, no items. Data are read again after it is set.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { givenDataSource }
        set {
            givenDataSource = newValue
            sourceMethods = CollectionSourceMethods(of: newValue)
            forgetData()
        }
    }

    /// Decides what can be done with items, and is notified of what the user does. Not kept alive. Default: nil.
    ///
    /// The same object is notified of scrolling.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { givenDelegate }
        set { super.delegate = newValue }
    }

    /// Shows the menus of items; nil where ``delegate`` has none for them.
    open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus?.interaction }
    @nonobjc final var contextMenus: CollectionContextMenus?
    @nonobjc final var editMenus: RowEditMenu?
    /// The titles at the edge that lead to items.
    @nonobjc final var itemIndex = SectionIndex()

    /// Says what is dragged out of the collection view. Not kept alive. Default: nil, nothing.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragAndDropDidChange() } }
    /// Takes what is dropped on it. Not kept alive. Default: nil.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragAndDropDidChange() } }
    /// Says whether items can be dragged. Default: true on a pad, false on a phone.
    open var dragInteractionEnabled = UIDevice.current.userInterfaceIdiom == .pad {
        didSet { if dragInteractionEnabled != oldValue { dragAndDropDidChange() } }
    }
    /// How soon others make room for an item that is dragged over them. Default: immediate.
    open var reorderingCadence = UICollectionView.ReorderingCadence.immediate
    @nonobjc final var drag: ListDrag?
    @nonobjc final var drop: ListDrop?

    /// Gets data ready before items are seen. Not kept alive. Default: nil.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetch = ItemPrefetch() } }
    }

    /// True if ``prefetchDataSource`` is called. Default: true.
    open var isPrefetchingEnabled = true

    // MARK: Layout

    /// The layout, which decides the frames of elements. Setting it shows another layout at once, without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { arrangement.layout }
        set { changeLayout(to: newValue) }
    }

    /// Which changes of their content have cells measured again. Default: enabled.
    open var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation = .enabled

    // MARK: Other views

    /// A view behind all elements that fills the collection view and does not scroll. Default: nil.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } } }

    // MARK: Selecting

    /// True if items can be selected by tapping. Default: true.
    open var allowsSelection = true
    /// True if several items can be selected; a tap on one that is deselects it. Default: false.
    open var allowsMultipleSelection = false { didSet { if !allowsMultipleSelection, oldValue { keepOneSelected() } } }
    /// True if items can be selected while the collection view is edited. Default: false.
    open var allowsSelectionDuringEditing = false
    /// True if several can be then, which lets items be selected too. Default: false.
    open var allowsMultipleSelectionDuringEditing = false

    /// True if items are being edited; cells then show what can be done. Default: false.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    // MARK: Focus

    /// True if the focus of a hardware keyboard can go to items. The delegate comes first, and an item that cannot be selected has none.
    /// Default: true.
    // ad-hoc: the default is the system's affair
    open var allowsFocus = true
    /// The same while the collection view is edited. Default: true.
    open var allowsFocusDuringEditing = true
    /// True if an item is selected when it gets the focus. Default: false.
    open var selectionFollowsFocus = false
    /// True if the focus goes to the item that had it last when it comes back to the collection view. Default: false.
    open var remembersLastFocusedIndexPath = false

    /// The cell of the item that is to have the focus first.
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
    @nonobjc open override func focusStep(from item: UIView, heading: UIFocusHeading) -> FocusStep {
        focusStep(fromItemOf: item, heading)
    }

    // MARK: Overriding

    open override func layoutSubviews() {
        layOutContent()
        super.layoutSubviews()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insetsDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        insetsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
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

    @_spi(ForasteroInternal)
    @nonobjc open override func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
        let target = arrangement.layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
        return target.x.isFinite && target.y.isFinite ? target : proposed
    }

    /// Those at the sides alone: what an item keeps free above and below does not change as it scrolls past the edges.
    @_spi(ForasteroInternal)
    @nonobjc open override var marginsForSubviews: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: layoutMargins.left, bottom: 0, right: layoutMargins.right)
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var describedDetails: [String] {
        let reference = { (object: AnyObject?) in object.map { UIView.reference(to: $0) } ?? "(null)" }
        return super.describedDetails + ["layout: \(reference(collectionViewLayout))", "dataSource: \(reference(dataSource))"]
    }

    @_spi(ForasteroInternal)
    @nonobjc open override func scrollDelegateDidChange() {
        super.scrollDelegateDidChange()
        givenDelegate = super.delegate as? any UICollectionViewDelegate
        collectionDelegateMethods = CollectionDelegateMethods(of: givenDelegate)
        delegateDidChange()
    }

    // MARK: Private

    /// - Parameter background: That of the archive; nil where the archive says nothing, and in code.
    private func setUp(background: UIColor? = nil) {
        backgroundColor = background ?? .systemBackground
        arrangement.layout.status.owner = self
    }

    private static func stopWithoutLayout() -> Never {
        fatalError(
            "UICollectionView must be initialized with a non-nil layout parameter. "
                + "Make it with init(frame:collectionViewLayout:), for instance with a UICollectionViewFlowLayout.")
    }
}
