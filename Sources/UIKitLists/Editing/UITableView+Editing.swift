import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Which rows can be edited, and how; and what the controls of editing do.
extension UITableView {
    func changeEditing(to isOn: Bool, animated: Bool) {
        editing.swipe?.close(animated: animated)
        guard isOn != editing.isOn else { return }
        if !isOn { cancelMove() }
        editing.isOn = isOn
        if !allowsSeveralSelected { keepOneSelected() }
        if !allowsSelectionNow { deselectAll(animated: animated) }
        // Cells of data that are to be read again need no notification: others replace them.
        guard content.freshness != .unread else { return retireAllViews() }
        for row in shown.rows {
            describeEditing(of: row.cell, at: row.place)
            row.cell.setEditing(isOn && showsEditing(row.cell), animated: animated)
        }
    }

    /// Gives a cell that comes into sight what it shows of editing.
    func prepareEditing(of cell: UITableViewCell, at place: ListPlace) {
        if cell.showingDeleteConfirmation { cell.endSlide(animated: false) }
        guard editing.isOn else {
            if cell.isEditing { cell.setEditing(false, animated: false) }
            return
        }
        describeEditing(of: cell, at: place)
        cell.setEditing(showsEditing(cell), animated: false)
    }

    func canEdit(_ place: ListPlace) -> Bool {
        guard placeholder(at: place) == nil else { return false }
        guard dataSourceMethods.contains(.canEdit) else { return true }
        return dataSource?.tableView?(self, canEditRowAt: dataPlace(of: place).path) ?? true
    }

    func canMove(_ place: ListPlace) -> Bool {
        // Where there is a placeholder nobody could say where another row would go.
        guard dataSourceMethods.contains(.moveRow), placeholders.isEmpty else { return false }
        guard dataSourceMethods.contains(.canMove) else { return true }
        return dataSource?.tableView?(self, canMoveRowAt: place.path) ?? true
    }

    /// Rows that can be moved show their grip even if nothing else can be done with them.
    private func showsEditing(_ cell: UITableViewCell) -> Bool {
        cell.context.isEditable || cell.context.canMove
    }

    /// Asks whether and how a row can be edited, and updates its cell.
    private func describeEditing(of cell: UITableViewCell, at place: ListPlace) {
        var context = cell.context
        context.isEditable = canEdit(place)
        context.editingStyle = context.isEditable ? editingStyle(of: place) : .none
        context.canMove = canMove(place)
        if tableDelegateMethods.contains(.shouldIndent), let delegate {
            cell.shouldIndentWhileEditing = delegate.tableView?(self, shouldIndentWhileEditingRowAt: dataPlace(of: place).path) ?? true
        }
        cell.context = context
    }

    func editingStyle(of place: ListPlace) -> UITableViewCell.EditingStyle {
        guard tableDelegateMethods.contains(.editingStyle) else { return .delete }
        return delegate?.tableView?(self, editingStyleForRowAt: dataPlace(of: place).path) ?? .delete
    }
}

extension UITableView: CellHost {
    func cellAccessoryWasTapped(_ cell: UITableViewCell) {
        guard let place = shown.place(of: cell) else { return }
        delegate?.tableView?(self, accessoryButtonTappedForRowWith: dataPlace(of: place).path)
        shown.cell(at: place)?.followAccessorySegue()
    }

    /// Plus inserts at once; minus opens the row, to be sure.
    func cellEditControlWasTapped(_ cell: UITableViewCell) {
        guard let place = shown.place(of: cell) else { return }
        switch cell.editingStyle {
        case .insert: commit(.insert, at: place)
        case .delete:
            let configuration = swipeActions(at: place, isTrailing: true)
            if let configuration, shown.cell(at: place) === cell { startSwiping().open(cell, configuration) }
        case .none: break
        }
    }

    func cellGrip(_ cell: UITableViewCell, _ phase: CellGripPhase) { gripDid(phase, of: cell) }
}
