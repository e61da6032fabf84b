import Foundation
import Testing
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct DiffableDataSourceTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    @MainActor
    private struct Stage {
        let view: UICollectionView
        let source: Source
        let screen: TestScreen

        init() {
            let layout = UICollectionViewFlowLayout()
            view = UICollectionView.shown(nil, layout: layout)
            source = Source(collectionView: view) { view, path, item in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
                cell.tag = item
                return cell
            }
            screen = TestScreen(showing: view)
        }

        var tags: [Int] { view.visibleCells.map(\.tag) }

        func apply(_ items: [Int], animated: Bool = true) {
            var snapshot = Snapshot()
            snapshot.appendSections(["a"])
            snapshot.appendItems(items)
            source.apply(snapshot, animatingDifferences: animated)
            screen.wait(0.6)
        }
    }

    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test("CV-206, CV-207: the source becomes the data source; later snapshots are batches that keep the cells of what stays")
    func applying() {
        let stage = Stage()
        #expect(stage.view.dataSource === stage.source)
        stage.apply([1, 2, 3, 4])
        let third = stage.view.cellForItem(at: [0, 2])
        stage.apply([4, 3, 5, 1])
        #expect(stage.tags == [4, 3, 5, 1])
        #expect(stage.view.cellForItem(at: [0, 1]) === third)
        stage.apply([9], animated: false)
        #expect(stage.tags == [9])
    }

    @Test("CV-209: without animation the cells of what stays are kept, and stand at their places at once")
    func withoutAnimation() {
        let stage = Stage()
        stage.apply([1, 2, 3])
        let first = stage.view.cellForItem(at: [0, 0])
        var snapshot = stage.source.snapshot()
        snapshot.moveItem(1, afterItem: 3)
        stage.source.apply(snapshot, animatingDifferences: false)
        stage.view.layoutIfNeeded()
        #expect(stage.view.cellForItem(at: [0, 2]) === first)
        #expect(first?.layer.animationKeys() == nil)
    }

    @Test("CV-211: snapshots that are applied on another thread are shown by the main thread, in their order")
    func otherThread() async {
        let stage = Stage()
        stage.apply([1])
        let source = stage.source
        var finished: [Int] = []
        for count in 2...3 {
            var snapshot = Snapshot()
            snapshot.appendSections(["a"])
            snapshot.appendItems(Array(1...count))
            let wanted = snapshot
            let apply: @MainActor () -> Void = { source.apply(wanted) { finished.append(count) } }
            nonisolated(unsafe) let work = unsafeBitCast(apply, to: (() -> Void).self)
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { work() }
            group.wait()
        }
        #expect(stage.tags == [1])
        await withCheckedContinuation { served in DispatchQueue.main.async { served.resume() } }
        stage.screen.wait(1)
        #expect(stage.tags == [1, 2, 3])
        #expect(finished == [2, 3])
    }

    @Test("CV-210: reloading data asks for all cells anew")
    func reloading() {
        let stage = Stage()
        stage.apply([1, 2, 3])
        stage.view.cellForItem(at: [0, 0])?.tag = -1
        var isDone = false
        stage.source.applySnapshotUsingReloadData(stage.source.snapshot()) { isDone = true }
        stage.screen.wait(0.1)
        #expect(isDone)
        #expect(Set(stage.tags) == [1, 2, 3])
    }

    @Test("CV-208: items that are reconfigured keep their cells, those that are reloaded do not")
    func marks() {
        let stage = Stage()
        stage.apply([1, 2, 3])
        let (first, second) = (stage.view.cellForItem(at: [0, 0]), stage.view.cellForItem(at: [0, 1]))
        var snapshot = stage.source.snapshot()
        snapshot.reconfigureItems([1])
        snapshot.reloadItems([2])
        stage.source.apply(snapshot)
        stage.screen.wait(0.6)
        #expect(stage.view.cellForItem(at: [0, 0]) === first)
        #expect(stage.view.cellForItem(at: [0, 1]) !== second)
        #expect(stage.source.snapshot().reloadedItemIdentifiers == [])
    }

    @Test("CV-217: what is not shown has no path")
    func identifying() {
        let stage = Stage()
        stage.apply([1, 2, 3])
        #expect(stage.source.itemIdentifier(for: [0, 1]) == 2)
        #expect(stage.source.itemIdentifier(for: [0, 7]) == nil)
        #expect(stage.source.indexPath(for: 3) == [0, 2])
        #expect(stage.source.indexPath(for: 7) == nil)
        #expect(stage.source.sectionIdentifier(for: 0) == "a")
        #expect(stage.source.index(for: "b") == nil)
    }

    @Test("CV-218: an item is its identity: other contents of the same item are read where it is reconfigured, not where it is applied")
    func contents() {
        struct Item: Hashable {
            var number: Int
            var text: String
            static func == (one: Item, other: Item) -> Bool { one.number == other.number }
            func hash(into hasher: inout Hasher) { hasher.combine(number) }
        }
        var shown: [String] = []
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let screen = TestScreen(showing: view)
        let source = UICollectionViewDiffableDataSource<Int, Item>(collectionView: view) { view, path, item in
            shown.append(item.text)
            return view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        func apply(_ text: String, reconfigures: Bool) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
            snapshot.appendSections([0])
            snapshot.appendItems([Item(number: 1, text: text)])
            if reconfigures { snapshot.reconfigureItems([Item(number: 1, text: text)]) }
            source.apply(snapshot, animatingDifferences: true)
            screen.wait(0.6)
        }
        apply("first", reconfigures: false)
        apply("second", reconfigures: false)
        #expect(shown == ["first"])
        apply("third", reconfigures: true)
        #expect(shown == ["first", "third"])
    }

    @Test("CV-219: a section shows the open part of a tree, and is added at the end if it is missing")
    func trees() {
        let stage = Stage()
        stage.apply([1, 2])
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([10, 20])
        tree.append([11, 12], to: 10)
        stage.source.apply(tree, to: "b")
        stage.screen.wait(0.6)
        #expect(stage.source.snapshot().sectionIdentifiers == ["a", "b"])
        #expect(stage.tags == [1, 2, 10, 20])
        tree.expand([10])
        stage.source.apply(tree, to: "b")
        stage.screen.wait(0.6)
        #expect(stage.tags == [1, 2, 10, 11, 12, 20])
        #expect(stage.source.snapshot(for: "b").level(of: 11) == 1)
        #expect(stage.source.snapshot(for: "a").items == [1, 2])
    }

    @Test("CV-223: without a handler nothing can be moved; with it, the snapshot follows and the transaction says what has changed")
    func reordering() {
        let stage = Stage()
        stage.apply([1, 2, 3, 4])
        #expect(!stage.view.beginInteractiveMovementForItem(at: [0, 0]))
        stage.source.reorderingHandlers.canReorderItem = { $0 != 4 }
        var log: [[Int]] = []
        stage.source.reorderingHandlers.willReorder = { log.append($0.initialSnapshot.itemIdentifiers) }
        stage.source.reorderingHandlers.didReorder = {
            log.append($0.finalSnapshot.itemIdentifiers)
            log.append([$0.sectionTransactions.count, $0.difference.count])
        }
        #expect(!stage.view.beginInteractiveMovementForItem(at: [0, 3]))
        #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
        stage.view.updateInteractiveMovementTargetPosition(stage.view.cellForItem(at: [0, 2])!.center)
        stage.view.endInteractiveMovement()
        stage.screen.wait(0.6)
        #expect(log == [[1, 2, 3, 4], [2, 3, 1, 4], [1, 2]])
        #expect(stage.tags == [2, 3, 1, 4])
        #expect(stage.source.snapshot().itemIdentifiers == [2, 3, 1, 4])
    }

    @Test(
        "CV-223: what is moved in a tree stays a part of it: beside the one above it, or inside that if what is below is",
        arguments: [
            ([0, 1], [0, 4], "- 10\n    12\n- 20\n    21\n    11\n"), ([0, 4], [0, 1], "- 10\n    21\n    11\n    12\n  20\n"),
            ([0, 1], [0, 3], "- 10\n    12\n- 20\n    11\n    21\n"), ([0, 4], [0, 0], "  21\n- 10\n    11\n    12\n  20\n"),
        ] as [(IndexPath, IndexPath, String)])
    func reorderingTrees(from: IndexPath, to: IndexPath, expected: String) {
        let stage = Stage()
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([10, 20])
        tree.append([11, 12], to: 10)
        tree.append([21], to: 20)
        tree.expand([10, 20])
        stage.source.apply(tree, to: "a", animatingDifferences: false)
        stage.view.layoutIfNeeded()
        stage.source.reorderingHandlers.canReorderItem = { _ in true }
        var told: String?
        stage.source.reorderingHandlers.didReorder = { told = $0.sectionTransactions.first?.finalSnapshot.visualDescription() }
        stage.source.reorder(from: from, to: to)
        #expect(stage.source.snapshot(for: "a").visualDescription() == expected)
        #expect(told == expected)
        #expect(stage.source.snapshot().itemIdentifiers == stage.source.snapshot(for: "a").visibleItems)
        // Taken up again, it changes nothing: the item is there once.
        stage.source.apply(stage.source.snapshot(for: "a"), to: "a", animatingDifferences: false)
        #expect(stage.source.snapshot(for: "a").visualDescription() == expected)
    }

    @Test("CV-223: what is moved out of a tree into another section is no part of the tree any more")
    func reorderingOutOfTree() {
        let stage = Stage()
        stage.apply([1, 2])
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([10])
        tree.append([11, 12], to: 10)
        tree.expand([10])
        stage.source.apply(tree, to: "b", animatingDifferences: false)
        stage.source.reorder(from: [1, 1], to: [0, 1])
        #expect(stage.source.snapshot(for: "a").items == [1, 11, 2])
        #expect(stage.source.snapshot(for: "b").visualDescription() == "- 10\n    12\n")
        #expect(stage.source.snapshot().itemIdentifiers == [1, 11, 2, 10, 12])
    }

    @Test("CV-216, CV-224: no cell, no supplementary view, no such section")
    func misuse() async {
        let cell = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView.shown(nil, layout: UICollectionViewFlowLayout())
            let source = Source(collectionView: view) { _, _, _ in nil }
            var snapshot = Snapshot()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1])
            source.apply(snapshot)
            view.layoutIfNeeded()
        }
        #expect(text(cell).contains("UICollectionViewDiffableDataSource cell provider returned nil for index path"))
        let header = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let layout = UICollectionViewFlowLayout()
            layout.headerReferenceSize = CGSize(width: 0, height: 20)
            let view = UICollectionView.shown(nil, layout: layout)
            let source = Source(collectionView: view) { _, _, _ in nil }
            var snapshot = Snapshot()
            snapshot.appendSections(["a"])
            source.apply(snapshot)
            view.layoutIfNeeded()
        }
        #expect(text(header).contains("requested a supplementary view, but a supplementaryViewProvider was not specified"))
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let view = UICollectionView.shown(nil, layout: UICollectionViewFlowLayout())
            let source = Source(collectionView: view) { _, _, _ in nil }
            _ = source.collectionView(view, numberOfItemsInSection: 0)
        }
        #expect(text(section).contains("Invalid parameter not satisfying: section < _impl.numberOfSections"))
    }
}
