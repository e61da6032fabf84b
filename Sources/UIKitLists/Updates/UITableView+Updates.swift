import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Bringing the table up to date with changed data.
extension UITableView {
    func openUpdate() {
        // The former counts are those that were read last, or the present ones if none ever were.
        if !batch.isOpen { readCountsIfNeeded() }
        batch.begin()
    }

    /// - Parameter completion: called in a later turn of the run loop, when all rows have come to rest after the outermost update.
    func closeUpdate(_ completion: ((Bool) -> Void)?) {
        if let completion { updates.completions.append(completion) }
        guard let update = batch.end() else { return }
        let completions = updates.completions
        updates.completions = []
        apply(update) { finished in
            for completion in completions { completion(finished) }
        }
        let deferred = batch.takeDeferred()
        for body in deferred { body() }
    }

    /// Changes data, and updates the table for all changes at once.
    /// - Parameter update: says what the change of the data means.
    func perform(_ update: ListUpdate, changingData change: () -> Void, completion: ((Bool) -> Void)?) {
        openUpdate()
        change()
        batch.update.append(update)
        closeUpdate(completion)
    }

    private func apply(_ update: ListUpdate, completion: @escaping (Bool) -> Void) {
        guard content.freshness != .unread else {
            // Within the update all data were declared stale: there is nothing left to compare them with.
            setNeedsLayout()
            return UIView.animate(withDuration: 0, animations: {}, completion: completion)
        }
        let changes = placeholders.changes(of: update, before: content.counts, after: readCounts(), words: .table)
        TableTransition(of: self, changes: changes).run(completion: completion)
    }

    /// Has the data source fill the cell of a shown row. It gets the cell that the row has when it asks for one of its identifier.
    func reconfigureRow(at index: Int) {
        var row = shown.rows[index]
        guard placeholder(at: row.position) == nil else { return }
        row.position = dataPosition(of: row.position)
        let generation = content.generation
        updates.reconfigured = row
        defer { updates.reconfigured = nil }
        guard let cell = dataSource?.tableView(self, cellForRowAt: row.position.path), content.generation == generation else { return }
        guard cell !== row.cell else { return }
        // The data source has another one in mind.
        shown.rows[index].cell = cell
        recycle(row.cell)
        prepare(cell, at: shown.rows[index].position)
        addSubview(cell)
        cell.frame = row.cell.frame
    }

    /// The cell that is being reconfigured, if it is the one that is asked for.
    func takeReconfiguredCell(identifier: String, at path: IndexPath) -> UITableViewCell? {
        guard let row = updates.reconfigured, row.position.path == path, row.cell.reuseIdentifier == identifier else { return nil }
        return row.cell
    }
}
