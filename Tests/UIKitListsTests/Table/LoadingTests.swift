import Testing
import UIKitLists
import UIKitTesting

@MainActor
struct LoadingTests {
    @Test("TA-01: sections are asked for first, then the rows of each, then cells")
    func order() {
        let source = RowSource([2, 1])
        _ = UITableView.shown(source)
        #expect(source.log == ["sections", "rows 0", "rows 1", "cell 0.0", "cell 0.1", "cell 1.0"])
    }

    @Test("TA-01: without numberOfSections there is one section")
    func oneSection() {
        @MainActor final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let source = Source()
        let table = UITableView.shown(source)
        #expect(table.numberOfSections == 1)
        #expect(table.visibleCells.count == 3)
    }

    @Test("TA-01: without a data source there is one section without rows")
    func noDataSource() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
        table.layoutIfNeeded()
        #expect(table.visibleCells.isEmpty && table.contentSize.height == 0)
    }

    @Test("TA-07: a table that is told to reload knows the numbers at once, so that changes may be told from then on")
    func reloading() {
        let source = RowSource([4])
        let table = UITableView(frame: .zero)
        table.dataSource = source
        #expect(table.numberOfRows(inSection: 0) == 4)
        source.counts = [2]
        table.reloadData()
        source.counts = [3]
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test("TA-02, TA-13: numbers can be asked for before the first layout, and are then remembered")
    func numbersBeforeLayout() {
        let source = RowSource([4, 7])
        let table = UITableView(frame: .zero)
        table.dataSource = source
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 1) == 7)
        source.counts = [1]
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 5) == 0)
        #expect(source.log == ["sections", "rows 0", "rows 1"])
    }

    @MainActor
    private final class HeightSource: RowSource {
        @objc func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            log.append("height \(indexPath.section).\(indexPath.row)")
            return 100
        }
    }

    @Test("TA-03: without an estimate, every height is asked for before the first cell")
    func heightsFirst() {
        let source = HeightSource(rows: 30)
        _ = UITableView.shown(source, delegate: source)
        let log = source.log.drop { !$0.hasPrefix("height") }
        #expect(Array(log.prefix(30)) == (0..<30).map { "height 0.\($0)" })
        #expect(log.dropFirst(30).allSatisfy { $0.hasPrefix("cell") })
    }

    @Test("TA-04: with an estimate, heights are asked for only of rows that are about to be seen")
    func estimates() {
        let source = HeightSource(rows: 1000)
        let table = UITableView.shown(source, delegate: source) { $0.estimatedRowHeight = 50 }
        #expect(source.log.count { $0.hasPrefix("height") } == 5)
        #expect(table.visibleCells.count == 5)
        #expect(table.contentSize.height == 50_250)
    }

    @MainActor
    private final class DisplaySource: RowSource {
        @objc func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            log.append("will \(indexPath.row) \(cell.superview == nil ? "outside" : "inside")")
        }

        @objc func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            log.append("did \(indexPath.row)")
        }
    }

    @Test("TA-05: a cell is asked for, announced, and only then on screen")
    func display() {
        let source = DisplaySource(rows: 2)
        let table = UITableView.shown(source, delegate: source)
        #expect(source.log.suffix(4) == ["cell 0.0", "will 0 outside", "cell 0.1", "will 1 outside"])
        #expect(table.visibleCells.allSatisfy { $0.superview === table })
    }

    @Test("TA-06: only rows that meet the visible part have cells; scrolling touches only those that come and go")
    func visibleOnly() {
        let source = DisplaySource(rows: 1000)
        let table = UITableView.shown(source, delegate: source)
        #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0..<10))
        _ = source.takeLog()
        table.scroll(to: 30)
        #expect(source.takeLog() == ["cell 0.10", "will 10 outside"])
        table.scroll(to: 44)
        #expect(source.takeLog() == ["did 0"])
        table.scroll(to: 43)
        #expect(source.takeLog() == ["cell 0.0", "will 0 inside"])
        table.scroll(to: 43.5)
        #expect(source.takeLog() == [])
    }

    @Test("A delegate that has the table laid out when it hears of cells that go finds no rows of a data source that is gone")
    func layoutWhileRowsGo() {
        let source = LayingOutSource(rows: 3)
        let table = UITableView.shown(source, delegate: source)
        source.isLayingOut = true
        table.dataSource = nil
        #expect(table.visibleCells.isEmpty)
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
    }

    @MainActor
    private final class LayingOutSource: RowSource {
        var isLayingOut = false

        @objc func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            guard isLayingOut else { return }
            tableView.setNeedsLayout()
            tableView.layoutIfNeeded()
        }
    }

    @Test("TA-07: reloadData asks for no cell inside the call; the next layout does")
    func reload() {
        let source = RowSource(rows: 3)
        let table = UITableView.shown(source)
        _ = source.takeLog()
        source.counts = [2]
        table.reloadData()
        #expect(!source.takeLog().contains { $0.hasPrefix("cell") })
        table.layoutIfNeeded()
        #expect(source.takeLog().suffix(2) == ["cell 0.0", "cell 0.1"])
        #expect(table.visibleCells.count == 2)
    }

    @Test("TA-08: reloadData clears the selection and keeps the offset, less what the content became shorter")
    func reloadKeepsOffset() {
        let source = RowSource(rows: 100)
        let table = UITableView.shown(source)
        table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        table.scroll(to: 500)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 500)
        #expect(table.indexPathForSelectedRow == nil)
        source.counts = [15]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 220)
    }

    @Test("TA-09: which optional methods there are is looked up when the object is set")
    func lookUp() {
        let source = DisplaySource(rows: 1)
        let table = UITableView.shown(source)
        #expect(!source.log.contains { $0.hasPrefix("will") })
        table.delegate = source
        #expect(table.delegate === source)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(source.log.contains { $0.hasPrefix("will") })
        let scrollView: UIScrollView = table
        scrollView.delegate = nil
        #expect(table.delegate == nil)
    }

    @Test("TA-10: a new data source is read at the next layout by itself")
    func newSource() {
        let source = RowSource(rows: 3)
        let table = UITableView.shown(source)
        let other = RowSource(rows: 5)
        let former = table.visibleCells
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.dataSource = other
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 5)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(other.log.count { $0.hasPrefix("cell") } == 5)
        #expect(former.allSatisfy { $0.superview == nil || !$0.isSelected })
    }

    @Test("TA-11: without a data source there are no rows, but the views above and below are shown")
    func noSource() {
        let table = UITableView.shown(nil) {
            $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
            $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        }
        #expect(table.visibleCells.isEmpty)
        #expect(table.numberOfSections == 1)
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 30, width: 320, height: 20))
        #expect(table.contentSize == CGSize(width: 320, height: 50))
    }

    @Test("the counts are not asked for while the table scrolls, and a million rows cost no more cells than ten")
    func million() {
        let source = RowSource(rows: 1_000_000)
        let table = UITableView.shown(source)
        #expect(table.contentSize.height == 44_000_000)
        _ = source.takeLog()
        for frame in 1...600 { table.scroll(to: CGFloat(frame) * 13) }
        #expect(source.takeLog().allSatisfy { $0.hasPrefix("cell") })
        #expect(source.aliveCells <= 11 + 2)
        table.scroll(to: 43_999_000)
        #expect(table.visibleCells.last?.textLabel?.text == "Row 0.999987")
        #expect(source.aliveCells <= 11 + 2)
    }
}
