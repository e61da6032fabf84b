import UIKitCore
import UIKitLists

// The grip by which the row is moved.
extension UICollectionViewListCell {
    final func gripMoved(_ phase: CellGripPhase) {
        guard let owner = element.owner else { return }
        switch phase {
        case .began:
            owner.rowSwipe?.close(animated: true)
            guard let path = owner.indexPath(for: self) else { return }
            _ = owner.beginInteractiveMovementForItem(at: path)
        // Rows move along the list only.
        case .moved(let position):
            owner.updateInteractiveMovementTargetPosition(CGPoint(x: center.x, y: owner.convert(position, from: nil).y))
        case .ended: owner.endInteractiveMovement()
        case .cancelled: owner.cancelInteractiveMovement()
        }
    }
}
