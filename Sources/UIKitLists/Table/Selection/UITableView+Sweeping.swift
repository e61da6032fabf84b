import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Two fingers select rows.
extension UITableView: SweptList {
    package func shouldBeginSweep(at point: CGPoint) -> Bool {
        guard let position = sweptPosition(at: point), placeholder(at: position) == nil else { return false }
        return delegate?.tableView?(self, shouldBeginMultipleSelectionInteractionAt: dataPosition(of: position).path) ?? false
    }

    package func didBeginSweep(at position: ListPosition) {
        if isEditing { allowsMultipleSelectionDuringEditing = true } else { allowsMultipleSelection = true }
        delegate?.tableView?(self, didBeginMultipleSelectionInteractionAt: dataPosition(of: position).path)
    }

    package func didEndSweep() { delegate?.tableViewDidEndMultipleSelectionInteraction?(self) }

    package func sweptPosition(at point: CGPoint) -> ListPosition? {
        content.freshness == .current ? content.layout.row(at: point.y) : nil
    }

    package func positions(from first: ListPosition, through last: ListPosition) -> [ListPosition] {
        guard content.layout.contains(first), content.layout.contains(last) else { return [] }
        let counts = content.layout.rowCounts
        return (first.section...last.section).flatMap { section -> [ListPosition] in
            let low = section == first.section ? first.row : 0
            let high = section == last.section ? last.row : counts[section] - 1
            return low <= high ? (low...high).map { ListPosition(section: section, row: $0) } : []
        }
    }

    package var selectedPositions: [ListPosition] { selection.positions }

    /// Two fingers select where the delegate has the method for it.
    func updateSelectionSweep() {
        let selector = #selector(UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:))
        let sweeps = delegate?.responds(to: selector) ?? false
        guard sweeps != (selectionSweep != nil) else { return }
        if let selectionSweep { removeGestureRecognizer(selectionSweep.recognizer) }
        selectionSweep = sweeps ? SelectionSweep(of: self) : nil
    }
}
