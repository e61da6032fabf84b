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
        let newPlaces = Dictionary(uniqueKeysWithValues: update.after.places.map { (update.after[$0].id, $0) })
        let oldPlaces = Dictionary(uniqueKeysWithValues: before.places.map { (before[$0].id, $0) })
        for place in before.places {
            let id = before[place].id
            let expected: ListChanges.Fate<ListPlace>
            if let new = newPlaces[id] {
                expected =
                    update.movedRows.contains(id)
                    ? .moves(new) : update.reloadedRows.contains(id) ? .isReloaded(new, .automatic) : .stays(new)
            } else {
                expected = .isDeleted(.automatic)
            }
            guard changes.fate(of: place) == expected else { return false }
        }
        for place in update.after.places {
            let id = update.after[place].id
            let expected: ListChanges.Origin<ListPlace>
            if let old = oldPlaces[id] {
                expected =
                    update.movedRows.contains(id)
                    ? .moved(old) : update.reloadedRows.contains(id) ? .reloaded(old, .automatic) : .stayed(old)
            } else {
                expected = .inserted(.automatic)
            }
            guard changes.origin(of: place) == expected else { return false }
        }
        return true
    }
}
