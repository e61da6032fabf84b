import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Two fingers select rows.
extension UITableView: SweptList {
    package func shouldBeginSweep(at point: CGPoint) -> Bool {
        guard let place = sweptPlace(at: point), placeholder(at: place) == nil else { return false }
        return delegate?.tableView?(self, shouldBeginMultipleSelectionInteractionAt: dataPlace(of: place).path) ?? false
    }

    package func didBeginSweep(at place: ListPlace) {
        if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
        delegate?.tableView?(self, didBeginMultipleSelectionInteractionAt: dataPlace(of: place).path)
    }

    package func didEndSweep() { delegate?.tableViewDidEndMultipleSelectionInteraction?(self) }

    package func sweptPlace(at point: CGPoint) -> ListPlace? {
        content.freshness == .current ? content.layout.row(at: point.y) : nil
    }

    package func places(from first: ListPlace, through last: ListPlace) -> [ListPlace] {
        guard content.layout.contains(first), content.layout.contains(last) else { return [] }
        let counts = content.layout.rowCounts
        return (first.section...last.section).flatMap { section -> [ListPlace] in
            let low = section == first.section ? first.row : 0
            let high = section == last.section ? last.row : counts[section] - 1
            return low <= high ? (low...high).map { ListPlace(section: section, row: $0) } : []
        }
    }

    package var selectedPlaces: [ListPlace] { selection.places }

    /// Two fingers select where the delegate has the method for it.
    func updateSelectionSweep() {
        let selector = #selector(UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:))
        let sweeps = delegate?.responds(to: selector) ?? false
        guard sweeps != (selectionSweep != nil) else { return }
        if let selectionSweep { removeGestureRecognizer(selectionSweep.recognizer) }
        selectionSweep = sweeps ? SelectionSweep(of: self) : nil
    }
}
