import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A context in which nothing is invalid.
///
/// A layout that names its subclass in ``UICollectionViewLayout/invalidationContextClass`` may note more in it.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
@preconcurrency @MainActor @objcMembers open class UICollectionViewLayoutInvalidationContext: UIObject {
    public override init() { super.init() }

    /// True if the data are reloaded, so nothing that was known of them holds. Set by the collection view.
    open var invalidateEverything: Bool { isForEverything }

    /// True if numbers of sections or items may be different. Set by the collection view.
    open var invalidateDataSourceCounts: Bool { isForCounts }

    @nonobjc final var isForEverything = false
    @nonobjc final var isForCounts = false

    // MARK: Elements

    /// The items whose attributes do not hold any more, sorted, each once; nil where none was named.
    open var invalidatedItemIndexPaths: [IndexPath]? { items?.sorted() }

    /// The same for supplementary views, by kind.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries?.mapValues { $0.sorted() } }

    /// The same for decoration views, by kind.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations?.mapValues { $0.sorted() } }

    private var items: Set<IndexPath>?
    private var supplementaries: [String: Set<IndexPath>]?
    private var decorations: [String: Set<IndexPath>]?

    /// Notes items whose attributes do not hold any more.
    @objc(invalidateItemsAtIndexPaths:)
    open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []).union(indexPaths) }

    /// Notes supplementary views of a kind whose attributes do not hold any more.
    @objc(invalidateSupplementaryElementsOfKind:atIndexPaths:)
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaries = supplementaries ?? [:]
        supplementaries?[elementKind, default: []].formUnion(indexPaths)
    }

    /// Notes decoration views of a kind whose attributes do not hold any more.
    @objc(invalidateDecorationElementsOfKind:atIndexPaths:)
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorations = decorations ?? [:]
        decorations?[elementKind, default: []].formUnion(indexPaths)
    }

    // MARK: Adjustments

    /// The distance added to the content offset when the invalidation takes effect. Default: zero.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The size added to the content size when the invalidation takes effect. Default: zero.
    open var contentSizeAdjustment = CGSize.zero

    // MARK: Moving by hand

    /// Where the items stood that a finger moves; nil if none does.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where those items stand now; nil if none is moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the finger has them, in the coordinates of the content. Default: zero.
    open internal(set) var interactiveMovementTarget = CGPoint.zero
}
