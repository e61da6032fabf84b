import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Bringing the table up to date with changed data.
extension UITableView {
    func openUpdate() {
        // What the counts are compared with is what was known before the data changed.
        if !batch.isOpen { readCountsIfNeeded() }
        batch.begin()
    }

    func closeUpdate(_ completion: ((Bool) -> Void)?) {
        guard let update = batch.end() else {
            completion?(true)
            return
        }
        apply(update)
        completion?(true)
    }

    private func apply(_ update: ListUpdate) {
        let after = readCounts()
        let changes = update.resolvedOrStop(before: content.counts, after: after, words: .table)
        content.counts = after
        content.freshness = .counted
        content.generation += 1
        selection.move(changes.newPlace)
        highlight = RowHighlight()
        moveCells(changes)
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Cells of rows that stay go with them; the others leave.
    private func moveCells(_ changes: ListChanges) {
        let (rows, edges) = (shown.rows, shown.edges)
        shown.rows = []
        shown.edges = []
        shown.anchor = nil
        for row in rows {
            if let place = changes.newPlace(of: row.place) {
                shown.insert(ShownRow(place: place, cell: row.cell))
            } else {
                retire(row)
            }
        }
        for edge in edges { retire(edge) }
        content.hasMovedCells = true
    }
}
