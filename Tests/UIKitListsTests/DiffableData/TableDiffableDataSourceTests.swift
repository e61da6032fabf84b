import Testing
import UIKitTesting
@testable import UIKitLists

@MainActor
struct TableDiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    private typealias Source = UITableViewDiffableDataSource<String, Int>

    private let screen = TestScreen(size: CGSize(width: 320, height: 440), scale: 2)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    private let source: Source
    private let log = Log()

    @MainActor
    private final class Log {
        var items: [Int] = []
        func take() -> [Int] {
            defer { items = [] }
            return items
        }
    }

    init() {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        source = Source(tableView: table) { [log] table, path, item in
            log.items.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        screen.window.addSubview(table)
        screen.settle()
    }

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "–" } }

    @Test("the source makes itself the table's, and is not kept alive by it")
    func ownership() {
        #expect(table.dataSource === source)
        #expect(source.defaultRowAnimation == .automatic)
        let other = UITableView()
        _ = Source(tableView: other) { _, _, _ in nil }
        #expect(other.dataSource == nil)
    }

    @Test("a snapshot is shown, and rows that stay keep their cells")
    func applying() throws {
        source.apply(snapshot(["a": [1, 2, 3], "b": [4]]))
        screen.wait(0.5)
        #expect(texts == ["1", "2", "3", "4"])
        let kept = try #require(table.cellForRow(at: [0, 1]))
        _ = log.take()
        var finished = false
        source.apply(snapshot(["b": [4, 2], "a": [3, 5]])) { finished = true }
        #expect(!finished)
        screen.wait(0.5)
        #expect(finished)
        #expect(texts == ["4", "2", "3", "5"])
        #expect(log.take() == [5])
        #expect(table.cellForRow(at: [0, 1]) === kept)
    }

    @Test("without animation all is at its place at once")
    func notAnimated() throws {
        source.apply(snapshot(["a": [1, 2, 3]]), animatingDifferences: false)
        screen.settle()
        let cell = try #require(table.cellForRow(at: [0, 2]))
        source.apply(snapshot(["a": [3, 1]]), animatingDifferences: false)
        #expect(cell.layer.animationKeys() == nil)
        #expect(cell.frame.minY == 0)
        #expect(texts == ["3", "1"])
    }

    @Test("items and places lead to each other")
    func identifying() {
        source.apply(snapshot(["a": [1, 2], "b": [3]]))
        #expect(source.itemIdentifier(for: [1, 0]) == 3)
        #expect(source.itemIdentifier(for: [1, 1]) == nil)
        #expect(source.itemIdentifier(for: [2, 0]) == nil)
        #expect(source.indexPath(for: 2) == [0, 1])
        #expect(source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == "b")
        #expect(source.sectionIdentifier(for: 2) == nil)
        #expect(source.index(for: "b") == 1)
        #expect(source.index(for: "z") == nil)
        source.apply(snapshot(["b": [2]]))
        #expect(source.indexPath(for: 2) == [0, 0])
        #expect(source.indexPath(for: 3) == nil)
    }

    @Test("a reloaded item gets another cell, a reconfigured one keeps its own; requests hold for one time")
    func reloading() throws {
        source.apply(snapshot(["a": [1, 2, 3]]))
        screen.wait(0.5)
        let (first, second) = (try #require(table.cellForRow(at: [0, 0])), try #require(table.cellForRow(at: [0, 1])))
        _ = log.take()
        var next = source.snapshot()
        next.reloadItems([1])
        next.reconfigureItems([2])
        source.apply(next)
        #expect(table.cellForRow(at: [0, 0]) !== first)
        #expect(table.cellForRow(at: [0, 1]) === second)
        #expect(log.take().sorted() == [1, 2])
        #expect(source.snapshot().reloadedItemIdentifiers.isEmpty)
        #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test("all data can be read anew instead")
    func reloadingData() throws {
        source.apply(snapshot(["a": [1, 2]]))
        screen.wait(0.5)
        _ = log.take()
        var isDone = false
        source.applySnapshotUsingReloadData(snapshot(["a": [1, 2, 3]])) { isDone = true }
        screen.settle()
        #expect(isDone)
        #expect(texts == ["1", "2", "3"])
        #expect(log.take() == [1, 2, 3])
    }

    @Test("selection follows items")
    func selection() {
        source.apply(snapshot(["a": [1, 2, 3]]))
        screen.wait(0.5)
        table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
        source.apply(snapshot(["a": [5, 2, 3, 1]]))
        #expect(table.indexPathForSelectedRow == [0, 3])
    }

    @Test("a subclass says what a data source can say besides")
    func overriding() {
        final class Titled: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sectionIdentifier(for: section)
            }
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 0 }
        }
        let titled = Titled(tableView: table) { _, _, _ in UITableViewCell() }
        titled.apply(snapshot(["Fruit": [1, 2]]))
        screen.wait(0.5)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "Fruit")
        table.setEditing(true, animated: false)
        screen.settle()
        #expect(table.visibleCells.map(\.isEditing) == [true, false])
    }

    @Test("a row needs a cell")
    func noCell() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
            let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1])
            source.apply(snapshot)
            table.layoutIfNeeded()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("failed to obtain a cell from its dataSource"))
    }
}
