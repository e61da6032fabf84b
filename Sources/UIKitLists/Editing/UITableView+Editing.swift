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
            describeEditing(of: row.cell, at: row.position)
            row.cell.setEditing(isOn && showsEditing(row.cell), animated: animated)
        }
    }

    /// Gives a cell that comes into sight what it shows of editing.
    func prepareEditing(of cell: UITableViewCell, at position: ListPosition) {
        if cell.showingDeleteConfirmation { cell.endSlide(animated: false) }
        guard editing.isOn else {
            if cell.isEditing { cell.setEditing(false, animated: false) }
            return
        }
        describeEditing(of: cell, at: position)
        cell.setEditing(showsEditing(cell), animated: false)
    }

    func canEdit(_ position: ListPosition) -> Bool {
        guard placeholder(at: position) == nil else { return false }
        guard dataSourceMethods.contains(.canEdit) else { return true }
        return dataSource?.tableView?(self, canEditRowAt: dataPosition(of: position).path) ?? true
    }

    func canMove(_ position: ListPosition) -> Bool {
        // Where there is a placeholder nobody could say where another row would go.
        guard dataSourceMethods.contains(.moveRow), placeholders.isEmpty else { return false }
        guard dataSourceMethods.contains(.canMove) else { return true }
        return dataSource?.tableView?(self, canMoveRowAt: position.path) ?? true
    }

    /// Rows that can be moved show their grip even if nothing else can be done with them.
    private func showsEditing(_ cell: UITableViewCell) -> Bool {
        cell.context.isEditable || cell.context.canMove
    }

    /// Asks whether and how a row can be edited, and updates its cell.
    private func describeEditing(of cell: UITableViewCell, at position: ListPosition) {
        var context = cell.context
        context.isEditable = canEdit(position)
        context.editingStyle = context.isEditable ? editingStyle(of: position) : .none
        context.canMove = canMove(position)
        if tableDelegateMethods.contains(.shouldIndent), let delegate {
            cell.shouldIndentWhileEditing =
                delegate.tableView?(self, shouldIndentWhileEditingRowAt: dataPosition(of: position).path) ?? true
        }
        cell.context = context
    }

    func editingStyle(of position: ListPosition) -> UITableViewCell.EditingStyle {
        guard tableDelegateMethods.contains(.editingStyle) else { return .delete }
        return delegate?.tableView?(self, editingStyleForRowAt: dataPosition(of: position).path) ?? .delete
    }
}

extension UITableView: CellHost {
    func cellAccessoryWasTapped(_ cell: UITableViewCell) {
        guard let position = shown.position(of: cell) else { return }
        delegate?.tableView?(self, accessoryButtonTappedForRowWith: dataPosition(of: position).path)
        shown.cell(at: position)?.followAccessorySegue()
    }

    /// Plus inserts at once; minus opens the row, to be sure.
    func cellEditControlWasTapped(_ cell: UITableViewCell) {
        guard let position = shown.position(of: cell) else { return }
        switch cell.editingStyle {
        case .insert: commit(.insert, at: position)
        case .delete:
            let configuration = swipeActions(at: position, isTrailing: true)
            if let configuration, shown.cell(at: position) === cell { startSwiping().open(cell, configuration) }
        case .none: break
        }
    }

    func cellGrip(_ cell: UITableViewCell, _ phase: CellGripPhase) { gripDid(phase, of: cell) }
}
