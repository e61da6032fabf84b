import Testing
import UIKitLists

struct SectionSnapshotTests {
    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    private var tree: NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["fruit", "bread"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.append(["red", "green"], to: "apple")
        return snapshot
    }

    @Test("Items stand each before what is inside it, and are seen when all around them is open")
    func visibility() {
        var snapshot = tree
        #expect(snapshot.items == ["fruit", "apple", "red", "green", "pear", "bread"])
        #expect(snapshot.rootItems == ["fruit", "bread"])
        #expect(snapshot.visibleItems == ["fruit", "bread"])
        #expect(!snapshot.isVisible("apple"))
        #expect(!snapshot.isExpanded("fruit"))
        snapshot.expand(["apple"])
        #expect(snapshot.visibleItems == ["fruit", "bread"])
        #expect(!snapshot.isVisible("red"))
        snapshot.expand(["fruit"])
        #expect(snapshot.visibleItems == snapshot.items)
        #expect(snapshot.isVisible("red"))
        snapshot.collapse(["apple"])
        #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "bread"])
        #expect(snapshot.visualDescription() == "- fruit\n  + apple\n      red\n      green\n    pear\n  bread\n")
    }

    @Test("Levels, parents and indexes")
    func asking() {
        let snapshot = tree
        #expect(snapshot.level(of: "fruit") == 0)
        #expect(snapshot.level(of: "green") == 2)
        #expect(snapshot.parent(of: "green") == "apple")
        #expect(snapshot.parent(of: "bread") == nil)
        #expect(snapshot.index(of: "pear") == 4)
        #expect(snapshot.index(of: "none") == nil)
        #expect(!snapshot.contains("none"))
    }

    @Test("Items are put beside others, inside the same item")
    func inserting() {
        var snapshot = tree
        snapshot.insert(["plum"], before: "pear")
        snapshot.insert(["fig", "kiwi"], after: "pear")
        #expect(snapshot.snapshot(of: "fruit").rootItems == ["apple", "plum", "pear", "fig", "kiwi"])
        #expect(snapshot.parent(of: "kiwi") == "fruit")
    }

    @Test("A deleted item goes with all that is inside it")
    func deleting() {
        var snapshot = tree
        snapshot.expand(["apple"])
        snapshot.delete(["apple", "none"])
        #expect(snapshot.items == ["fruit", "pear", "bread"])
        #expect(!snapshot.contains("red"))
        #expect(!snapshot.isExpanded("apple"))
        snapshot.append(["apple"], to: "bread")
        #expect(snapshot.items == ["fruit", "pear", "bread", "apple"])
        #expect(!snapshot.isExpanded("apple"))
        snapshot.deleteAll()
        #expect(snapshot.items.isEmpty)
    }

    @Test("A part is a snapshot of its own, which can be put elsewhere, open items open")
    func parts() {
        var snapshot = tree
        snapshot.expand(["fruit", "apple"])
        let part = snapshot.snapshot(of: "apple", includingParent: true)
        #expect(part.items == ["apple", "red", "green"])
        #expect(part.isExpanded("apple"))
        #expect(!part.isExpanded("fruit"))
        snapshot.delete(["apple"])
        snapshot.insert(part, after: "bread")
        #expect(snapshot.visibleItems == ["fruit", "pear", "bread", "apple", "red", "green"])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["rye"])
        other.append(["dark"], to: "rye")
        snapshot.replace(childrenOf: "fruit", using: other)
        #expect(snapshot.items == ["fruit", "rye", "dark", "bread", "apple", "red", "green"])
    }

    @Test("CV-221: an item cannot be there twice, and what is asked about must be there")
    func misuse() async {
        let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["one"])
            snapshot.append(["two"], to: "one")
            snapshot.append(["two"])
        }
        #expect(
            text(twice).contains("Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    two\n)}"))
        let missing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
            snapshot.append(["one"], to: "none")
        }
        #expect(text(missing).contains("Parent item identifier does not exist in section snapshot: none"))
        let level = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSDiffableDataSourceSectionSnapshot<String>().level(of: "zz")
        }
        #expect(text(level).contains("Item identifier does not exist in section snapshot: zz"))
        let parent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = NSDiffableDataSourceSectionSnapshot<String>().parent(of: "zz")
        }
        #expect(text(parent).contains("Item identifier does not exist in section snapshot: zz"))
    }

    @Test("CV-221: opening and closing items that are not there does nothing")
    func unknown() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["one"])
        snapshot.expand(["none"])
        snapshot.collapse(["none"])
        snapshot.append(["none"])
        #expect(snapshot.items == ["one", "none"])
        #expect(!snapshot.isExpanded("none"))
    }
}
