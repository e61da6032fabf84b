import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The focus of a hardware keyboard goes from row to row.
extension UITableView {
    /// Returns true if a row can have the focus: as the delegate says, else if it can be selected.
    final func mayFocus(_ position: ListPosition) -> Bool {
        guard content.layout.contains(position), placeholder(at: position) == nil else { return false }
        if tableDelegateMethods.contains(.canFocus) {
            return delegate?.tableView?(self, canFocusRowAt: dataPosition(of: position).path) ?? true
        }
        return (isEditing ? allowsFocusDuringEditing : allowsFocus) && allowsSelectionNow
    }

    /// The row that a view is in; nil for what is in none of this table.
    final func focusPosition(of view: UIView) -> ListPosition? { focusCell(around: view).flatMap(shown.position) }

    private func focusCell(around view: UIView) -> UITableViewCell? {
        sequence(first: view, next: \.superview).lazy.compactMap { $0 as? UITableViewCell }.first { $0.host === self }
    }

    /// The cell of a row that can have the focus, after it was scrolled into sight.
    final func bringForFocus(_ position: ListPosition) -> UITableViewCell? {
        readContentIfNeeded()
        guard mayFocus(position), let path = givenPath(position) else { return nil }
        scrollToRow(at: path, at: .none, animated: false)
        layoutIfNeeded()
        return shown.cell(at: position).flatMap { FocusSearch.isFocusable($0) ? $0 : nil }
    }

    /// Up and down lead to the next row that can have the focus. Tables have nothing beside a row.
    final func focusStep(fromRowOf item: UIView, _ heading: UIFocusHeading) -> FocusStep {
        guard heading == .up || heading == .down, let cell = focusCell(around: item) else { return .free }
        readContentIfNeeded()
        guard var position = shown.position(of: cell) else { return .end }
        while let next = neighbour(of: position, isBelow: heading == .down) {
            if let cell = bringForFocus(next) { return .item(cell) }
            position = next
        }
        return .end
    }

    private func neighbour(of position: ListPosition, isBelow: Bool) -> ListPosition? {
        if isBelow {
            if position.row + 1 < content.counts[position.section] { return ListPosition(section: position.section, row: position.row + 1) }
            let next = content.counts.indices.first { $0 > position.section && content.counts[$0] > 0 }
            return next.map { ListPosition(section: $0, row: 0) }
        }
        if position.row > 0 { return ListPosition(section: position.section, row: position.row - 1) }
        let former = content.counts.indices.last { $0 < position.section && content.counts[$0] > 0 }
        return former.map { ListPosition(section: $0, row: content.counts[$0] - 1) }
    }

    // MARK: Where it goes first

    /// The row that had the focus last if that is remembered, else the one that the delegate names, a selected one, or the first in sight.
    final var preferredFocusCell: UITableViewCell? {
        layOutIfStale()
        readContentIfNeeded()
        if remembersLastFocusedIndexPath, let last = focus.last, let cell = bringForFocus(last) { return cell }
        if let path = delegate?.indexPathForPreferredFocusedView?(in: self) ?? nil, let cell = bringForFocus(shownPosition(of: path)) {
            return cell
        }
        let cells = shown.rows.filter { FocusSearch.isFocusable($0.cell) }
        return (cells.first { selection.contains($0.position) && isSeen($0.cell) } ?? cells.first { isSeen($0.cell) } ?? cells.first)?.cell
    }

    private func isSeen(_ cell: UITableViewCell) -> Bool { bounds.inset(by: adjustedContentInset).contains(cell.frame) }

    /// The row that the focus is in, or was in last, brought into sight.
    final var restoredFocusCell: UITableViewCell? { (focus.position ?? focus.last).flatMap(bringForFocus) }

    /// A cell is about to show a row: maybe the one that has the focus.
    final func returnFocus(to cell: UITableViewCell, at position: ListPosition) {
        guard focus.position == position else { return }
        UIFocusSystem.focusSystem(for: self)?.adopt(cell, in: self)
    }

    // MARK: Moves

    final func mayUpdateFocus(_ context: UIFocusUpdateContext) -> Bool {
        delegate?.tableView?(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
    }

    final func focusDidUpdate(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let position = context.nextFocusedView.flatMap(focusPosition)
        focus.go(to: position)
        delegate?.tableView?(self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
        guard let position, focus.position == position, context.nextFocusedView is UITableViewCell else { return }
        if followsFocus(at: position) { focusSelects(position) }
    }

    private func followsFocus(at position: ListPosition) -> Bool {
        guard selectionFollowsFocus, allowsSelectionNow, content.layout.contains(position) else { return false }
        return delegate?.tableView?(self, selectionFollowsFocusForRowAt: dataPosition(of: position).path) ?? true
    }
}
