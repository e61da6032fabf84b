import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Asking where elements are, and for their views.
extension UICollectionView {
    /// Where an item stands, as the layout says; nil for one that there is not.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/layoutattributesforitem(at:)
    @objc(layoutAttributesForItemAtIndexPath:)
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        readLayoutIfNeeded()
        guard let path = shownPath(of: indexPath), content.contains(ListPosition(path)) else { return nil }
        return arrangement.layout.placedAttributes(of: ElementKey(cellAt: path))
    }

    /// The same for a supplementary view.
    @objc(layoutAttributesForSupplementaryElementOfKind:atIndexPath:)
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        readLayoutIfNeeded()
        return arrangement.layout.placedAttributes(of: ElementKey(category: .supplementaryView, kind: kind, path: indexPath))
    }

    /// The item at a point of the content, the one in front if there are several; nil between items.
    @objc(indexPathForItemAtPoint:)
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { shownPath(at: point).flatMap(givenPath) }

    /// The same, as it is shown.
    final func shownPath(at point: CGPoint) -> IndexPath? {
        readLayoutIfNeeded()
        let hit = elementsForQuestion(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
            .filter { $0.representedElementCategory == .cell && !$0.isHidden && arrangement.layout.shownFrame(of: $0).contains(point) }
            .max { $0.zIndex < $1.zIndex }
        return hit?.indexPath
    }

    /// The elements that the layout names in a rectangle, for a question in between. Sections that scroll by themselves then take what is
    /// shown for known, so that it is asked for again with the next layout.
    final func elementsForQuestion(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let layout = arrangement.layout
        let found = layout.elementsToShow(in: rect)
        if layout.movesElements { layout.status.generation += 1 }
        return found
    }

    /// The item that a cell shows; nil for a cell that is not seen.
    @objc(indexPathForCell:)
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        shown.path(of: cell).flatMap(givenPath)
    }

    /// The cell of an item that can be seen; nil for others.
    @objc(cellForItemAtIndexPath:)
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownPath(of: indexPath).flatMap(shown.cell) }

    /// The cells that can be seen.
    @objc open var visibleCells: [UICollectionViewCell] { shown.cells.map(\.cell) }

    /// The items that can be seen.
    @objc open var indexPathsForVisibleItems: [IndexPath] { shown.cells.compactMap { givenPath($0.path) } }

    /// A supplementary view that can be seen; nil for others.
    @objc(supplementaryViewForElementKind:atIndexPath:)
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shown.elements[ElementKey(category: .supplementaryView, kind: elementKind, path: indexPath)]?.view
    }

    /// The supplementary views of a kind that can be seen.
    @objc(visibleSupplementaryViewsOfKind:)
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownSupplementaries(ofKind: elementKind).map(\.view)
    }

    /// Where those stand.
    @objc(indexPathsForVisibleSupplementaryElementsOfKind:)
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownSupplementaries(ofKind: elementKind).map(\.path)
    }

    private func shownSupplementaries(ofKind kind: String) -> [(path: IndexPath, view: UICollectionReusableView)] {
        shown.elements.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
            .map { ($0.key.path, $0.value.view) }.sorted { $0.0 < $1.0 }
    }
}
