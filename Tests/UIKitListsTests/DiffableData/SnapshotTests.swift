import Testing
import UIKitLists

struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private func content(_ snapshot: Snapshot) -> [String] {
        snapshot.sectionIdentifiers.map { "\($0) \(snapshot.itemIdentifiers(inSection: $0))" }
    }

    // MARK: Asking

    @Test("a new snapshot is empty")
    func empty() {
        let snapshot = Snapshot()
        #expect(snapshot.numberOfItems == 0)
        #expect(snapshot.numberOfSections == 0)
        #expect(snapshot.itemIdentifiers.isEmpty)
        #expect(snapshot.sectionIdentifiers.isEmpty)
    }

    @Test("sections and items are counted, listed and found")
    func asking() {
        let snapshot = snapshot(["a": [1, 2], "b": [], "c": [3]])
        #expect(snapshot.numberOfItems == 3)
        #expect(snapshot.numberOfSections == 3)
        #expect(snapshot.numberOfItems(inSection: "a") == 2)
        #expect(snapshot.sectionIdentifiers == ["a", "b", "c"])
        #expect(snapshot.itemIdentifiers == [1, 2, 3])
        #expect(snapshot.itemIdentifiers(inSection: "c") == [3])
        #expect(snapshot.sectionIdentifier(containingItem: 3) == "c")
        #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
        #expect(snapshot.indexOfItem(3) == 2)
        #expect(snapshot.indexOfItem(9) == nil)
        #expect(snapshot.indexOfSection("b") == 1)
        #expect(snapshot.indexOfSection("z") == nil)
    }

    // MARK: Items

    @Test("CV-212: items are appended to the last section unless another one is named")
    func appendingItems() {
        var snapshot = snapshot(["a": [1], "b": [2]])
        snapshot.appendItems([3, 4])
        snapshot.appendItems([5], toSection: "a")
        #expect(content(snapshot) == ["a [1, 5]", "b [2, 3, 4]"])
    }

    @Test("items are inserted beside others")
    func insertingItems() {
        var snapshot = snapshot(["a": [1], "b": [2, 3]])
        snapshot.insertItems([10, 11], beforeItem: 3)
        snapshot.insertItems([12], afterItem: 1)
        #expect(content(snapshot) == ["a [1, 12]", "b [2, 10, 11, 3]"])
        #expect(snapshot.indexOfItem(3) == 5)
    }

    @Test("CV-213: items that are there already are moved into place")
    func insertingPresentItems() {
        var snapshot = snapshot(["a": [1, 2], "b": [3]])
        snapshot.appendItems([1, 4], toSection: "b")
        #expect(content(snapshot) == ["a [2]", "b [3, 1, 4]"])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
        #expect(snapshot.numberOfItems == 4)
    }

    @Test("CV-214: items are deleted; strangers are passed over")
    func deletingItems() {
        var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
        snapshot.deleteItems([2, 4, 99])
        #expect(content(snapshot) == ["a [1, 3]", "b []"])
        #expect(snapshot.numberOfItems == 2)
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfItems == 0)
        #expect(snapshot.numberOfSections == 0)
    }

    @Test("items are moved beside others, in other sections too")
    func movingItems() {
        var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
        snapshot.moveItem(1, afterItem: 3)
        snapshot.moveItem(4, beforeItem: 2)
        #expect(content(snapshot) == ["a [4, 2, 3, 1]", "b []"])
        snapshot.moveItem(2, beforeItem: 2)
        #expect(content(snapshot) == ["a [4, 2, 3, 1]", "b []"])
        #expect(snapshot.sectionIdentifier(containingItem: 4) == "a")
    }

    // MARK: Sections

    @Test("sections are appended, and inserted beside others")
    func insertingSections() {
        var snapshot = snapshot(["a": [1]])
        snapshot.insertSections(["x", "y"], beforeSection: "a")
        snapshot.insertSections(["z"], afterSection: "x")
        #expect(content(snapshot) == ["x []", "z []", "y []", "a [1]"])
        #expect(snapshot.indexOfSection("a") == 3)
        #expect(snapshot.indexOfItem(1) == 0)
    }

    @Test("CV-214: a deleted section takes its items along; strangers are passed over")
    func deletingSections() {
        var snapshot = snapshot(["a": [1, 2], "b": [3]])
        snapshot.deleteSections(["a", "q"])
        #expect(content(snapshot) == ["b [3]"])
        #expect(snapshot.indexOfItem(1) == nil)
        #expect(snapshot.indexOfSection("b") == 0)
        #expect(snapshot.numberOfItems == 1)
    }

    @Test("sections are moved with their items", arguments: [(0, 2), (2, 0), (1, 1), (0, 1), (1, 0)])
    func movingSections(from: Int, to: Int) {
        let names = ["a", "b", "c"]
        for isAfter in [false, true] {
            var snapshot = snapshot(["a": [1], "b": [2], "c": [3]])
            if isAfter {
                snapshot.moveSection(names[from], afterSection: names[to])
            } else {
                snapshot.moveSection(names[from], beforeSection: names[to])
            }
            var expected = names
            if from != to {
                expected.removeAll { $0 == names[from] }
                expected.insert(names[from], at: expected.firstIndex(of: names[to])! + (isAfter ? 1 : 0))
            }
            #expect(snapshot.sectionIdentifiers == expected)
            #expect(snapshot.itemIdentifiers == expected.map { names.firstIndex(of: $0)! + 1 })
            #expect(expected.map(snapshot.indexOfSection) == [0, 1, 2])
        }
    }

    // MARK: Reloading

    @Test("requests are kept in their order, once each, and dropped with what they are for")
    func requests() {
        var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
        snapshot.reloadItems([3, 1])
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([4, 2])
        snapshot.reloadSections(["b", "b"])
        #expect(snapshot.reloadedItemIdentifiers == [3, 1])
        #expect(snapshot.reconfiguredItemIdentifiers == [4, 2])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
        snapshot.deleteItems([3])
        snapshot.deleteSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [1])
        #expect(snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    }

    @Test("a moved item is still to be reloaded")
    func requestOfMovedItem() {
        var snapshot = snapshot(["a": [1, 2]])
        snapshot.reloadItems([1])
        snapshot.moveItem(1, afterItem: 2)
        #expect(snapshot.reloadedItemIdentifiers == [1])
    }
}
