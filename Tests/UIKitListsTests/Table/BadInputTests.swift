import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// What data sources and delegates do that they should not.
@MainActor
@Suite(.serialized)
struct BadInputTests {
    @MainActor
    private final class HeightSource: RowSource {
        var height: CGFloat = 44
        @objc func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            indexPath.row == 1 ? height : 44
        }
    }

    /// What was written while the body ran.
    private func warnings(_ body: () -> Void) -> [String] {
        let former = ConsoleWarning.tell
        defer { ConsoleWarning.tell = former }
        var texts: [String] = []
        ConsoleWarning.tell = { texts.append($0) }
        body()
        return texts
    }

    @Test("a negative height stops the process with UIKit's message")
    func negativeHeight() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let source = HeightSource(rows: 3)
                source.height = -5
                _ = UITableView.shown(source, delegate: source)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("table view row height must not be negative - provided height for index path"))
    }

    @Test("a height that is no number is none, with a message", arguments: [CGFloat.nan])
    func heightWithoutNumber(_ height: CGFloat) {
        let source = HeightSource(rows: 3)
        source.height = height
        let texts = warnings {
            let table = UITableView.shown(source, delegate: source)
            #expect(table.contentSize.height == 88)
            #expect(table.visibleCells.count == 2)
        }
        #expect(texts.contains { $0.contains("height of nan") })
    }

    @Test("an enormous height is cut to one that can be worked with, with a message", arguments: [CGFloat.infinity, 1e300, 1e9])
    func enormousHeight(_ height: CGFloat) {
        let source = HeightSource(rows: 3)
        source.height = height
        let texts = warnings {
            let table = UITableView.shown(source, delegate: source)
            #expect(table.contentSize.height == 10_000_088)
            table.scroll(to: 9_999_800)
            #expect(table.visibleCells.count == 2)
        }
        #expect(!texts.isEmpty)
    }

    @Test("rows of no height get no cells, however many there are")
    func noHeight() {
        let source = RowSource(rows: 1_000_000)
        let table = UITableView.shown(source) { $0.rowHeight = 0 }
        #expect(table.visibleCells.isEmpty)
        #expect(table.contentSize.height == 0)
    }

    @Test("counts below nothing are nothing")
    func negativeCount() {
        let table = UITableView.shown(RowSource([-3, 2]))
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(table.visibleCells.count == 2)
    }

    @Test("counts that change without notice are not seen before the next reload")
    func unnoticedCounts() {
        let source = RowSource(rows: 100)
        let table = UITableView.shown(source)
        source.counts = [20]
        table.scroll(to: 100)
        #expect(table.numberOfRows(inSection: 0) == 100)
        #expect(table.visibleCells.count == 11)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.numberOfRows(inSection: 0) == 20)
    }

    @Test("a delegate may remove the table while it asks for a cell")
    func removal() {
        let source = RowSource(rows: 100)
        let table = UITableView.shown(source)
        let screen = TestScreen(showing: table)
        source.whenAsked = { table, _ in table.removeFromSuperview() }
        table.scroll(to: 300)
        screen.settle()
        #expect(table.superview == nil)
        #expect(table.visibleCells.count == 11)
    }

    @Test("a reload while cells are asked for begins anew, and comes to an end even if it is done each time")
    func reloadInside() {
        let source = RowSource(rows: 100)
        var count = 0
        source.whenAsked = { table, path in
            guard path.row == 5, count == 0 else { return }
            count += 1
            source.counts = [3]
            table.reloadData()
        }
        let table = UITableView.shown(source)
        #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["Row 0.0", "Row 0.1", "Row 0.2"])
        source.whenAsked = { table, _ in table.reloadData() }
        table.reloadData()
        table.layoutIfNeeded()
        source.whenAsked = nil
        table.layoutIfNeeded()
        #expect(table.visibleCells.count == 3)
    }

    @Test("a layout that a data source asks for while it is asked does not ask it again")
    func layoutInside() {
        let source = RowSource(rows: 100)
        source.whenAsked = { table, _ in
            table.setNeedsLayout()
            table.layoutIfNeeded()
            _ = table.visibleCells
        }
        let table = UITableView.shown(source)
        #expect(source.log.count { $0.hasPrefix("cell") } == 10)
        #expect(table.visibleCells.count == 10)
    }

    @MainActor
    private final class TapSource: RowSource {
        var whenTold: (String, UITableView) -> Void = { _, _ in }
        @objc func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            whenTold("shouldHighlight", tableView)
            return true
        }
        @objc func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { whenTold("didUnhighlight", tableView) }
        @objc func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            whenTold("willSelect", tableView)
            return indexPath
        }
        @objc func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { whenTold("didSelect", tableView) }
    }

    @Test(
        "a delegate may reload, empty or remove the table in the middle of a tap",
        arguments: ["shouldHighlight", "didUnhighlight", "willSelect", "didSelect"])
    func changeDuringTap(_ moment: String) throws {
        for change in 0..<3 {
            let source = TapSource(rows: 20)
            let table = UITableView.shown(source, delegate: source) { $0.contentInsetAdjustmentBehavior = .never }
            let screen = TestScreen(showing: table)
            source.whenTold = { told, table in
                guard told == moment else { return }
                switch change {
                case 0: table.reloadData()
                case 1:
                    source.counts = [0]
                    table.reloadData()
                default: table.removeFromSuperview()
                }
            }
            try screen.tap(at: CGPoint(x: 100, y: 100))
            screen.settle()
            #expect(table.visibleCells.count == (change == 1 ? 0 : 10))
            if change == 1 { #expect(table.indexPathForSelectedRow == nil) }
        }
    }

    @Test("a cell that is handed out for two rows is at the second only")
    func sameCellTwice() {
        @MainActor final class Source: RowSource {
            let cell = UITableViewCell()
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
        }
        let source = Source(rows: 3)
        let table = UITableView.shown(source)
        #expect(table.visibleCells.count == 1)
        #expect(source.cell.superview === table)
    }

    @Test("a data source that is gone leaves what is shown, and nothing after a reload")
    func goneSource() {
        var source: RowSource? = RowSource(rows: 100)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.dataSource = source
        table.layoutIfNeeded()
        source = nil
        #expect(table.visibleCells.count == 10)
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.visibleCells.isEmpty)
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 0)
    }

    @Test("scrolling on without the data source stops the process with UIKit's message")
    func goneSourceScrolled() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var source: RowSource? = RowSource(rows: 100)
                let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
                table.dataSource = source
                table.layoutIfNeeded()
                source = nil
                table.scroll(to: 300)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UITableView dataSource is not set"))
    }

    @Test("a table of no size shows nothing and asks for no cell")
    func noSize() {
        let source = RowSource(rows: 100)
        _ = UITableView.shown(source, size: .zero)
        #expect(!source.log.contains { $0.hasPrefix("cell") })
    }
}
