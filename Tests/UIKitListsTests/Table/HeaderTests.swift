import Testing
import UIKitTesting

@testable import UIKitLists

@MainActor
struct HeaderTests {
    @MainActor
    private class Source: RowSource {
        @objc func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header \(section)" }
        @objc func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer \(section)" }
        @objc func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            log.append("will header \(section)")
        }
        @objc func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            log.append("did header \(section)")
        }
        @objc func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            log.append("will footer \(section)")
        }
        @objc func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
            log.append("did footer \(section)")
        }
        var words: [String] { takeLog().filter { $0.contains("header") || $0.contains("footer") } }
    }

    @Test("headers and footers are announced when they come and when they go")
    func display() {
        let source = Source([4, 4, 4, 4, 4])
        let table = UITableView.shown(source, delegate: source)
        #expect(source.words == ["will header 0", "will footer 0", "will header 1", "will footer 1"])
        table.scroll(to: 240)
        #expect(source.words == ["did header 0", "did footer 0", "will header 2", "will footer 2"])
    }

    @Test("TA-38: a footer stays at the bottom of the screen as long as its section is seen")
    func stickingFooter() throws {
        let source = Source([20])
        let table = UITableView.shown(source)
        #expect(try #require(table.footerView(forSection: 0)).frame.maxY == 440)
        table.scroll(to: 300)
        #expect(table.footerView(forSection: 0)?.frame.maxY == 740)
        table.scroll(to: 496)
        #expect(table.footerView(forSection: 0)?.frame.maxY == 936)
        #expect(table.contentSize.height == 936)
    }

    @Test("headers stand above cells, also above those that come later")
    func above() throws {
        let table = UITableView.shown(Source([50]))
        for step in 1...30 { table.scroll(to: CGFloat(step) * 17) }
        let header = try #require(table.headerView(forSection: 0))
        let position = try #require(table.subviews.firstIndex(of: header))
        #expect(table.subviews[position...].allSatisfy { !($0 is UITableViewCell) })
    }

    @MainActor
    private final class TallHeader: UITableViewHeaderFooterView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 61) }
    }

    @MainActor
    private final class ReusingSource: RowSource {
        var viewsMade = 0
        @objc func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            guard section != 2 else { return nil }
            if let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "tall") { return view }
            viewsMade += 1
            return TallHeader(reuseIdentifier: "tall")
        }
    }

    @Test("headers of the delegate size themselves, are used again, and may be missing")
    func ownViews() {
        let source = ReusingSource([Int](repeating: 3, count: 40))
        let table = UITableView.shown(source, delegate: source)
        #expect(table.rectForHeader(inSection: 0).height == 61)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 254)
        #expect(table.rectForHeader(inSection: 2).height == 0)
        for step in 1...200 { table.scroll(to: CGFloat(step) * 20) }
        #expect(source.viewsMade <= 5)
    }

    @Test("scrolled back, headers of other heights than estimated do not move what is seen")
    func correction() throws {
        let source = ReusingSource([Int](repeating: 3, count: 100))
        let table = UITableView.shown(source, delegate: source)
        table.scroll(to: 8000)
        for _ in 0..<60 {
            let cell = try #require(table.visibleCells.first { $0.frame.minY >= table.bounds.minY + 61 })
            let position = cell.frame.minY - table.contentOffset.y
            table.scroll(to: table.contentOffset.y - 11)
            #expect(abs(cell.frame.minY - table.contentOffset.y - position - 11) < 0.001)
        }
    }

    @Test("estimates of 0 leave headers at the usual height, and rows too")
    func noEstimates() {
        let source = ReusingSource([3])
        let table = UITableView.shown(source, delegate: source) {
            $0.rowHeight = UITableView.automaticDimension
            $0.estimatedRowHeight = 0
            $0.estimatedSectionHeaderHeight = 0
        }
        #expect(table.rectForHeader(inSection: 0).height == 28)
        #expect(table.contentSize.height == 160)
    }

    @Test("TA-14: setting the view above all rows asks for no cells at once")
    func topView() {
        let source = Source([3])
        let table = UITableView.shown(source, delegate: source)
        source.log = []
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        #expect(!source.log.contains { $0.hasPrefix("cell") })
        table.layoutIfNeeded()
        #expect(table.visibleCells.first?.frame.minY == 78)
    }

    @Test("the background fills the table behind all rows, and stays when the rows scroll")
    func background() {
        let table = UITableView.shown(RowSource(rows: 100))
        let view = UIView()
        table.backgroundView = view
        table.scroll(to: 333)
        #expect(view.frame == CGRect(x: 0, y: 333, width: 320, height: 440))
        #expect(table.subviews.first === view)
        table.backgroundView = nil
        #expect(view.superview == nil)
    }
}
