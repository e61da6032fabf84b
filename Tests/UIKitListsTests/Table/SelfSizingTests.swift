import Testing
import UIKitTesting

@testable import UIKitLists

@MainActor
struct SelfSizingTests {
    /// A cell of a given height.
    @MainActor
    private final class TallCell: UITableViewCell {
        var height: CGFloat = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    @MainActor
    private final class Source: RowSource {
        var height: (Int) -> CGFloat = { 30 + CGFloat($0 % 3) * 20 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(indexPath.row)")
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "tall") as? TallCell ?? TallCell(style: .default, reuseIdentifier: "tall")
            cell.height = height(indexPath.row)
            return cell
        }
    }

    private func shown(_ source: Source) -> UITableView {
        UITableView.shown(source) { $0.rowHeight = UITableView.automaticDimension }
    }

    @Test("rows are as high as their cells ask for, and lie one below the other")
    func heights() {
        let table = shown(Source(rows: 100))
        #expect(table.visibleCells.map(\.frame.height).prefix(4) == [30, 50, 70, 30])
        #expect(table.visibleCells.map(\.frame.minY).prefix(4) == [0, 30, 80, 150])
        #expect(table.visibleCells.last.map { $0.frame.maxY >= 440 } == true)
    }

    @Test("rows that turn out lower than estimated make room for more")
    func lower() {
        let source = Source(rows: 1000)
        source.height = { _ in 4 }
        let table = shown(source)
        #expect(table.visibleCells.count == 110)
    }

    @Test("scrolled back, rows of other heights than estimated come in without moving those that are seen")
    func anchor() throws {
        let source = Source(rows: 1000)
        let table = shown(source)
        table.scroll(to: 20_000)
        for _ in 0..<100 {
            let cell = try #require(table.visibleCells.first { $0.frame.minY >= table.bounds.minY })
            let position = cell.frame.minY - table.contentOffset.y
            table.scroll(to: table.contentOffset.y - 13)
            #expect(abs(cell.frame.minY - table.contentOffset.y - position - 13) < 0.001)
        }
        #expect(table.visibleCells.map(\.frame.height) == table.indexPathsForVisibleRows?.map { source.height($0.row) })
    }

    @Test("the whole way down and up, each row is where the sum of heights says")
    func wholeWay() {
        let source = Source(rows: 300)
        let table = shown(source)
        var end: CGFloat = 0
        while table.contentOffset.y < table.contentSize.height - 440, end < 20_000 {
            end += 100
            table.scroll(to: min(end, table.contentSize.height - 440))
        }
        let total = (0..<300).map(source.height).reduce(0, +)
        #expect(table.contentSize.height == total)
        #expect(table.visibleCells.last?.frame.maxY == total)
    }

    @Test("scrolling to a row far away arrives at it, although heights on the way are estimates")
    func scrollToRow() {
        let table = shown(Source(rows: 1000))
        table.scrollToRow(at: IndexPath(row: 700, section: 0), at: .top, animated: false)
        #expect(table.rectForRow(at: IndexPath(row: 700, section: 0)).minY == table.contentOffset.y)
        table.scrollToRow(at: IndexPath(row: 650, section: 0), at: .bottom, animated: false)
        #expect(abs(table.rectForRow(at: IndexPath(row: 650, section: 0)).maxY - table.bounds.maxY) < 0.001)
    }

    @Test("an animated scroll arrives at its row too")
    func animatedScrollToRow() {
        let table = shown(Source(rows: 1000))
        table.contentInsetAdjustmentBehavior = .never
        let screen = TestScreen(showing: table)
        table.scrollToRow(at: IndexPath(row: 300, section: 0), at: .top, animated: true)
        screen.wait(2)
        #expect(abs(table.rectForRow(at: IndexPath(row: 300, section: 0)).minY - table.contentOffset.y) < 0.001)
    }

    @Test("with a million rows that size themselves, only those that are seen are measured")
    func million() {
        let source = Source(rows: 1_000_000)
        let table = shown(source)
        #expect(source.log.count { $0.hasPrefix("cell") } < 12)
        table.scroll(to: 30_000_000)
        #expect(source.log.count { $0.hasPrefix("cell") } < 24)
    }
}
