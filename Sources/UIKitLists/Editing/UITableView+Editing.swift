import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Which rows can be edited, and how; and what the controls of editing do.
extension UITableView {
    func changeEditing(to isOn: Bool, animated: Bool) {
        guard isOn != editing.isOn else { return }
        editing.isOn = isOn
        if !allowsSeveralSelected { keepOneSelected() }
        if !allowsSelectionNow { deselectAll(animated: animated) }
        guard content.freshness == .current else { return }
        for row in shown.rows {
            describeEditing(of: row.cell, at: row.place)
            row.cell.setEditing(isOn && canEdit(row.place), animated: animated)
        }
    }

    /// Gives a cell that comes into sight what it shows of editing.
    func prepareEditing(of cell: UITableViewCell, at place: ListPlace) {
        guard editing.isOn else {
            cell.setEditing(false, animated: false)
            return
        }
        describeEditing(of: cell, at: place)
        cell.setEditing(canEdit(place), animated: false)
    }

    func canEdit(_ place: ListPlace) -> Bool {
        guard dataSourceMethods.contains(.canEdit) else { return true }
        return dataSource?.tableView?(self, canEditRowAt: place.path) ?? true
    }

    func canMove(_ place: ListPlace) -> Bool {
        guard dataSourceMethods.contains(.moveRow) else { return false }
        guard dataSourceMethods.contains(.canMove) else { return true }
        return dataSource?.tableView?(self, canMoveRowAt: place.path) ?? true
    }

    private func describeEditing(of cell: UITableViewCell, at place: ListPlace) {
        var situation = cell.situation
        let canEdit = canEdit(place)
        situation.editingStyle = canEdit ? editingStyle(of: place) : .none
        situation.canMove = canMove(place)
        if tableDelegateMethods.contains(.shouldIndent), let delegate {
            cell.shouldIndentWhileEditing = delegate.tableView?(self, shouldIndentWhileEditingRowAt: place.path) ?? true
        }
        cell.situation = situation
    }

    private func editingStyle(of place: ListPlace) -> UITableViewCell.EditingStyle {
        guard tableDelegateMethods.contains(.editingStyle) else { return .delete }
        return delegate?.tableView?(self, editingStyleForRowAt: place.path) ?? .delete
    }
}

extension UITableView: CellHost {
    func cellAccessoryWasTapped(_ cell: UITableViewCell) {
        guard let place = shown.place(of: cell) else { return }
        delegate?.tableView?(self, accessoryButtonTappedForRowWith: place.path)
    }

    func cellEditControlWasTapped(_ cell: UITableViewCell) {
        guard let place = shown.place(of: cell), cell.editingStyle != .none, dataSourceMethods.contains(.commit) else { return }
        dataSource?.tableView?(self, commit: cell.editingStyle, forRowAt: place.path)
    }

    func cellGrip(_ cell: UITableViewCell, _ phase: CellGripPhase) {}
}
