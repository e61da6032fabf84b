import TestLists
import Testing
@testable import UIKitLists

struct RandomListUpdateTests {
    @Test("100,000 random legal operations lead where arrays of arrays lead", arguments: [1, 2, 3, 4] as [UInt64])
    func operations(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var model = ListModel(counts: [3, 0, 5, 2])
        var count = 0
        while count < 25_000 {
            let update = RandomListUpdate(of: model, activity: [0.02, 0.1, 0.4].randomElement(using: &generator)!, using: &generator)
            count += update.operations.count
            let changes = try ListUpdate(update.operations).resolved(before: model.counts, after: update.after.counts)
            guard agrees(changes, from: model, with: update) else {
                Issue.record("after \(count) operations: \(update.operations) lead from \(model.counts) to \(update.after.counts)")
                return
            }
            model = update.after.counts.reduce(0, +) > 60 ? ListModel(counts: [4, 4, 4]) : update.after
        }
    }

    private func agrees(_ changes: ListChanges, from before: ListModel, with update: RandomListUpdate) -> Bool {
        let newPositions = Dictionary(uniqueKeysWithValues: update.after.positions.map { (update.after[$0].id, $0) })
        let oldPositions = Dictionary(uniqueKeysWithValues: before.positions.map { (before[$0].id, $0) })
        for position in before.positions {
            let id = before[position].id
            let expected: ListChanges.Fate<ListPosition>
            if let new = newPositions[id] {
                expected =
                    update.movedRows.contains(id)
                    ? .moves(new) : update.reloadedRows.contains(id) ? .isReloaded(new, .automatic) : .stays(new)
            } else {
                expected = .isDeleted(.automatic)
            }
            guard changes.fate(of: position) == expected else { return false }
        }
        for position in update.after.positions {
            let id = update.after[position].id
            let expected: ListChanges.Origin<ListPosition>
            if let old = oldPositions[id] {
                expected =
                    update.movedRows.contains(id)
                    ? .moved(old) : update.reloadedRows.contains(id) ? .reloaded(old, .automatic) : .stayed(old)
            } else {
                expected = .inserted(.automatic)
            }
            guard changes.origin(of: position) == expected else { return false }
        }
        return true
    }
}
