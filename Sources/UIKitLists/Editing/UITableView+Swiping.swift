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
        guard content.freshness == .current, let place = content.layout.row(at: point.y), let cell = shown.cell(at: place),
            cell.frame.contains(point)
        else { return nil }
        return ShownRow(place: place, cell: cell)
    }

    /// The actions at an end of a row; nil for none.
    func swipeActions(at place: ListPlace, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard isTrailing else {
            guard tableDelegateMethods.contains(.leadingSwipe) else { return nil }
            let configuration = delegate?.tableView?(self, leadingSwipeActionsConfigurationForRowAt: dataPlace(of: place).path) ?? nil
            return configuration?.actions.isEmpty == true ? nil : configuration
        }
        if tableDelegateMethods.contains(.trailingSwipe) {
            let configuration = delegate?.tableView?(self, trailingSwipeActionsConfigurationForRowAt: dataPlace(of: place).path) ?? nil
            if let configuration { return configuration.actions.isEmpty ? nil : configuration }
        }
        if let actions = editActions(at: place) { return actions.actions.isEmpty ? nil : actions }
        guard dataSourceMethods.contains(.commit), editingStyle(of: place) == .delete else { return nil }
        return UISwipeActionsConfiguration(actions: [deletion(at: place)])
    }

    /// The actions of the delegate's older method; nil if it has none.
    private func editActions(at place: ListPlace) -> UISwipeActionsConfiguration? {
        guard tableDelegateMethods.contains(.editActions) else { return nil }
        guard let actions = delegate?.tableView?(self, editActionsForRowAt: dataPlace(of: place).path) ?? nil else { return nil }
        let cell = shown.cell(at: place)
        let configuration = UISwipeActionsConfiguration(
            actions: actions.map { action in
                action.contextualAction { [weak self, weak cell] in
                    guard let self, let cell else { return nil }
                    return shown.place(of: cell).flatMap(givenPath)
                }
            })
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }

    /// Deleting, as it is without actions of the delegate's.
    private func deletion(at place: ListPlace) -> UIContextualAction {
        var title = "Delete"
        if tableDelegateMethods.contains(.deleteTitle) {
            title = (delegate?.tableView?(self, titleForDeleteConfirmationButtonForRowAt: dataPlace(of: place).path) ?? nil) ?? title
        }
        let cell = shown.cell(at: place)
        return UIContextualAction(style: .destructive, title: title) { [weak self, weak cell] _, _, finish in
            guard let self, let cell, let place = shown.place(of: cell) else { return finish(false) }
            commit(.delete, at: place)
            finish(true)
        }
    }

    /// Has the data source change its data as the user wishes.
    func commit(_ style: UITableViewCell.EditingStyle, at place: ListPlace) {
        guard dataSourceMethods.contains(.commit) else { return }
        dataSource?.tableView?(self, commit: style, forRowAt: dataPlace(of: place).path)
    }
}

extension UITableView: RowSwipeHost {
    package func swipedCell(at point: CGPoint) -> (any SwipedCell)? { shownRow(at: point)?.cell }

    package func canSwipe(_ cell: any SwipedCell) -> Bool {
        guard !editing.isOn, let place = place(of: cell) else { return false }
        return canEdit(place)
    }

    package func swipeActions(of cell: any SwipedCell, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        place(of: cell).flatMap { swipeActions(at: $0, isTrailing: isTrailing) }
    }

    package func shows(_ cell: any SwipedCell) -> Bool { place(of: cell) != nil }

    package func swipeWillBegin(on cell: any SwipedCell) {
        guard let place = place(of: cell) else { return }
        delegate?.tableView?(self, willBeginEditingRowAt: dataPlace(of: place).path)
    }

    package func swipeDidEnd(on cell: any SwipedCell) { delegate?.tableView?(self, didEndEditingRowAt: place(of: cell).flatMap(givenPath)) }

    private func place(of cell: any SwipedCell) -> ListPlace? { (cell as? UITableViewCell).flatMap(shown.place) }
}
