import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Two fingers select items.
extension UICollectionView: SweptList {
    package func shouldBeginSweep(at point: CGPoint) -> Bool {
        guard let path = indexPathForItem(at: point) else { return false }
        return delegate?.collectionView?(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    package func didBeginSweep(at position: ListPosition) {
        if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
        delegate?.collectionView?(self, didBeginMultipleSelectionInteractionAt: dataPath(of: position.path))
    }

    package func didEndSweep() { delegate?.collectionViewDidEndMultipleSelectionInteraction?(self) }

    package func sweptPosition(at point: CGPoint) -> ListPosition? { shownPath(at: point).map { ListPosition($0) } }

    package func positions(from first: ListPosition, through last: ListPosition) -> [ListPosition] {
        guard content.contains(first), content.contains(last) else { return [] }
        return (first.section...last.section).flatMap { section -> [ListPosition] in
            let low = section == first.section ? first.row : 0
            let high = section == last.section ? last.row : content.counts[section] - 1
            return low <= high ? (low...high).map { ListPosition(section: section, row: $0) } : []
        }
    }

    package var selectedPositions: [ListPosition] { selection.positions }
}
