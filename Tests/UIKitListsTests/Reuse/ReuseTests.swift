import Testing
import UIKitTesting

@testable import UIKitLists

@MainActor
struct ReuseTests {
    @MainActor
    private final class CountingCell: UITableViewCell {
        var preparations = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            preparations += 1
        }
    }

    @Test("TA-15: a cell that leaves goes to the pool of its identifier")
    func pool() throws {
        let source = RowSource(rows: 100)
        let table = UITableView.shown(source)
        let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        table.scroll(to: 30)
        table.scroll(to: 44)
        #expect(table.indexPath(for: first) == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "row") === first)
    }

    @Test("TA-15: a cell without an identifier is dropped when it leaves")
    func dropped() {
        let source = RowSource(rows: 100)
        source.identifier = nil
        let table = UITableView.shown(source)
        table.scroll(to: 2000)
        #expect(source.made.count == 21)
        #expect(source.aliveCells == 11)
        #expect(table.subviews.count { $0 is UITableViewCell } == 11)
    }

    @Test("TA-16: without a registration and without a cell that waits, there is nil")
    func nothing() {
        #expect(UITableView().dequeueReusableCell(withIdentifier: "x") == nil)
        #expect(UITableView().dequeueReusableHeaderFooterView(withIdentifier: "x") == nil)
    }

    @Test("TA-17: a registered class is made, in the default style, with its identifier")
    func registered() {
        let table = UITableView()
        table.register(CountingCell.self, forCellReuseIdentifier: "x")
        let cell = table.dequeueReusableCell(withIdentifier: "x")
        #expect(cell is CountingCell)
        #expect(cell?.reuseIdentifier == "x")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "h")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "h")?.reuseIdentifier == "h")
    }

    @Test("TA-18: a cell for a row without a registration stops the process with UIKit's message")
    func unregistered() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UITableView().dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0)) }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("unable to dequeue a cell with identifier x - must register a nib or a class for the identifier"))
    }

    @Test("a class that is none of cells cannot be registered")
    func wrongClass() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UITableView().register(UIView.self, forCellReuseIdentifier: "x") }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { UITableView().register(UIView.self, forHeaderFooterViewReuseIdentifier: "x") }
        }
    }

    @MainActor
    private final class RegisteredSource: RowSource {
        var sizes: [CGSize] = []
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "counting", for: indexPath)
            sizes.append(cell.bounds.size)
            return cell
        }
        @objc func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 + CGFloat(indexPath.row) }
    }

    @Test("TA-20: a cell out of the pool is prepared before it is handed out, a new one is not")
    func preparation() throws {
        let source = RegisteredSource(rows: 100)
        let table = UITableView.shown(source) { $0.register(CountingCell.self, forCellReuseIdentifier: "counting") }
        let cells = table.visibleCells.compactMap { $0 as? CountingCell }
        #expect(cells.count == 10)
        #expect(cells.allSatisfy { $0.preparations == 0 })
        for step in 1...20 { table.scroll(to: CGFloat(step) * 22) }
        #expect(cells.map(\.preparations).reduce(0, +) > 0)
    }

    @Test("TA-21: a reused cell keeps its texts and loses selection and highlight")
    func leftovers() throws {
        let table = UITableView.shown(RowSource(rows: 100))
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.isSelected)
        table.scroll(to: 30)
        table.scroll(to: 44)
        let again = table.dequeueReusableCell(withIdentifier: "row")
        #expect(again === cell)
        #expect(cell.textLabel?.text == "Row 0.0")
        #expect(!cell.isSelected)
    }

    @Test("TA-22: a cell that is dequeued for a row has the width and height of the row")
    func size() {
        let source = RegisteredSource(rows: 3)
        _ = UITableView.shown(source, delegate: source) { $0.register(CountingCell.self, forCellReuseIdentifier: "counting") }
        #expect(source.sizes == [50, 51, 52].map { CGSize(width: 320, height: $0) })
    }

    @Test("TA-23: identifiers that differ in case are different")
    func letterCase() {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    }

    @Test("TA-24: registering nil takes the registration back")
    func unregistering() {
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "x")
        table.register(nil as AnyClass?, forCellReuseIdentifier: "x")
        #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
    }

    @Test("TA-25: a row that is not seen, or not there, has no cell")
    func cellForRow() {
        let table = UITableView.shown(RowSource(rows: 100))
        #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) != nil)
        #expect(table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
        #expect(table.cellForRow(at: IndexPath(row: 500, section: 0)) == nil)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 3)) == nil)
    }

    @Test("TA-26: a cell that is used again has the path of its new row, and one that is not seen has none")
    func path() throws {
        let table = UITableView.shown(RowSource(rows: 100))
        let cell = try #require(table.visibleCells.first)
        #expect(table.indexPath(for: cell) == IndexPath(row: 0, section: 0))
        table.scroll(to: 500)
        table.scroll(to: 2000)
        #expect(table.indexPath(for: cell) == IndexPath(row: 46, section: 0))
        #expect(table.indexPath(for: UITableViewCell()) == nil)
    }

    @Test("TA-27: visible cells and paths are in the order of rows, match, and do a layout that is pending")
    func visible() {
        let source = RowSource([3, 4])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.rowHeight = 44
        table.dataSource = source
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["Row 0.0", "Row 0.1", "Row 0.2"] + (0..<4).map { "Row 1.\($0)" })
        #expect(table.indexPathsForVisibleRows == table.visibleCells.compactMap { table.indexPath(for: $0) })
    }

    @Test("at most two cells of an identifier wait, however many were seen")
    func poolSize() {
        final class Source: RowSource {
            @objc func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row < 50 ? 20 : 200
            }
        }
        let source = Source(rows: 100)
        let table = UITableView.shown(source, delegate: source)
        #expect(source.aliveCells == 22)
        table.scroll(to: 3000)
        #expect(table.visibleCells.count == 3)
        #expect(source.aliveCells <= 3 + 2)
    }
}
