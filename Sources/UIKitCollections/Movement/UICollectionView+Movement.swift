import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

extension UICollectionView {
    /// Begins to move an item by hand. Returns false if the data source does not let it be moved.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/begininteractivemovementforitem(at:)
    @objc(beginInteractiveMovementForItemAtIndexPath:)
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard movement == nil, !batch.isOpen, sourceMethods.contains(.move), let dataSource else { return false }
        readLayoutIfNeeded()
        // Where there is a placeholder, items stay where they are: nobody could say where one would go.
        guard placeholders.isEmpty, indexPath.count == 2, content.contains(ListPosition(indexPath)) else { return false }
        if sourceMethods.contains(.canMove), dataSource.collectionView?(self, canMoveItemAt: indexPath) != true { return false }
        guard let cell = cellForItem(at: indexPath) else { return false }
        cancelTouch()
        movement = ItemMovement(of: self, cell: cell, at: indexPath)
        cell.status.isReordering = true
        cell.setNeedsUpdateConfiguration()
        return true
    }

    /// Moves the item's middle to a point of the content. Others make room where it would come to stand.
    @objc open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let movement, targetPosition.x.isFinite, targetPosition.y.isFinite else { return }
        let former = movement.position
        movement.position = targetPosition
        let layout = arrangement.layout
        let target = allowedTarget(of: movement, layout)
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: targetPosition, previousIndexPaths: [movement.target],
            previousPosition: former)
        layout.invalidateLayout(with: context)
        if target != movement.target {
            let old = movement.target
            movement.target = target
            shift(old, to: target)
        }
        UIView.performWithoutAnimation { layOutContent() }
        movement.updateScrolling()
    }

    /// Ends moving: the data source is notified of another position, and the item goes to where it belongs.
    @objc open func endInteractiveMovement() {
        guard let movement else { return }
        release(movement, to: movement.target, isCancelled: false)
        if movement.target != movement.source {
            dataSource?.collectionView?(self, moveItemAt: movement.source, to: movement.target)
        }
        settle(movement)
    }

    /// Ends moving: the item goes back to where it was. The data source is not notified.
    @objc open func cancelInteractiveMovement() {
        guard let movement else { return }
        let target = movement.target
        movement.target = movement.source
        release(movement, to: movement.source, isCancelled: true)
        if target != movement.source { shift(target, to: movement.source) }
        settle(movement)
    }

    // MARK: Internal

    /// The path by which the data source knows an item.
    final func sourcePath(of path: IndexPath) -> IndexPath { dataPath(of: movement?.sourcePath(of: path) ?? path) }

    /// Where the item that is moved is shown.
    final func liftedAttributes() -> UICollectionViewLayoutAttributes? {
        guard let movement else { return nil }
        return arrangement.layout.layoutAttributesForInteractivelyMovingItem(at: movement.target, withTargetPosition: movement.position)
    }

    private func allowedTarget(of movement: ItemMovement, _ layout: UICollectionViewLayout) -> IndexPath {
        let proposed = layout.targetIndexPath(forInteractivelyMovingItem: movement.target, withPosition: movement.position)
        guard proposed != movement.target, proposed.count == 2, content.contains(ListPosition(proposed)) else { return movement.target }
        var target = proposed
        let selector = #selector(
            UICollectionViewDelegate.collectionView(
                _:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:))
        if let delegate, delegate.responds(to: selector) {
            target =
                delegate.collectionView?(
                    self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.source, atCurrentIndexPath: movement.target,
                    toProposedIndexPath: proposed) ?? proposed
        } else {
            target =
                delegate?.collectionView?(self, targetIndexPathForMoveFromItemAt: movement.source, toProposedIndexPath: proposed)
                ?? proposed
        }
        return target.count == 2 && content.contains(ListPosition(target)) ? target : movement.target
    }

    /// Shows an item at another position than before, as if the data had changed.
    private func shift(_ old: IndexPath, to new: IndexPath) {
        var counts = content.counts
        counts[old.section] -= 1
        counts[new.section] += 1
        var update = ListUpdate()
        update.moveRow(at: old, to: new)
        let changes = update.resolvedOrStop(before: content.counts, after: counts, words: .collection)
        BatchTransition(of: self, changes: changes).run { _ in }
    }

    private func release(_ movement: ItemMovement, to path: IndexPath, isCancelled: Bool) {
        movement.stop()
        let layout = arrangement.layout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [path], previousIndexPaths: [movement.source], movementCancelled: isCancelled))
        self.movement = nil
        movement.cell.status.isReordering = false
        movement.cell.setNeedsUpdateConfiguration()
    }

    /// The item goes from where the finger had it to its position.
    private func settle(_ movement: ItemMovement) {
        arrangement.window = nil
        guard window != nil, UIView.areAnimationsEnabled else { return layOutContent() }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) { self.layOutContent() }
    }

    /// Movement ends without a word when the data are reloaded.
    final func abandonMovement() {
        movement?.stop()
        movement?.cell.status.isReordering = false
        movement = nil
    }
}
