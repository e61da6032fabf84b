import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The actions at the ends of rows, and their opening.
extension UITableView {
    /// Lets fingers open rows as soon as there can be something behind them.
    func updateSwiping() {
        let offers: TableDelegateMethods = [.leadingSwipe, .trailingSwipe, .editActions]
        let canSwipe = dataSourceMethods.contains(.commit) || !tableDelegateMethods.isDisjoint(with: offers)
        guard canSwipe || editing.swipe != nil else { return }
        startSwiping().pan.isEnabled = canSwipe
    }

    func startSwiping() -> RowSwipe {
        if let swipe = editing.swipe { return swipe }
        let swipe = RowSwipe(list: self)
        editing.swipe = swipe
        return swipe
    }

    /// The row that is at a point, with its cell.
    func shownRow(at point: CGPoint) -> ShownRow? {
        guard content.freshness == .current, let position = content.layout.row(at: point.y), let cell = shown.cell(at: position),
            cell.frame.contains(point)
        else { return nil }
        return ShownRow(position: position, cell: cell)
    }

    /// The actions at an end of a row; nil for none.
    func swipeActions(at position: ListPosition, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard isTrailing else {
            guard tableDelegateMethods.contains(.leadingSwipe) else { return nil }
            let configuration = delegate?.tableView?(self, leadingSwipeActionsConfigurationForRowAt: dataPosition(of: position).path) ?? nil
            return configuration?.actions.isEmpty == true ? nil : configuration
        }
        if tableDelegateMethods.contains(.trailingSwipe) {
            let configuration =
                delegate?.tableView?(self, trailingSwipeActionsConfigurationForRowAt: dataPosition(of: position).path) ?? nil
            if let configuration { return configuration.actions.isEmpty ? nil : configuration }
        }
        if let actions = editActions(at: position) { return actions.actions.isEmpty ? nil : actions }
        guard dataSourceMethods.contains(.commit), editingStyle(of: position) == .delete else { return nil }
        return UISwipeActionsConfiguration(actions: [deletion(at: position)])
    }

    /// The actions of the delegate's older method; nil if it has none.
    private func editActions(at position: ListPosition) -> UISwipeActionsConfiguration? {
        guard tableDelegateMethods.contains(.editActions) else { return nil }
        guard let actions = delegate?.tableView?(self, editActionsForRowAt: dataPosition(of: position).path) ?? nil else { return nil }
        let cell = shown.cell(at: position)
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in
                action.contextualAction { [weak self, weak cell] in
                    guard let self, let cell else { return nil }
                    return shown.position(of: cell).flatMap(givenPath)
                }
            })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Deleting, as it is without actions of the delegate's.
    private func deletion(at position: ListPosition) -> UIContextualAction {
        var title = "Delete"
        if tableDelegateMethods.contains(.deleteTitle) {
            title = (delegate?.tableView?(self, titleForDeleteConfirmationButtonForRowAt: dataPosition(of: position).path) ?? nil) ?? title
        }
        let cell = shown.cell(at: position)
        return UIContextualAction(style: .destructive, title: title) { [weak self, weak cell] _, _, finish in
            guard let self, let cell, let position = shown.position(of: cell) else { return finish(false) }
            commit(.delete, at: position)
            finish(true)
        }
    }

    /// Has the data source change its data as the user wishes.
    func commit(_ style: UITableViewCell.EditingStyle, at position: ListPosition) {
        guard dataSourceMethods.contains(.commit) else { return }
        dataSource?.tableView?(self, commit: style, forRowAt: dataPosition(of: position).path)
    }
}

extension UITableView: RowSwipeHost {
    package func swipedCell(at point: CGPoint) -> (any SwipedCell)? { shownRow(at: point)?.cell }

    package func canSwipe(_ cell: any SwipedCell) -> Bool {
        guard !editing.isOn, let position = position(of: cell) else { return false }
        return canEdit(position)
    }

    package func swipeActions(of cell: any SwipedCell, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        position(of: cell).flatMap { swipeActions(at: $0, isTrailing: isTrailing) }
    }

    package func shows(_ cell: any SwipedCell) -> Bool { position(of: cell) != nil }

    package func swipeWillBegin(on cell: any SwipedCell) {
        guard let position = position(of: cell) else { return }
        delegate?.tableView?(self, willBeginEditingRowAt: dataPosition(of: position).path)
    }

    package func swipeDidEnd(on cell: any SwipedCell) {
        delegate?.tableView?(self, didEndEditingRowAt: position(of: cell).flatMap(givenPath))
    }

    private func position(of cell: any SwipedCell) -> ListPosition? { (cell as? UITableViewCell).flatMap(shown.position) }
}
