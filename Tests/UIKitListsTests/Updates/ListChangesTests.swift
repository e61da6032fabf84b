import Foundation
import TestLists
import Testing
@testable import UIKitLists

struct ListChangesTests {
    private func place(_ section: Int, _ row: Int) -> ListPosition { ListPosition(section: section, row: row) }

    private func changes(before: [Int], after: [Int], _ edit: (inout ListUpdate) -> Void) throws -> ListChanges {
        var update = ListUpdate()
        edit(&update)
        return try update.resolved(before: before, after: after)
    }

    @Test("TA-74: deletions and reloads name old places, insertions new ones, whatever the order of the calls", arguments: [false, true])
    func coordinates(insertsFirst: Bool) throws {
        let changes = try changes(before: [4], after: [4]) { update in
            if insertsFirst { update.insertRows(at: [[0, 0]], .left) }
            update.deleteRows(at: [[0, 1]], .right)
            update.reloadRows(at: [[0, 3]], .fade)
            if !insertsFirst { update.insertRows(at: [[0, 0]], .left) }
        }
        #expect(
            (0..<4).map { changes.fate(of: place(0, $0)) } == [
                .stays(place(0, 1)), .isDeleted(.right), .stays(place(0, 2)), .isReloaded(place(0, 3), .fade),
            ])
        #expect(
            (0..<4).map { changes.origin(of: place(0, $0)) } == [
                .inserted(.left), .stayed(place(0, 0)), .stayed(place(0, 2)), .reloaded(place(0, 3), .fade),
            ])
    }

    @Test("a moved row is where it was moved to, and the others close up and make room")
    func moving() throws {
        let changes = try changes(before: [3, 1], after: [2, 2]) { $0.moveRow(at: [0, 0], to: [1, 0]) }
        #expect(changes.fate(of: place(0, 0)) == .moves(place(1, 0)))
        #expect(changes.fate(of: place(0, 2)) == .stays(place(0, 1)))
        #expect(changes.fate(of: place(1, 0)) == .stays(place(1, 1)))
        #expect(changes.origin(of: place(1, 0)) == .moved(place(0, 0)))
        #expect(changes.newPosition(of: place(0, 1)) == place(0, 0))
    }

    @Test("rows go with their sections")
    func sections() throws {
        let changes = try changes(before: [1, 2, 3], after: [5, 3, 1]) { update in
            update.deleteSections([1], .top)
            update.insertSections([0], .bottom)
            update.moveSection(2, to: 1)
        }
        #expect((0..<3).map(changes.fate(ofSection:)) == [.stays(2), .isDeleted(.top), .moves(1)])
        #expect((0..<3).map(changes.origin(ofSection:)) == [.inserted(.bottom), .moved(2), .stayed(0)])
        #expect(changes.fate(of: place(1, 1)) == .isDeleted(.top))
        #expect(changes.fate(of: place(2, 2)) == .stays(place(1, 2)))
        #expect(changes.origin(of: place(0, 4)) == .inserted(.bottom))
        #expect(changes.origin(of: place(2, 0)) == .stayed(place(0, 0)))
    }

    @Test("a reloaded section may have any number of rows, and all of them are new")
    func reloadedSection() throws {
        let changes = try changes(before: [2, 1], after: [7, 1]) { $0.reloadSections([0], .fade) }
        #expect(changes.fate(ofSection: 0) == .isReloaded(0, .fade))
        #expect(changes.origin(ofSection: 0) == .reloaded(0, .fade))
        #expect(changes.fate(of: place(0, 1)) == .isDeleted(.fade))
        #expect(changes.origin(of: place(0, 6)) == .inserted(.fade))
        #expect(changes.newPosition(of: place(0, 0)) == nil)
    }

    @Test("a row may leave a section that is deleted, and come to one that is inserted")
    func rescuedRow() throws {
        let changes = try changes(before: [2], after: [1]) { update in
            update.deleteSections([0])
            update.insertSections([0])
            update.moveRow(at: [0, 1], to: [0, 0])
        }
        #expect(changes.fate(of: place(0, 0)) == .isDeleted(.automatic))
        #expect(changes.fate(of: place(0, 1)) == .moves(place(0, 0)))
        #expect(changes.origin(of: place(0, 0)) == .moved(place(0, 1)))
    }

    @Test("TA-82: a row may be reloaded in a section that is moved")
    func reloadInMovedSection() throws {
        let changes = try changes(before: [1, 3], after: [3, 1]) { update in
            update.reloadRows(at: [[1, 0]], .none)
            update.moveSection(1, to: 0)
        }
        #expect(changes.fate(of: place(1, 0)) == .isReloaded(place(0, 0), .none))
        #expect(changes.origin(of: place(0, 0)) == .reloaded(place(1, 0), .none))
    }

    @Test("edits of rows in a deleted, inserted or reloaded section are left out of account")
    func superfluousEdits() throws {
        let changes = try changes(before: [2, 2], after: [3, 1]) { update in
            update.deleteSections([0])
            update.deleteRows(at: [[0, 0]])
            update.reloadRows(at: [[0, 1]])
            update.insertSections([0])
            update.insertRows(at: [[0, 1]])
            update.reloadSections([1])
            update.deleteRows(at: [[1, 1]])
        }
        #expect(changes.fate(of: place(0, 1)) == .isDeleted(.automatic))
        #expect(changes.origin(of: place(1, 0)) == .inserted(.automatic))
    }

    @Test("an update without edits keeps everything in its place")
    func empty() throws {
        let changes = try changes(before: [2, 0, 1], after: [2, 0, 1]) { _ in }
        #expect(changes.fate(of: place(2, 0)) == .stays(place(2, 0)))
        #expect(changes.origin(ofSection: 1) == .stayed(1))
    }

    @Test("a reconfigured row stays")
    func reconfigured() throws {
        let changes = try changes(before: [2], after: [1]) { update in
            update.deleteRows(at: [[0, 0]])
            update.reconfigureRows(at: [[0, 1]])
        }
        #expect(changes.fate(of: place(0, 1)) == .stays(place(0, 0)))
        #expect(changes.rows.reconfigured == [place(0, 1)])
    }

    @Test("the number of rows does not matter: a million are as easily asked as ten")
    func large() throws {
        let changes = try changes(before: [1_000_000], after: [1_000_000]) { update in
            update.deleteRows(at: [[0, 0]])
            update.insertRows(at: [[0, 999_999]])
        }
        #expect(changes.fate(of: place(0, 999_999)) == .stays(place(0, 999_998)))
        #expect(changes.origin(of: place(0, 500_000)) == .stayed(place(0, 500_001)))
    }

    @Test("rows of one section that only go, or only come, lead where the same edits one by one lead", arguments: 0..<40)
    func thinned(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let counts = [3, Int.random(in: 1...20, using: &generator), 2]
        let rows = (0..<counts[1]).filter { _ in Bool.random(using: &generator) }
        let fewer = [3, counts[1] - rows.count, 2]
        for isDeletion in [true, false] {
            let (before, after) = isDeletion ? (counts, fewer) : (fewer, counts)
            let together = try changes(before: before, after: after) { update in
                if isDeletion { update.deleteRows(numbered: rows, ofSection: 1, .left) }
                if !isDeletion { update.insertRows(numbered: rows, ofSection: 1, .left) }
            }
            let single = try changes(before: before, after: after) { update in
                let paths = rows.map { IndexPath(row: $0, section: 1) }
                if isDeletion { update.deleteRows(at: paths, .left) } else { update.insertRows(at: paths, .left) }
            }
            for (section, count) in before.enumerated() {
                for row in 0..<count { #expect(together.fate(of: place(section, row)) == single.fate(of: place(section, row))) }
            }
            for (section, count) in after.enumerated() {
                for row in 0..<count { #expect(together.origin(of: place(section, row)) == single.origin(of: place(section, row))) }
            }
            #expect(together.rows.deleted == single.rows.deleted)
            #expect(together.rows.inserted == single.rows.inserted)
        }
    }

    @Test("rows that go together are edits as others, where others come with them")
    func thinnedWithOthers() throws {
        let changes = try changes(before: [4], after: [2]) { update in
            update.deleteRows(numbered: [0, 2], ofSection: 0, .fade)
            update.deleteRows(numbered: [3], ofSection: 0, .top)
            update.insertRows(at: [[0, 0]], .left)
        }
        #expect(
            (0..<4).map { changes.fate(of: place(0, $0)) } == [
                .isDeleted(.fade), .stays(place(0, 1)), .isDeleted(.fade), .isDeleted(.top),
            ])
        #expect(changes.origin(of: place(0, 0)) == .inserted(.left))
        var whole = ListUpdate()
        var part = ListUpdate()
        part.deleteRows(numbered: [1], ofSection: 0)
        whole.append(part)
        whole.append(part)
        #expect(whole.rows.deleted.map(\.position) == [place(0, 1), place(0, 1)])
        #expect(throws: ListUpdateProblem.twice(.row(place(0, 1)))) { try whole.resolved(before: [3], after: [2]) }
    }

    @Test("rows that go together must be there, and explain the counts")
    func thinnedMisuse() {
        var update = ListUpdate()
        update.deleteRows(numbered: [1, 5], ofSection: 0)
        #expect(throws: ListUpdateProblem.missingRowToDelete(place(0, 5), count: 3)) { try update.resolved(before: [3], after: [1]) }
        #expect(throws: ListUpdateProblem.missingSectionOfRowToDelete(place(0, 1), count: 0)) { try update.resolved(before: [], after: []) }
        #expect(throws: ListUpdateProblem.rowCount(section: 0, before: 9, after: 8, RowTally(deleted: 2))) {
            try update.resolved(before: [9], after: [8])
        }
    }
}
