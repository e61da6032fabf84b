import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The touches on rows: a row is highlighted, and selected when the finger is lifted.
extension UITableView {
    func beginTouch(_ touch: UITouch) {
        // A touch beside what an open row offers closes it, and does nothing else.
        guard editing.swipe?.fingerCameDown(at: touch.location(in: self)) != true else { return }
        guard highlight.position == nil, allowsSelectionNow else { return }
        guard let position = ListPosition(touched: touch, in: self), placeholder(at: position) == nil, let cell = shown.cell(at: position)
        else {
            return
        }
        guard touch.view?.isDescendant(of: cell) == true else { return }
        highlight(position, cell)
    }

    /// Return or Space was pressed on a row: it does what a tap does.
    func pressRow(at position: ListPosition) -> Bool {
        guard highlight.position == nil, allowsSelectionNow, placeholder(at: position) == nil, let cell = shown.cell(at: position) else {
            return false
        }
        highlight(position, cell)
        endTouch()
        return true
    }

    private func highlight(_ position: ListPosition, _ cell: UITableViewCell) {
        let mayHighlight = delegate?.tableView?(self, shouldHighlightRowAt: dataPosition(of: position).path) ?? true
        // Whoever was asked may have changed the table.
        guard mayHighlight, shown.cell(at: position) === cell else { return }
        highlight = RowHighlight(position: position, cell: cell)
        cell.setHighlighted(true, animated: false)
        delegate?.tableView?(self, didHighlightRowAt: dataPosition(of: position).path)
    }

    /// The finger was lifted where it came down.
    func endTouch() {
        editing.swipe?.fingerLeft(isTap: true)
        guard let position = highlight.position else { return }
        let generation = content.generation
        unhighlight()
        guard content.generation == generation else { return }
        userTapped(position)
    }

    /// Scrolling, or something else, has taken the finger.
    package func cancelTouch() {
        editing.swipe?.fingerLeft(isTap: false)
        unhighlight()
    }

    private func unhighlight() {
        guard let position = highlight.position else { return }
        let cell = highlight.cell
        highlight = RowHighlight()
        cell?.setHighlighted(false, animated: false)
        delegate?.tableView?(self, didUnhighlightRowAt: dataPosition(of: position).path)
    }

    // MARK: Selecting

    private func userTapped(_ position: ListPosition) {
        if selection.contains(position), allowsSeveralSelected {
            if userDeselects(position) { announceSelection() }
        } else {
            userSelects(position)
        }
    }

    /// Two fingers have come over a row, or left it.
    package func sweep(_ position: ListPosition, selecting: Bool) {
        guard isRow(position), placeholder(at: position) == nil, selection.contains(position) != selecting else { return }
        guard selecting else {
            _ = userDeselects(position)
            return
        }
        guard let chosen = choice(for: position) else { return }
        markSelected(chosen, animated: false)
        delegate?.tableView?(self, didSelectRowAt: dataPosition(of: chosen).path)
    }

    /// The row that the delegate has selected when one is chosen; nil for none.
    private func choice(for position: ListPosition) -> ListPosition? {
        var chosen = position
        if let delegate, delegate.responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))) {
            guard let answer = delegate.tableView?(self, willSelectRowAt: dataPosition(of: position).path) ?? nil else { return nil }
            chosen = shownPosition(of: answer)
        }
        // Whoever was asked may have had the data read again.
        return isRow(chosen) ? chosen : nil
    }

    private func userSelects(_ position: ListPosition) {
        guard let chosen = selectByUser(position) else { return }
        if isRow(chosen), delegate?.tableView?(self, canPerformPrimaryActionForRowAt: dataPosition(of: chosen).path) ?? !isEditing {
            delegate?.tableView?(self, performPrimaryActionForRowAt: dataPosition(of: chosen).path)
        }
    }

    /// The focus has come to a row, and the selection follows it.
    func focusSelects(_ position: ListPosition) {
        if selection.positions != [position] { _ = selectByUser(position, alone: true) }
    }

    /// Returns the row that was selected; nil if none was.
    /// - Parameter alone: whether all others are deselected, also where several can be selected.
    private func selectByUser(_ position: ListPosition, alone: Bool = false) -> ListPosition? {
        guard let chosen = choice(for: position) else { return nil }
        if alone || !allowsSeveralSelected {
            for former in selection.positions where former != chosen { _ = userDeselects(former) }
            guard isRow(chosen) else { return nil }
        }
        markSelected(chosen, animated: false)
        delegate?.tableView?(self, didSelectRowAt: dataPosition(of: chosen).path)
        if isRow(chosen) { shown.cell(at: chosen)?.followSelectionSegue() }
        announceSelection()
        return chosen
    }

    /// Returns whether a row was deselected.
    private func userDeselects(_ position: ListPosition) -> Bool {
        var chosen = position
        if let delegate, delegate.responds(to: #selector(UITableViewDelegate.tableView(_:willDeselectRowAt:))) {
            guard let answer = delegate.tableView?(self, willDeselectRowAt: dataPosition(of: position).path) ?? nil else { return false }
            chosen = shownPosition(of: answer)
        }
        guard selection.contains(chosen) else { return false }
        markDeselected(chosen, animated: false)
        delegate?.tableView?(self, didDeselectRowAt: dataPosition(of: chosen).path)
        return true
    }

    private func isRow(_ position: ListPosition) -> Bool {
        readContentIfNeeded()
        return content.layout.contains(position)
    }

    private func announceSelection() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
}

extension ListPosition {
    @MainActor
    fileprivate init?(touched touch: UITouch, in table: UITableView) {
        guard table.content.freshness == .current, let position = table.content.layout.row(at: touch.location(in: table).y) else {
            return nil
        }
        self = position
    }
}
