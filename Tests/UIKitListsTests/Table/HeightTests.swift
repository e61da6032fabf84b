import Testing
import UIKitTesting

@testable import UIKitLists

@MainActor
struct HeightTests {
    private let screen = TestScreen(scale: 2)

    @MainActor
    private final class Source: RowSource {
        var height: (IndexPath) -> CGFloat = { _ in 60 }
        @objc func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height(indexPath) }
    }

    @MainActor
    private class EdgeSource: RowSource {
        var titles: [Int: String] = [:]
        @objc func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    }

    @MainActor
    private final class EdgeHeightSource: EdgeSource {
        var edgeHeight: CGFloat = 30
        @objc func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { edgeHeight }
    }

    @Test("TA-32: nothing said, rows go by their cells, and an ordinary one is 44 high")
    func defaults() {
        // Views outside of windows go by the screen that was used last.
        screen.settle()
        let table = UITableView.shown(RowSource(rows: 2)) { $0.rowHeight = UITableView().rowHeight }
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(UITableView.automaticDimension == -1)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 44, width: 320, height: 44))
    }

    @Test("TA-33: the delegate's height wins over the table's")
    func delegateWins() {
        let source = Source(rows: 3)
        let table = UITableView.shown(source, delegate: source) { $0.rowHeight = 20 }
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 120, width: 320, height: 60))
    }

    @Test("TA-34: a header with a title is 28 high in a plain table")
    func titleHeight() {
        let source = EdgeSource([1, 1])
        source.titles = [0: "First"]
        let table = UITableView.shown(source)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 28))
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "First")
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
    }

    @Test("TA-35: a section of a plain table without title and view has no header, whatever the table's height for headers")
    func noTitle() {
        let table = UITableView.shown(EdgeSource([1, 1])) { $0.sectionHeaderHeight = 50 }
        #expect(table.rectForHeader(inSection: 1).height == 0)
        #expect(table.headerView(forSection: 1) == nil)
        #expect(table.contentSize.height == 88)
    }

    @Test("In a grouped table a height for all headers, which storyboards set to 10, cuts no title; it counts where there is none")
    func groupedTitles() {
        let source = EdgeSource([1, 1, 1])
        source.titles = [0: "First", 1: "Second"]
        let table = UITableView.shown(source, style: .grouped) { $0.sectionHeaderHeight = 10 }
        let usual = UITableView.shown(source, style: .grouped)
        for section in [0, 1] {
            #expect(table.rectForHeader(inSection: section).height == usual.rectForHeader(inSection: section).height)
        }
        #expect(table.rectForHeader(inSection: 2).height == 10)
        #expect(UITableView.shown(source, style: .grouped) { $0.sectionHeaderHeight = 90 }.rectForHeader(inSection: 1).height == 90)
    }

    @Test("TA-36: a height of 0 is no header in plain tables and the usual one in others; a tiny one is no gap")
    func zeroHeight() {
        let source = EdgeHeightSource([1])
        source.titles = [0: "Title"]
        source.edgeHeight = 0
        #expect(UITableView.shown(source, delegate: source).rectForHeader(inSection: 0).height == 0)
        let grouped = UITableView.shown(source, delegate: source, style: .grouped)
        #expect(grouped.rectForHeader(inSection: 0).height == 55.5)
        source.edgeHeight = .leastNormalMagnitude
        #expect(UITableView.shown(source, delegate: source, style: .grouped).rectForHeader(inSection: 0).height < 0.001)
    }

    @MainActor
    private final class ViewSource: EdgeSource {
        let header = UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 77))
        @objc func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { section == 0 ? header : nil }
    }

    @Test("TA-37: a view replaces the title; its own height does not matter")
    func viewForHeader() {
        let source = ViewSource([1, 1])
        source.titles = [0: "Not seen", 1: "Seen"]
        let table = UITableView.shown(source, delegate: source) { $0.sectionHeaderHeight = 40 }
        #expect(source.header.superview === table)
        #expect(source.header.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "Seen")
    }

    @Test("TA-38: in plain tables the header of the topmost section stays at the top until the next one pushes it")
    func sticking() throws {
        let source = EdgeSource([20, 20])
        source.titles = [0: "A", 1: "B"]
        let table = UITableView.shown(source)
        let header = try #require(table.headerView(forSection: 0))
        table.scroll(to: 100)
        #expect(header.frame.minY == 100)
        table.scroll(to: 890)
        #expect(header.frame.minY == 880)
        #expect(table.headerView(forSection: 1)?.frame.minY == 908)
        table.scroll(to: 950)
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.headerView(forSection: 1)?.frame.minY == 950)
    }

    @Test("TA-38: headers stay below the content inset; those of grouped tables do not stay")
    func stickingBelowInset() {
        let source = EdgeSource([20, 20])
        source.titles = [0: "A", 1: "B"]
        let table = UITableView.shown(source) { $0.contentInset.top = 64 }
        table.scroll(to: 100)
        #expect(table.headerView(forSection: 0)?.frame.minY == 164)
        let grouped = UITableView.shown(source, style: .grouped)
        grouped.scroll(to: 30)
        #expect(grouped.headerView(forSection: 0)?.frame.minY == 0)
        grouped.scroll(to: 100)
        #expect(grouped.headerView(forSection: 0) == nil)
    }

    @Test("TA-39: the parts of a section fill its rectangle", arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func tiling(_ style: UITableView.Style) {
        let source = EdgeSource([2, 3])
        source.titles = [0: "A", 1: "B"]
        let table = UITableView.shown(source, style: style)
        for section in 0..<2 {
            var end = table.rect(forSection: section).minY
            let rows = (0..<source.counts[section]).map { table.rectForRow(at: IndexPath(row: $0, section: section)) }
            for rect in [table.rectForHeader(inSection: section)] + rows + [table.rectForFooter(inSection: section)] {
                #expect(rect.minY == end)
                end = rect.maxY
            }
            #expect(end == table.rect(forSection: section).maxY)
        }
    }

    @Test("TA-40: a path that is not one of the table has no rectangle")
    func outOfRange() {
        let table = UITableView.shown(RowSource([2, 1]))
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == .zero)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 9)) == .zero)
        #expect(table.rectForRow(at: IndexPath(row: -1, section: 0)) == .zero)
        #expect(table.rect(forSection: 2) == .zero)
        #expect(table.rectForHeader(inSection: -1) == .zero)
    }

    @Test("TA-41: a point outside of every row is that of none")
    func pointOutside() {
        let source = EdgeSource([2])
        source.titles = [0: "A"]
        let table = UITableView.shown(source)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 10)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 28)) == IndexPath(row: 0, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 115)) == IndexPath(row: 1, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 116)) == nil)
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 60, width: 10, height: 30))?.map(\.row) == [0, 1])
        #expect(table.indexPathsForRows(in: CGRect(x: 0, y: 600, width: 10, height: 30)) == [])
    }

    @Test("TA-42: the view above all rows is as wide as the table and as high as its frame says when it is set")
    func topView() {
        let table = UITableView.shown(RowSource(rows: 2))
        let view = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 30))
        table.tableHeaderView = view
        table.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(table.visibleCells.first?.frame.minY == 30)
        view.frame.size.height = 50
        table.tableHeaderView = view
        table.layoutIfNeeded()
        #expect(table.visibleCells.first?.frame.minY == 50)
        #expect(table.contentSize.height == 138)
        table.tableHeaderView = nil
        table.layoutIfNeeded()
        #expect(view.superview == nil)
        #expect(table.visibleCells.first?.frame.minY == 0)
    }

    @Test("TA-43: the content is as wide as the table, and as high as all that is in it")
    func contentSize() {
        let source = EdgeSource([3, 2])
        source.titles = [1: "B"]
        let table = UITableView.shown(source) {
            $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
            $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        }
        #expect(table.contentSize == CGSize(width: 320, height: 398))
    }

    @Test("groups stand 35 apart; the first with a title begins at 55.5, later ones 38 below a gap")
    func groups() {
        let source = EdgeSource([1, 1, 1])
        source.titles = [2: "Third"]
        let table = UITableView.shown(source, style: .grouped)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 114)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 2)).minY == 213.5)
        source.titles = [0: "First"]
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 55.5)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 10))
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 48)
    }

    @Test("rows of groups begin on whole pixels where a point has three")
    func groupsOnWholePixels() {
        let sharpScreen = TestScreen(scale: 3)
        sharpScreen.settle()
        // Views outside of windows go by the screen that was used last.
        defer { screen.settle() }
        let source = EdgeSource([1, 2, 1])
        source.titles = [0: "First", 2: "Third"]
        let table = UITableView.shown(source, style: .insetGrouped)
        let tops = [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 1), IndexPath(row: 0, section: 2)]
            .map { table.rectForRow(at: $0).minY * 3 }
        #expect(tops.allSatisfy { abs($0 - $0.rounded()) < 0.001 }, "\(tops)")
        #expect(abs(table.contentSize.height * 3 - (table.contentSize.height * 3).rounded()) < 0.001)
    }

    @Test("rows of inset groups stay away from the sides")
    func insetGroups() {
        let table = UITableView.shown(RowSource(rows: 1), style: .insetGrouped)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)) == CGRect(x: 16, y: 35, width: 288, height: 44))
        #expect(table.visibleCells.first?.frame == CGRect(x: 16, y: 35, width: 288, height: 44))
    }
}
