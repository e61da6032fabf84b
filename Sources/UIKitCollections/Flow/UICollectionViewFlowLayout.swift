import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Places items in lines, one after the other, with headers and footers around each section.
///
/// A line takes items as long as they fit. Full lines are spread over their length; the last line of a section goes on like a full one if
/// its items are of one size, and otherwise keeps the least spacing. Items of a line are on its middle. Origins lie on pixels.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
// Bodies are in `UICollectionViewFlowLayout+….swift`.
@preconcurrency @MainActor @objcMembers open class UICollectionViewFlowLayout: UICollectionViewLayout {
    @nonobjc final var flow = FlowStatus()

    // MARK: Creating

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeFlow(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeFlow(to: coder)
    }

    // MARK: Properties

    // Setting one to something else invalidates the layout. Where the delegate has the method for it, that goes first.

    /// The least gap between lines, in points. Default: 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }

    /// The least gap between items of a line, in points. Default: 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }

    /// How large items are, in points. Default: 50 × 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }

    /// The size that stands for items that size themselves; zero where they do not. Default: zero.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            flow.measured.removeAll()
            invalidateLayout()
        }
    }

    /// The direction of scrolling. Lines run across it. Default: vertical.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }

    /// How long headers are in the direction of scrolling; the other side does not matter. Default: zero, none.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }

    /// The same for footers.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }

    /// The insets around the items of a section, inside header and footer. Default: zero.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }

    /// The edges that ``sectionInset`` is counted from. Default: the content's insets.
    open var sectionInsetReference: UICollectionViewFlowLayout.SectionInsetReference = .fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }

    /// True if headers stay in sight as long as something of their section is. Default: false.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    /// The same for footers.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: The layout

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    @_spi(ForasteroInternal)
    @nonobjc open override var isBuiltOnCounts: Bool { true }

    open override func prepare() {
        super.prepare()
        prepareFlow()
    }

    open override var collectionViewContentSize: CGSize { flowContentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { flowElements(in: rect) }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flowAttributes(ofItemAt: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        flowAttributes(ofKind: elementKind, at: indexPath) ?? emptyEdge(ofKind: elementKind, at: indexPath)
    }

    // MARK: Invalidating

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        takeFlowInvalidation(context)
        super.invalidateLayout(with: context)
    }

    /// Returns true if lines are of another length in other bounds, or headers and footers stay in sight.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { flowDependsOn(newBounds) }

    /// Asks for sizes again where the length of lines is another.
    open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        flowContext(forBounds: newBounds)
    }

    /// Returns true if an item is of another size than it was taken for, and says so by itself.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { flowDepends(on: preferredAttributes, instead: originalAttributes) }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { flowContext(forPreferred: preferredAttributes) }

    // MARK: For the collection view

    @nonobjc override func elementsToShow(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let elements = super.elementsToShow(in: rect)
        warnOfChangedOriginals()
        return elements
    }

    @nonobjc override var namesFittedAxes: Bool { true }
    @nonobjc override var dependsOnInsets: Bool { flowDependsOnInsets }
    @nonobjc override var followsDirection: Bool { false }

    @nonobjc override func itemsDidMove(_ newPosition: (IndexPath) -> IndexPath?) { moveMeasuredSizes(newPosition) }
}
