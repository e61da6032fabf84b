import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Moving rows by their grips.
extension UITableView {
    func gripDid(_ phase: CellGripPhase, of cell: UITableViewCell) {
        switch phase {
        case .began(let finger): beginMove(of: cell, finger: finger)
        case .moved(let finger): if editing.move?.cell === cell { editing.move?.move(to: finger) }
        case .ended: if editing.move?.cell === cell { endMove() }
        case .cancelled: if editing.move?.cell === cell { cancelMove() }
        }
    }

    private func beginMove(of cell: UITableViewCell, finger: CGPoint) {
        guard editing.move == nil, let position = shown.position(of: cell), cell.context.canMove else { return }
        editing.swipe?.close(animated: true)
        cancelTouch()
        editing.move = RowMove(table: self, cell: cell, at: position, finger: finger)
    }

    /// Where a dragged row would go: what the delegate makes of the proposal.
    func acceptedTarget(from source: ListPosition, proposed: ListPosition) -> ListPosition {
        guard tableDelegateMethods.contains(.moveTarget), let delegate else { return proposed }
        let answer = delegate.tableView?(self, targetIndexPathForMoveFromRowAt: source.path, toProposedIndexPath: proposed.path)
        guard let answer, answer.count == 2 else { return proposed }
        return content.layout.possibleTarget(ListPosition(answer), ofMoved: source) ?? proposed
    }

    /// By how much something is shown elsewhere while a row is being moved.
    func displacement(ofTop top: CGFloat) -> CGFloat {
        if let gap = editing.gap { return gap.displacement(ofTop: top) }
        guard let move = editing.move, !move.isOutdated else { return 0 }
        return move.displacement.displacement(ofTop: top)
    }

    // MARK: Ending

    /// The finger was lifted: the data source moves the row, and the table takes over what it shows already.
    private func endMove() {
        guard let move = editing.move else { return }
        guard !move.isOutdated else { return cancelMove() }
        let (source, target) = (move.source, move.target)
        editing.move = nil
        if target != source { moveRowByData(from: source, to: target) }
        settle(move)
    }

    /// Has the data source move a row, and updates the table, unless the data source has done that itself.
    func moveRowByData(from source: ListPosition, to target: ListPosition) {
        let generation = content.generation
        dataSource?.tableView?(self, moveRowAt: source.path, to: target.path)
        if content.generation == generation { adoptMove(from: source, to: target) }
    }

    /// Takes the row back to where it was.
    func cancelMove() {
        guard let move = editing.move else { return }
        editing.move = nil
        settle(move)
    }

    /// The row has left the table.
    func abandonMove() {
        editing.move?.end()
        editing.move = nil
    }

    private func settle(_ move: RowMove) {
        move.end()
        content.hasMovedRows = true
        setNeedsLayout()
        UIView.animate(withDuration: CellTheme.flat.editDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.layoutIfNeeded()
        }
    }

    /// The row stands elsewhere now: layout, cells and selection follow.
    private func adoptMove(from source: ListPosition, to target: ListPosition) {
        content.layout.move(source, to: target)
        content.counts[source.section] -= 1
        content.counts[target.section] += 1
        content.hasMovedRows = true
        content.hasMovedCells = true
        for index in shown.rows.indices { shown.rows[index].position = shown.rows[index].position.afterMove(from: source, to: target) }
        shown.rows.sort { $0.position < $1.position }
        selection.move { $0.afterMove(from: source, to: target) }
        focus.move { $0.afterMove(from: source, to: target) }
        updateContentSize()
    }
}
