import TestLists
import Foundation
import Testing
@testable import UIKitLists

struct SnapshotDifferenceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func snapshot(_ sections: KeyValuePairs<Int, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private func snapshot(_ model: ListModel) -> Snapshot {
        var snapshot = Snapshot()
        for section in model.sections {
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.rows.map(\.id), toSection: section.id)
        }
        return snapshot
    }

    private func update(from old: Snapshot, to new: Snapshot) -> ListUpdate { SnapshotDifference(from: old, to: new).update }

    private func counts(_ snapshot: Snapshot) -> [Int] { snapshot.sections.map(\.items.count) }

    @Test("as many stay as can: one that goes far is one move")
    func fewMoves() {
        let update = update(from: snapshot([0: [1, 2, 3, 4, 5]]), to: snapshot([0: [2, 3, 4, 5, 1]]))
        #expect(update.rows.moved.count == 1)
        #expect(update.rows.inserted.isEmpty)
        #expect(update.rows.deleted.isEmpty)
        #expect(update.rows.moved.first?.from == ListPosition(section: 0, row: 0))
        #expect(update.rows.moved.first?.to == ListPosition(section: 0, row: 4))
        #expect(LongestRun(in: [4, 0, 1, 5, 2, 3]).positions == [1, 2, 4, 5])
        #expect(LongestRun(in: []).positions.isEmpty)
    }

    @Test("equal snapshots differ in nothing")
    func equal() {
        let snapshot = snapshot([0: [1, 2], 1: [3]])
        #expect(update(from: snapshot, to: snapshot).isEmpty)
    }

    @Test("rows that only go, or only come, are deletions or insertions; where others come too, or the order changes, they are not")
    func thinned() {
        let all = snapshot([0: [9], 1: [1, 2, 3, 4, 5, 6]])
        let few = snapshot([0: [9], 1: [2, 5]])
        let going = update(from: all, to: few)
        #expect(going.rows.deleted.map(\.position) == [0, 2, 3, 5].map { ListPosition(section: 1, row: $0) })
        #expect(going.rows.inserted.isEmpty)
        #expect(going.rows.moved.isEmpty)
        let coming = update(from: few, to: all)
        #expect(coming.rows.inserted.map(\.position) == [0, 2, 3, 5].map { ListPosition(section: 1, row: $0) })
        #expect(coming.rows.deleted.isEmpty)
        #expect(coming.rows.moved.isEmpty)
        let mixed = update(from: all, to: snapshot([0: [9], 1: [2, 7, 5]]))
        #expect(mixed.rows.deleted.count == 4)
        #expect(mixed.rows.inserted.count == 1)
        let turned = update(from: all, to: snapshot([0: [9], 1: [5, 2]]))
        #expect(turned.rows.deleted.count == 4)
        #expect(turned.rows.moved.count == 1)
        let elsewhere = update(from: all, to: snapshot([0: [9, 3], 1: [2, 5]]))
        #expect(elsewhere.rows.deleted.count == 3)
        #expect(elsewhere.rows.moved.count == 1)
    }

    @Test("an item that changes its section is moved, out of deleted sections and into new ones too")
    func acrossSections() {
        let update = update(from: snapshot([0: [1, 2], 1: [3]]), to: snapshot([2: [1], 1: [3]]))
        #expect(update.sections.deleted.map(\.position) == [0])
        #expect(update.sections.inserted.map(\.position) == [0])
        #expect(update.rows.moved.count == 1)
        #expect(update.rows.deleted.isEmpty)
        #expect(update.rows.inserted.isEmpty)
    }

    @Test("requests become edits: of items that stay, a reload; of items that move, a deletion and an insertion")
    func reloading() {
        var new = snapshot([0: [3, 1, 2], 1: [4]])
        new.reloadItems([1, 3])
        new.reconfigureItems([2])
        let update = update(from: snapshot([0: [1, 2, 3], 1: [4]]), to: new)
        #expect(update.rows.reloaded.map(\.position.row) == [0])
        #expect(update.rows.deleted.map(\.position.row) == [2])
        #expect(update.rows.inserted.map(\.position.row) == [0])
        #expect(update.rows.reconfigured == [ListPosition(section: 0, row: 1)])
        #expect(update.rows.moved.isEmpty)
    }

    @Test("a section is reloaded where it is; one that moves is deleted and inserted")
    func reloadingSections() throws {
        var new = snapshot([1: [9, 3], 0: [1, 2]])
        new.reloadSections([0, 1])
        let old = snapshot([0: [1, 2], 1: [3]])
        let update = update(from: old, to: new)
        #expect(update.sections.reloaded.count == 1)
        #expect(update.sections.moved.isEmpty)
        #expect(update.sections.deleted.count == 1)
        #expect(update.sections.inserted.count == 1)
        #expect(update.rows.isEmpty)
        _ = try update.resolved(before: counts(old), after: counts(new))
    }

    @Test("a difference leads from one random list to another, and says of each row what became of it", arguments: [11, 12] as [UInt64])
    func random(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var model = ListModel(counts: [4, 2, 0, 6])
        for _ in 0..<600 {
            let next = RandomListUpdate(of: model, activity: Double.random(in: 0..<0.5, using: &generator), using: &generator).after
            let old = snapshot(model)
            var new = snapshot(next)
            new.reloadItems(new.itemIdentifiers.filter { _ in generator.chance(0.1) })
            new.reconfigureItems(new.itemIdentifiers.filter { _ in generator.chance(0.1) })
            new.reloadSections(new.sectionIdentifiers.filter { _ in generator.chance(0.1) })
            let changes = try update(from: old, to: new).resolved(before: counts(old), after: counts(new))
            for position in model.positions {
                let id = model[position].id
                switch changes.fate(of: position) {
                case .stays(let position), .moves(let position):
                    #expect(next[position].id == id)
                case .isReloaded(let position, _):
                    #expect(next[position].id == id)
                    #expect(new.reloadedItemIdentifiers.contains(id))
                case .isDeleted:
                    let section = new.sectionIdentifier(containingItem: id)
                    #expect(
                        section.map { new.reloadedItemIdentifiers.contains(id) || new.reloadedSectionIdentifiers.contains($0) } ?? true)
                }
            }
            model = next.counts.reduce(0, +) > 60 ? ListModel(counts: [4, 4, 4]) : next
        }
    }
}
