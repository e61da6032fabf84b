import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Two fingers select items.
extension UICollectionView: SweptList {
    package func shouldBeginSweep(at point: CGPoint) -> Bool {
        guard let path = indexPathForItem(at: point) else { return false }
        return delegate?.collectionView?(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }

    package func didBeginSweep(at place: ListPlace) {
        if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
        delegate?.collectionView?(self, didBeginMultipleSelectionInteractionAt: dataPath(of: place.path))
    }

    package func didEndSweep() { delegate?.collectionViewDidEndMultipleSelectionInteraction?(self) }

    package func sweptPlace(at point: CGPoint) -> ListPlace? { shownPath(at: point).map { ListPlace($0) } }

    package func places(from first: ListPlace, through last: ListPlace) -> [ListPlace] {
        guard content.contains(first), content.contains(last) else { return [] }
        return (first.section...last.section).flatMap { section -> [ListPlace] in
            let low = section == first.section ? first.row : 0
            let high = section == last.section ? last.row : content.counts[section] - 1
            return low <= high ? (low...high).map { ListPlace(section: section, row: $0) } : []
        }
    }

    package var selectedPlaces: [ListPlace] { selection.places }
}
