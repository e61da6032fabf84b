import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Bringing the collection view up to date with changed data and layouts.
extension UICollectionView {
    /// The nearest offset at which the content can rest.
    final func nearestOffset(to offset: CGPoint) -> CGPoint { nearestOffset(to: offset, content: contentSize) }

    final func nearestOffset(to offset: CGPoint, content contentSize: CGSize) -> CGPoint {
        let insets = adjustedContentInset
        let greatest = CGPoint(
            x: max(contentSize.width - bounds.width + insets.right, -insets.left),
            y: max(contentSize.height - bounds.height + insets.bottom, -insets.top))
        return CGPoint(x: min(max(offset.x, -insets.left), greatest.x), y: min(max(offset.y, -insets.top), greatest.y))
    }

    /// Where the content is to stand, as the layout and the delegate say of a proposal. What is no position is not taken.
    final func targetOffset(for proposed: CGPoint) -> CGPoint {
        var target = arrangement.layout.targetContentOffset(forProposedContentOffset: proposed)
        if collectionDelegateMethods.contains(.targetOffset), let delegate {
            target = delegate.collectionView?(self, targetContentOffsetForProposedContentOffset: target) ?? target
        }
        return target.x.isFinite && target.y.isFinite ? target : proposed
    }

    /// Has the data source fill the cell of a shown item. It gets the cell that the item has when it asks for one of its identifier.
    final func reconfigureItem(at path: IndexPath) {
        let key = ElementKey(cellAt: path)
        guard let element = shown.elements[key], let cell = element.view as? UICollectionViewCell else { return }
        guard placeholder(at: path) == nil else { return }
        reconfigured = (sourcePath(of: path), cell)
        let given = requestCell(at: sourcePath(of: path))
        reconfigured = nil
        _require(
            given === cell,
            "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when reconfiguring an item, "
                + "which is not allowed. You must dequeue a cell using the same registration or reuse identifier that was used to dequeue "
                + "the cell originally to obtain the existing cell. Index path: \(path), existing cell: \(cell), dequeued: \(given).")
        element.isToBeMeasured = true
        cell.setNeedsUpdateConfiguration()
        arrangement.window?.isApplied = false
        setNeedsLayout()
    }

    /// The cell that is being reconfigured, if it is the one that is asked for.
    final func takeReconfiguredCell(identifier: String, at path: IndexPath) -> UICollectionViewCell? {
        guard let reconfigured, reconfigured.path == path, reconfigured.cell.reuseIdentifier == identifier else { return nil }
        return reconfigured.cell
    }
}
