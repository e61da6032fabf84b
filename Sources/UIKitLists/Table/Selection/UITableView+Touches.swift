import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The touches on rows: a row is highlighted, and selected when the finger is lifted.
extension UITableView {
    func beginTouch(_ touch: UITouch) {
        // A touch beside what an open row offers closes it, and does nothing else.
        guard editing.swipe?.fingerCameDown(at: touch.location(in: self)) != true else { return }
        guard highlight.place == nil, allowsSelectionNow else { return }
        guard let place = ListPlace(touched: touch, in: self), placeholder(at: place) == nil, let cell = shown.cell(at: place) else {
            return
        }
        guard touch.view?.isDescendant(of: cell) == true else { return }
        highlight(place, cell)
    }

    /// Return or Space was pressed on a row: it does what a tap does.
    func pressRow(at place: ListPlace) -> Bool {
        guard highlight.place == nil, allowsSelectionNow, placeholder(at: place) == nil, let cell = shown.cell(at: place) else {
            return false
        }
        highlight(place, cell)
        endTouch()
        return true
    }

    private func highlight(_ place: ListPlace, _ cell: UITableViewCell) {
        let mayHighlight = delegate?.tableView?(self, shouldHighlightRowAt: dataPlace(of: place).path) ?? true
        // Whoever was asked may have changed the table.
        guard mayHighlight, shown.cell(at: place) === cell else { return }
        highlight = RowHighlight(place: place, cell: cell)
        cell.setHighlighted(true, animated: false)
        delegate?.tableView?(self, didHighlightRowAt: dataPlace(of: place).path)
    }

    /// The finger was lifted where it came down.
    func endTouch() {
        editing.swipe?.fingerLeft(isTap: true)
        guard let place = highlight.place else { return }
        let generation = content.generation
        unhighlight()
        guard content.generation == generation else { return }
        userTapped(place)
    }

    /// Scrolling, or something else, has taken the finger.
    package func cancelTouch() {
        editing.swipe?.fingerLeft(isTap: false)
        unhighlight()
    }

    private func unhighlight() {
        guard let place = highlight.place else { return }
        let cell = highlight.cell
        highlight = RowHighlight()
        cell?.setHighlighted(false, animated: false)
        delegate?.tableView?(self, didUnhighlightRowAt: dataPlace(of: place).path)
    }

    // MARK: Selecting

    private func userTapped(_ place: ListPlace) {
        if selection.contains(place), allowsSeveralSelected {
            if userDeselects(place) { announceSelection() }
        } else {
            userSelects(place)
        }
    }

    /// Two fingers have come over a row, or left it.
    package func sweep(_ place: ListPlace, selecting: Bool) {
        guard isRow(place), placeholder(at: place) == nil, selection.contains(place) != selecting else { return }
        guard selecting else {
            _ = userDeselects(place)
            return
        }
        guard let chosen = choice(for: place) else { return }
        markSelected(chosen, animated: false)
        delegate?.tableView?(self, didSelectRowAt: dataPlace(of: chosen).path)
    }

    /// The row that the delegate has selected when one is chosen; nil for none.
    private func choice(for place: ListPlace) -> ListPlace? {
        var chosen = place
        if let delegate, delegate.responds(to: #selector(UITableViewDelegate.tableView(_:willSelectRowAt:))) {
            guard let answer = delegate.tableView?(self, willSelectRowAt: dataPlace(of: place).path) ?? nil else { return nil }
            chosen = shownPlace(of: answer)
        }
        // Whoever was asked may have had the data read again.
        return isRow(chosen) ? chosen : nil
    }

    private func userSelects(_ place: ListPlace) {
        guard let chosen = selectByUser(place) else { return }
        if isRow(chosen), delegate?.tableView?(self, canPerformPrimaryActionForRowAt: dataPlace(of: chosen).path) ?? !isEditing {
            delegate?.tableView?(self, performPrimaryActionForRowAt: dataPlace(of: chosen).path)
        }
    }

    /// The focus has come to a row, and the selection follows it.
    func focusSelects(_ place: ListPlace) {
        if selection.places != [place] { _ = selectByUser(place, alone: true) }
    }

    /// Returns the row that was selected; nil if none was.
    /// - Parameter alone: whether all others are deselected, also where several can be selected.
    private func selectByUser(_ place: ListPlace, alone: Bool = false) -> ListPlace? {
        guard let chosen = choice(for: place) else { return nil }
        if alone || !allowsSeveralSelected {
            for former in selection.places where former != chosen { _ = userDeselects(former) }
            guard isRow(chosen) else { return nil }
        }
        markSelected(chosen, animated: false)
        delegate?.tableView?(self, didSelectRowAt: dataPlace(of: chosen).path)
        if isRow(chosen) { shown.cell(at: chosen)?.followSelectionSegue() }
        announceSelection()
        return chosen
    }

    /// Returns whether a row was deselected.
    private func userDeselects(_ place: ListPlace) -> Bool {
        var chosen = place
        if let delegate, delegate.responds(to: #selector(UITableViewDelegate.tableView(_:willDeselectRowAt:))) {
            guard let answer = delegate.tableView?(self, willDeselectRowAt: dataPlace(of: place).path) ?? nil else { return false }
            chosen = shownPlace(of: answer)
        }
        guard selection.contains(chosen) else { return false }
        markDeselected(chosen, animated: false)
        delegate?.tableView?(self, didDeselectRowAt: dataPlace(of: chosen).path)
        return true
    }

    private func isRow(_ place: ListPlace) -> Bool {
        readContentIfNeeded()
        return content.layout.contains(place)
    }

    private func announceSelection() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
}

extension ListPlace {
    @MainActor
    fileprivate init?(touched touch: UITouch, in table: UITableView) {
        guard table.content.freshness == .current, let place = table.content.layout.row(at: touch.location(in: table).y) else { return nil }
        self = place
    }
}
