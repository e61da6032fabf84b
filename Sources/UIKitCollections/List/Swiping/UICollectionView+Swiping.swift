import Foundation
import UIKitCore
import UIKitLists

// The actions at the ends of rows in lists, and their opening.
extension UICollectionView: RowSwipeHost {
    private var compositional: UICollectionViewCompositionalLayout? { arrangement.layout as? UICollectionViewCompositionalLayout }

    /// The controller of swipes over rows; nil where none can be opened.
    final var rowSwipe: RowSwipe? { compositional?.swipe }

    package final func swipedCell(at point: CGPoint) -> (any SwipedCell)? {
        shown.cells.map(\.cell).first { $0.superview === self && $0.frame.contains(point) } as? UICollectionViewListCell
    }

    package final func canSwipe(_ cell: any SwipedCell) -> Bool {
        guard let path = path(of: cell), (cell as? UICollectionViewListCell)?.status.isEditing == false else { return false }
        return compositional?.list(ofSection: path.section) != nil
    }

    package final func swipeActions(of cell: any SwipedCell, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let path = path(of: cell), let list = compositional?.list(ofSection: path.section)?.configuration else { return nil }
        let provider = isTrailing ? list.trailingSwipeActionsConfigurationProvider : list.leadingSwipeActionsConfigurationProvider
        guard let configuration = provider?(path), !configuration.actions.isEmpty else { return nil }
        return configuration
    }

    package final func shows(_ cell: any SwipedCell) -> Bool { path(of: cell) != nil }

    package final func swipeWillBegin(on cell: any SwipedCell) {}

    package final func swipeDidEnd(on cell: any SwipedCell) {}

    private func path(of cell: any SwipedCell) -> IndexPath? { (cell as? UICollectionViewCell).flatMap(indexPath) }

    /// The effect of a minus that nobody handles.
    final func openSwipeActions(of cell: UICollectionViewListCell) {
        guard let configuration = swipeActions(of: cell, isTrailing: true) else { return }
        compositional?.swipe?.open(cell, configuration)
    }
}
