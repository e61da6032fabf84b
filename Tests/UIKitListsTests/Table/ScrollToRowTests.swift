import Testing
import UIKitLists
import UIKitTesting

@MainActor
struct ScrollToRowTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("TA-44: none scrolls as little as possible, and not at all if the row is wholly seen")
    func none() {
        let table = UITableView.shown(RowSource(rows: 100))
        table.scrollToRow(at: path(5), at: .none, animated: false)
        #expect(table.contentOffset.y == 0)
        table.scrollToRow(at: path(20), at: .none, animated: false)
        #expect(table.contentOffset.y == 484)
        table.scrollToRow(at: path(3), at: .none, animated: false)
        #expect(table.contentOffset.y == 132)
    }

    @Test("TA-44: top, middle and bottom place the row, as far as the content reaches")
    func positions() {
        let table = UITableView.shown(RowSource(rows: 100))
        table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(table.contentOffset.y == 2200)
        table.scrollToRow(at: path(50), at: .middle, animated: false)
        #expect(table.contentOffset.y == 2002)
        table.scrollToRow(at: path(50), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1804)
        table.scrollToRow(at: path(99), at: .top, animated: false)
        #expect(table.contentOffset.y == 3960)
        table.scrollToRow(at: path(0), at: .bottom, animated: false)
        #expect(table.contentOffset.y == 0)
    }

    @Test("TA-44: the inset counts, and a header that stays at the top does not cover the row")
    func insets() {
        @MainActor final class Source: RowSource {
            @objc func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        }
        let table = UITableView.shown(Source(rows: 100)) { $0.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0) }
        table.scrollToRow(at: path(50), at: .top, animated: false)
        #expect(table.rectForRow(at: path(50)).minY - table.contentOffset.y == 68)
        table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == -40)
    }

    @Test("TA-45: a row that is not there stops the process with UIKit's message")
    func outOfRange() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = RowSource(rows: 0)
                UITableView.shown(source).scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            message.contains(
                "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (10) beyond bounds (0) for section (0)."))
    }

    @Test("TA-46: an animated scroll tells of its end; one without animation does not")
    func end() {
        @MainActor final class Source: RowSource {
            @objc func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("end") }
        }
        let source = Source(rows: 100)
        let table = UITableView.shown(source, delegate: source) { $0.contentInsetAdjustmentBehavior = .never }
        let screen = TestScreen(showing: table)
        source.log = []
        table.scrollToRow(at: path(50), at: .top, animated: false)
        screen.wait(1)
        #expect(!source.log.contains("end"))
        table.scrollToRow(at: path(10), at: .top, animated: true)
        screen.wait(2)
        #expect(source.log.count { $0 == "end" } == 1)
        #expect(table.contentOffset.y == 440)
    }

    @Test("the nearest selected row is scrolled to")
    func nearestSelected() {
        let table = UITableView.shown(RowSource(rows: 100)) { $0.allowsMultipleSelection = true }
        for row in [2, 60, 95] { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        table.scroll(to: 2000)
        table.scrollToNearestSelectedRow(at: .top, animated: false)
        #expect(table.contentOffset.y == 2640)
    }
}
