import Testing
import UIKitTesting

@testable import UIKitLists

@MainActor
struct LifetimeTests {
    @Test("a table that is let go lets its cells go")
    func release() {
        weak var table: UITableView?
        weak var cell: UITableViewCell?
        let source = RowSource(rows: 100)
        do {
            let made = UITableView.shown(source)
            made.scroll(to: 500)
            table = made
            cell = made.visibleCells.first
        }
        #expect(table == nil)
        #expect(cell == nil)
        #expect(source.aliveCells == 0)
    }

    @Test("a fling of five seconds leaves no cell behind")
    func fling() throws {
        let source = RowSource(rows: 10_000)
        let table = UITableView.shown(source) { $0.contentInsetAdjustmentBehavior = .never }
        let screen = TestScreen(showing: table)
        let alive = source.aliveCells
        try screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 50), in: 0.1)
        screen.wait(5)
        #expect(table.contentOffset.y > 1000)
        #expect(source.aliveCells <= alive + 1 + 2)
        #expect(table.subviews.count { $0 is UITableViewCell } == source.aliveCells)
    }

    @Test("the content size is right as soon as data were read anew")
    func contentSize() {
        let source = RowSource(rows: 10)
        let table = UITableView.shown(source)
        source.counts = [20]
        table.reloadData()
        #expect(table.contentSize.height == 880)
    }

    @MainActor
    private final class WideCell: UITableViewCell {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width < 400 ? 80 : 50) }
    }

    @Test("a turn of the device leaves the same row at the top, whatever heights become")
    func turn() {
        @MainActor final class Source: RowSource {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "wide") ?? WideCell(style: .default, reuseIdentifier: "wide")
            }
        }
        let table = UITableView.shown(Source(rows: 1000)) { $0.rowHeight = UITableView.automaticDimension }
        for step in 1...50 { table.scroll(to: CGFloat(step) * 80) }
        let row = table.indexPathsForVisibleRows?.first
        table.frame.size = CGSize(width: 600, height: 300)
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.first == row)
        #expect(table.visibleCells.allSatisfy { $0.frame.height == 50 && $0.frame.width == 600 })
    }
}
