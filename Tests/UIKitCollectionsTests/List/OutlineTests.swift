import Testing
import UIKit
import UIKitTesting

@testable import UIKitCollections

@MainActor
struct OutlineTests {
    private typealias Source = UICollectionViewDiffableDataSource<Int, String>

    /// "Fruit" with two items inside, one of which has another inside; and a leaf.
    private func makeTree() -> NSDiffableDataSourceSectionSnapshot<String> {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Fruit", "Salt"])
        tree.append(["Apple", "Pear"], to: "Fruit")
        tree.append(["Peel"], to: "Apple")
        return tree
    }

    private func show(style: UICellAccessory.OutlineDisclosureOptions.Style) -> (UICollectionView, Source, TestScreen) {
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = ["Fruit", "Apple"].contains(item) ? [.outlineDisclosure(options: .init(style: style))] : []
        }
        let source = Source(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let screen = TestScreen(showing: view)
        source.apply(makeTree(), to: 0, animatingDifferences: false)
        screen.settle()
        return (view, source, screen)
    }

    private func items(_ source: Source) -> [String] { source.snapshot().itemIdentifiers }

    @Test("CV-219, CV-220: only items in open ones are rows")
    func visible() {
        let (view, source, _) = show(style: .header)
        #expect(items(source) == ["Fruit", "Salt"])
        #expect(view.visibleCells.count == 2)
    }

    @Test("CV-222, CV-240: a tap on a header row opens it, and asks and tells the handlers in their order")
    func header() throws {
        let (view, source, screen) = show(style: .header)
        var log: [String] = []
        source.sectionSnapshotHandlers.shouldExpandItem = {
            log.append("should expand \($0)"); return true
        }
        source.sectionSnapshotHandlers.willExpandItem = { log.append("will expand \($0)") }
        source.sectionSnapshotHandlers.snapshotForExpandingParent = {
            log.append("snapshot \($0) \($1.items.count)"); return $1
        }
        source.sectionSnapshotHandlers.shouldCollapseItem = {
            log.append("should collapse \($0)"); return true
        }
        source.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0)") }
        try screen.tap("Fruit")
        screen.settle()
        #expect(items(source) == ["Fruit", "Apple", "Pear", "Salt"])
        #expect(log == ["should expand Fruit", "will expand Fruit", "snapshot Fruit 3"])
        #expect(view.indexPathsForSelectedItems?.isEmpty != false, "it is not selected")
        #expect(view.listCell(1)?.indentationLevel == 1)
        #expect(view.listCell(0)?.configurationState.isExpanded == true)
        log = []
        try screen.tap("Fruit")
        screen.settle()
        #expect(items(source) == ["Fruit", "Salt"])
        #expect(log == ["should collapse Fruit", "will collapse Fruit"])
    }

    @Test("CV-240: of a row like others only the arrow opens it")
    func arrow() throws {
        let (view, source, screen) = show(style: .cell)
        try screen.tap(at: CGPoint(x: 200, y: 22))
        screen.settle()
        #expect(items(source) == ["Fruit", "Salt"])
        #expect(view.indexPathsForSelectedItems == [[0, 0]])
        let arrow = try #require(view.listCell(0)?.shownParts.leading.first?.view)
        let point = arrow.convert(CGPoint(x: arrow.bounds.midX, y: arrow.bounds.midY), to: view)
        try screen.tap(at: point)
        screen.settle()
        #expect(items(source) == ["Fruit", "Apple", "Pear", "Salt"])
    }

    @Test("CV-222: an item that may not be opened stays closed; what an app opens asks nobody")
    func refused() throws {
        let (_, source, screen) = show(style: .header)
        source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
        try screen.tap("Fruit")
        screen.settle()
        #expect(items(source) == ["Fruit", "Salt"])
        var tree = source.snapshot(for: 0)
        tree.expand(["Fruit", "Apple"])
        source.apply(tree, to: 0, animatingDifferences: false)
        #expect(items(source) == ["Fruit", "Apple", "Peel", "Pear", "Salt"])
    }

    @Test("CV-222: what is inside can be found out when an item is opened")
    func lazy() throws {
        let (_, source, screen) = show(style: .header)
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
            var inside = NSDiffableDataSourceSectionSnapshot<String>()
            inside.append(["Plum"])
            return inside
        }
        try screen.tap("Fruit")
        screen.settle()
        #expect(items(source) == ["Fruit", "Plum", "Salt"])
    }
}
