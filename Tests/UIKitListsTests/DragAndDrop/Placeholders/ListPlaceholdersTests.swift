import Foundation
import Testing
import TestLists

@testable import UIKitLists

/// Where rows are shown among placeholders.
@MainActor
struct ListPlaceholdersTests {
    private final class Mark {}

    private func row(_ row: Int) -> ListPosition { ListPosition(section: 0, row: row) }

    @Test("places of the data are those without placeholders")
    func places() {
        var placeholders = ListPlaceholders<Mark>()
        let (first, second) = (Mark(), Mark())
        placeholders.insert(first, at: row(1))
        placeholders.insert(second, at: row(1))
        #expect(placeholders.position(of: second) == row(1))
        #expect(placeholders.position(of: first) == row(2))
        #expect([0, 1, 2, 3, 4].map { placeholders.dataPosition(of: row($0)).row } == [0, 1, 1, 1, 2])
        #expect([0, 1, 2].map { placeholders.shownPosition(of: row($0)).row } == [0, 3, 4])
        #expect(placeholders.shownPosition(of: row(1)) { $0 === second } == row(1))
        #expect(placeholders.dataCounts(of: [5, 2]) == [3, 2])
        #expect(placeholders.shownCounts(of: [3, 2]) == [5, 2])
        placeholders.remove(second)
        #expect(placeholders.position(of: first) == row(1))
        #expect(placeholders.position(of: second) == nil)
    }

    @Test("placeholders of a section that goes, or is read anew, are gone", arguments: [true, false])
    func sections(isDeleted: Bool) {
        var placeholders = ListPlaceholders<Mark>()
        let (gone, kept) = (Mark(), Mark())
        placeholders.insert(gone, at: ListPosition(section: 0, row: 0))
        placeholders.insert(kept, at: ListPosition(section: 1, row: 2))
        var update = ListUpdate()
        if isDeleted { update.deleteSections([0]) } else { update.reloadSections([0]) }
        let changes = placeholders.changes(of: update, before: [2, 3], after: isDeleted ? [2] : [4, 2], words: .table)
        #expect(placeholders.position(of: gone) == nil)
        #expect(placeholders.position(of: kept) == ListPosition(section: isDeleted ? 0 : 1, row: 2))
        #expect(changes.after == (isDeleted ? [3] : [4, 3]))
    }

    @Test(
        "after random changes of the data, every row and placeholder is found again where it went", arguments: 1...6 as ClosedRange<UInt64>)
    func randomChanges(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<300 {
            let data = Array(0..<Int.random(in: 0...8, using: &generator))
            var placeholders = ListPlaceholders<Mark>()
            var shown = data.count
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                placeholders.insert(Mark(), at: row(Int.random(in: 0...shown, using: &generator)))
                shown += 1
            }
            let before = list(data, placeholders, count: shown)
            let change = RandomChange(of: data, using: &generator)
            let changes = placeholders.changes(of: change.update, before: [shown], after: [change.data.count], words: .table)
            let after = list(change.data, placeholders, count: changes.after[0])
            #expect(Set(before.filter { $0 < 0 }) == Set(after.filter { $0 < 0 }))
            for (index, item) in before.enumerated() {
                let new = changes.newPosition(of: row(index))
                #expect(new.map { after[$0.row] } == (after.contains(item) ? item : nil), "\(before) \(after) \(change.update)")
            }
        }
    }

    /// What is shown: items, and for placeholders numbers below 0 that stay the same.
    private func list(_ data: [Int], _ placeholders: ListPlaceholders<Mark>, count: Int) -> [Int] {
        (0..<count).map { index in
            guard let mark = placeholders.placeholder(at: row(index)) else { return data[placeholders.dataPosition(of: row(index)).row] }
            return -1 - abs(ObjectIdentifier(mark).hashValue / 2)
        }
    }
}

/// A legal change of a list of different numbers.
@MainActor
private struct RandomChange {
    private(set) var data: [Int]
    private(set) var update = ListUpdate()

    init(of old: [Int], using generator: inout SeededGenerator) {
        func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
        var (stayed, moved): ([Int], [Int]) = ([], [])
        for (row, item) in old.enumerated() {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: update.deleteRows(at: [path(row)])
            case 1: moved.append(item)
            default: stayed.append(item)
            }
        }
        data = stayed
        let new = (0..<Int.random(in: 0...2, using: &generator)).map { 100 + $0 }
        for item in moved + new { data.insert(item, at: Int.random(in: 0...data.count, using: &generator)) }
        for item in moved { update.moveRow(at: path(old.firstIndex(of: item)!), to: path(data.firstIndex(of: item)!)) }
        update.insertRows(at: new.map { path(data.firstIndex(of: $0)!) })
    }
}
