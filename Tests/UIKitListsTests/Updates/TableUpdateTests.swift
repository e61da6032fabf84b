import Testing
import UIKitTesting
@testable import UIKitLists

@MainActor
struct TableUpdateTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 440), scale: 2)
    private let source = ModelSource(ListModel(counts: [20, 5]))
    private let table: UITableView

    init() {
        table = .showing(source, size: CGSize(width: 320, height: 440))
        screen.window.addSubview(table)
        screen.settle()
        _ = source.takeAskedRows()
    }

    /// Until nothing moves any more.
    private func rest() { screen.wait(0.5) }
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
    private func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell { try #require(table.cellForRow(at: path(row, section))) }
    /// Where a view is seen at present.
    private func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }
    private var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "–" } }
    private var modelTexts: [String] { source.model.sections.flatMap(\.rows).prefix(10).map(ModelSource.text) }

    private func deleteRow(_ row: Int, with animation: UITableView.RowAnimation = .fade) {
        source.model.sections[0].rows.remove(at: row)
        table.deleteRows(at: [path(row)], with: animation)
    }

    private func insertRow(_ row: Int, with animation: UITableView.RowAnimation = .fade) {
        source.model.sections[0].rows.insert(.init(id: source.model.takeID()), at: row)
        table.insertRows(at: [path(row)], with: animation)
    }

    // MARK: Batches

    @Test("TA-72: a call outside a batch is a batch of its own")
    func single() {
        deleteRow(1)
        #expect(!table.hasUncommittedUpdates)
        #expect(table.numberOfRows(inSection: 0) == 19)
        #expect(texts == modelTexts)
        rest()
        #expect(texts == modelTexts)
    }

    @Test("TA-72: rows keep their cells when the new size of the content has the table laid out in the middle of an update")
    func layoutDuringUpdate() {
        let observation = table.observe(\.contentSize) { table, _ in MainActor.assumeIsolated { table.layoutIfNeeded() } }
        table.setNeedsLayout()
        deleteRow(1)
        rest()
        let cells = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
        #expect(cells.count == table.visibleCells.count)
        observation.invalidate()
    }

    @Test("TA-73: what is said inside batches takes effect at the end of the outermost, and counts are asked for only there")
    func nested() {
        table.beginUpdates()
        deleteRow(0)
        table.performBatchUpdates {
            insertRow(3)
        }
        #expect(table.hasUncommittedUpdates)
        #expect(table.numberOfRows(inSection: 0) == 20, "the counts are those of before")
        #expect(source.takeAskedRows().isEmpty)
        table.endUpdates()
        #expect(!table.hasUncommittedUpdates)
        #expect(texts == modelTexts)
    }

    @Test("TA-84: an empty batch asks for heights again and animates the change; cells stay")
    func heights() throws {
        let cells = table.visibleCells
        let third = source.model.sections[0].rows[2].id
        source.height = { $0 == third ? 100 : 44 }
        table.beginUpdates()
        table.endUpdates()
        #expect(source.takeAskedRows().isEmpty)
        #expect(table.visibleCells == Array(cells.prefix(table.visibleCells.count)))
        #expect(try cell(2).frame.height == 100 && cell(3).frame.minY == 188)
        screen.wait(0.15)
        #expect(try seen(cell(3)).minY > 132 && seen(cell(3)).minY < 188, "on its way")
        #expect(try seen(cell(2)).height > 44 && seen(cell(2)).height < 100)
        rest()
        #expect(try seen(cell(3)).minY == 188)
    }

    @Test("TA-85: a reloaded row gets another cell, and is not selected any more")
    func reloading() throws {
        let former = try cell(2)
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        source.model.sections[0].rows[2].version += 1
        table.reloadRows(at: [path(2)], with: .automatic)
        #expect(try cell(2) !== former)
        #expect(try !cell(2).isSelected && table.indexPathsForSelectedRows == nil)
        #expect(texts == modelTexts)
        rest()
        #expect(former.isHidden)
    }

    @Test("a reconfigured row keeps its cell, which is filled anew")
    func reconfiguring() throws {
        let kept = try cell(2)
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        source.model.sections[0].rows[2].version += 1
        table.reconfigureRows(at: [path(2), path(19)])
        #expect(try cell(2) === kept && kept.textLabel?.text == modelTexts[2])
        #expect(source.takeAskedRows() == [source.model.sections[0].rows[2].id], "rows without cells are passed over")
        #expect(kept.isSelected)
    }

    @Test("TA-83: a table that never read its data compares with what there is when it is told")
    func neverRead() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let source = ModelSource(ListModel(counts: [3]))
            let table = UITableView.showing(source, size: CGSize(width: 320, height: 440))
            source.model.sections[0].rows.append(.init(id: 99))
            table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        }
    }

    @Test("TA-75: a table stops where its data do not fit what it is told")
    func inconsistent() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let source = ModelSource(ListModel(counts: [3]))
            let table = UITableView.showing(source, size: CGSize(width: 320, height: 440))
            table.layoutIfNeeded()
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section"))
    }

    @Test("a batch may be a closure that does not outlive the call, and a subclass that overrides batches sees it too")
    func nonescaping() {
        final class Counting: UITableView {
            var batches = 0
            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                batches += 1
                super.performBatchUpdates(updates, completion: completion)
            }
        }
        func batch(_ table: UITableView, _ updates: () -> Void) { table.performBatchUpdates(updates) }
        let counting = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100), style: .plain)
        var isOpen = false
        batch(counting) { isOpen = counting.hasUncommittedUpdates }
        counting.performBatchUpdates { _ = counting }
        counting.performBatchUpdates(nil)
        #expect(isOpen)
        #expect(counting.batches == 3)
    }

    // MARK: Sections

    @Test("sections come, go and move with their headers")
    func sections() throws {
        source.hasTitles = true
        table.reloadData()
        rest()
        let header = try #require(table.headerView(forSection: 0))
        source.model.sections.swapAt(0, 1)
        table.moveSection(1, toSection: 0)
        rest()
        #expect(table.headerView(forSection: 1) === header)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "S\(source.model.sections[0].id)")
        source.model.sections.remove(at: 0)
        table.deleteSections([0], with: .fade)
        rest()
        #expect(table.headerView(forSection: 0) === header)
        #expect(table.numberOfSections == 1)
        source.model.sections[0].rows.removeLast(15)
        table.reloadSections([0], with: .fade)
        #expect(table.headerView(forSection: 0) !== header)
        #expect(texts == modelTexts)
        #expect(table.numberOfRows(inSection: 0) == 5)
    }

    // MARK: In the middle of something

    @Test("an update from a callback of another one is made too")
    func reentrant() throws {
        final class Reentrant: NSObject, UITableViewDelegate {
            var change: (() -> Void)?
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                let change = change
                self.change = nil
                change?()
            }
        }
        let delegate = Reentrant()
        table.delegate = delegate
        rest()
        delegate.change = { deleteRow(0) }
        insertRow(2)
        rest()
        #expect(delegate.change == nil)
        #expect(texts == modelTexts)
    }

    @Test("all data read anew within a batch leaves nothing to compare")
    func reloadInBatch() {
        var finished = false
        table.performBatchUpdates(
            {
                source.model = ListModel(counts: [3])
                table.deleteRows(at: [path(0)], with: .fade)
                table.reloadData()
            }, completion: { _ in finished = true })
        rest()
        #expect(finished)
        #expect(texts == modelTexts)
    }

    @Test("a table that is not shown takes updates, and asks for no cells")
    func notShown() {
        table.removeFromSuperview()
        rest()
        _ = source.takeAskedRows()
        deleteRow(0)
        insertRow(5)
        #expect(source.takeAskedRows().isEmpty)
        #expect(table.numberOfRows(inSection: 0) == 20)
        screen.window.addSubview(table)
        rest()
        #expect(texts == modelTexts)
    }

    @Test("a data source that hands the same cell out again shows it")
    func sameCell() throws {
        final class Fixed: NSObject, UITableViewDataSource {
            let cells = (0..<3).map { _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cells[indexPath.row] }
        }
        let fixed = Fixed()
        table.delegate = nil
        table.dataSource = fixed
        table.reloadData()
        rest()
        table.reloadRows(at: [path(1)], with: .fade)
        rest()
        #expect(table.visibleCells == fixed.cells)
        #expect(fixed.cells[1].superview === table)
        #expect(fixed.cells[1].alpha == 1)
    }
}
