import Testing
import UIKitTesting

@testable import UIKitLists

@MainActor
struct SelectionTests {
    @MainActor
    private class Source: RowSource {
        var mayHighlight = true
        var chosen: (IndexPath) -> IndexPath? = { $0 }
        var dismissed: (IndexPath) -> IndexPath? = { $0 }
        weak var table: UITableView?

        @objc func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            log.append("shouldHighlight \(indexPath.row)")
            return mayHighlight
        }
        @objc func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            log.append("didHighlight \(indexPath.row)")
        }
        @objc func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            log.append("didUnhighlight \(indexPath.row)")
        }
        @objc func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("willSelect \(indexPath.row)")
            return chosen(indexPath)
        }
        @objc func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("willDeselect \(indexPath.row)")
            return dismissed(indexPath)
        }
        @objc func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.append("didSelect \(indexPath.row)")
        }
        @objc func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("didDeselect \(indexPath.row) of \(tableView.indexPathsForSelectedRows?.count ?? 0)")
        }
    }

    /// A table on a screen, with the source's log emptied.
    @MainActor
    private struct Stage {
        let source: Source
        let table: UITableView
        let screen: TestScreen

        init(_ source: Source, style: UITableView.Style = .plain, set: (UITableView) -> Void = { _ in }) {
            self.source = source
            table = UITableView.shown(source, delegate: source, style: style, set: set)
            table.contentInsetAdjustmentBehavior = .never
            screen = TestScreen(showing: table)
            source.log = []
        }

        func tap(_ row: Int) throws { try screen.tap(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 20 - table.contentOffset.y)) }
        func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
        var selected: [Int] { table.indexPathsForSelectedRows?.map(\.row) ?? [] }
    }

    @Test("TA-47: a tap highlights, unhighlights and selects, in order; a second one deselects the first row before")
    func order() throws {
        let stage = Stage(Source(rows: 20))
        try stage.tap(2)
        #expect(stage.source.takeLog() == ["shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2"])
        #expect(stage.cell(2)?.isSelected == true)
        #expect(stage.cell(2)?.isHighlighted == false)
        try stage.tap(4)
        #expect(
            stage.source.takeLog() == [
                "shouldHighlight 4", "didHighlight 4", "didUnhighlight 4", "willSelect 4", "willDeselect 2", "didDeselect 2 of 0",
                "didSelect 4",
            ])
        #expect(stage.cell(2)?.isSelected == false)
        #expect(stage.selected == [4])
    }

    @Test("TA-47: a finger that stays down highlights the cell")
    func highlight() {
        let stage = Stage(Source(rows: 20))
        let finger = stage.screen.touchDown(at: CGPoint(x: 100, y: 100))
        stage.screen.wait(0.3)
        #expect(stage.cell(2)?.isHighlighted == true)
        finger.lift()
        #expect(stage.cell(2)?.isHighlighted == false)
        #expect(stage.cell(2)?.isSelected == true)
    }

    @Test("TA-48: a row that may not be highlighted is not selected, and the old selection stays")
    func mayNotHighlight() throws {
        let stage = Stage(Source(rows: 20))
        try stage.tap(1)
        stage.source.mayHighlight = false
        stage.source.log = []
        try stage.tap(2)
        #expect(stage.source.log == ["shouldHighlight 2"])
        #expect(stage.selected == [1])
    }

    @Test("TA-49: willSelect may name another row, or none")
    func otherRow() throws {
        let stage = Stage(Source(rows: 20))
        stage.source.chosen = { IndexPath(row: $0.row + 1, section: 0) }
        try stage.tap(3)
        #expect(stage.source.log.last == "didSelect 4")
        #expect(stage.selected == [4])
        stage.source.chosen = { _ in nil }
        stage.source.log = []
        try stage.tap(7)
        #expect(stage.source.log.last == "willSelect 7")
        #expect(stage.selected == [4])
    }

    @Test("TA-50: a row that willDeselect keeps stays selected")
    func keeps() throws {
        let stage = Stage(Source(rows: 20))
        try stage.tap(1)
        stage.source.dismissed = { _ in nil }
        try stage.tap(2)
        #expect(stage.selected.contains(1))
    }

    @Test("TA-51: the old row is deselected before the new one is selected")
    func neverTwo() throws {
        let stage = Stage(Source(rows: 20))
        for row in [1, 2, 3] { try stage.tap(row) }
        #expect(stage.source.log.filter { $0.hasPrefix("didDeselect") } == ["didDeselect 1 of 0", "didDeselect 2 of 0"])
    }

    @Test("TA-52: a second tap on the selected row selects it again")
    func again() throws {
        let stage = Stage(Source(rows: 20))
        try stage.tap(1)
        stage.source.log = []
        try stage.tap(1)
        #expect(stage.source.log.suffix(2) == ["willSelect 1", "didSelect 1"])
        #expect(stage.selected == [1])
    }

    @Test("TA-53: with several selectable, a tap on a selected row deselects it")
    func several() throws {
        let stage = Stage(Source(rows: 20)) { $0.allowsMultipleSelection = true }
        try stage.tap(1)
        try stage.tap(3)
        #expect(stage.selected == [1, 3])
        stage.source.log = []
        try stage.tap(1)
        #expect(stage.source.log.suffix(2) == ["willDeselect 1", "didDeselect 1 of 1"])
        #expect(!stage.source.log.contains { $0.contains("Select ") && $0.hasPrefix("will") && !$0.contains("De") })
        #expect(stage.selected == [3])
    }

    @Test("TA-54: what code selects notifies nobody")
    func silent() {
        let stage = Stage(Source(rows: 20))
        let counter = NotificationCounter(of: stage.table)
        stage.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(stage.cell(2)?.isSelected == true)
        stage.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: false)
        #expect(stage.cell(2)?.isSelected == false)
        #expect(stage.source.log.isEmpty)
        #expect(counter.count == 0)
    }

    @Test("TA-55, TA-57: selecting nil deselects all; then there are no paths")
    func none() {
        let stage = Stage(Source(rows: 20)) { $0.allowsMultipleSelection = true }
        for row in [1, 5] { stage.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
        #expect(stage.table.indexPathForSelectedRow?.row == 1)
        #expect(stage.selected == [1, 5])
        stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.table.indexPathsForSelectedRows == nil)
        #expect(stage.cell(5)?.isSelected == false)
    }

    @Test("TA-56: a selected row that comes back is shown selected")
    func comesBack() {
        let stage = Stage(Source(rows: 200))
        stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        stage.table.scroll(to: 3000)
        #expect(stage.table.visibleCells.allSatisfy { !$0.isSelected })
        stage.table.scroll(to: 0)
        #expect(stage.cell(1)?.isSelected == true)
        #expect(stage.cell(0)?.isSelected == false)
    }

    @Test("TA-58: without selection taps tell nothing; while editing only where that is allowed")
    func allowed() throws {
        let table = UITableView()
        #expect(table.allowsSelection)
        #expect(!table.allowsSelectionDuringEditing)
        #expect(!table.allowsMultipleSelection)
        #expect(!table.allowsMultipleSelectionDuringEditing)
        let stage = Stage(Source(rows: 20)) { $0.allowsSelection = false }
        try stage.tap(1)
        #expect(stage.source.log.isEmpty)
        stage.table.allowsSelection = true
        stage.table.isEditing = true
        try stage.tap(1)
        #expect(stage.selected.isEmpty)
        stage.table.allowsSelectionDuringEditing = true
        try stage.tap(1)
        #expect(stage.selected == [1])
    }

    @MainActor
    private final class NotificationCounter: NSObject {
        var count = 0
        init(of table: UITableView) {
            super.init()
            NotificationCenter.default.addObserver(
                self, selector: #selector(hear), name: UITableView.selectionDidChangeNotification, object: table)
        }
        @objc private func hear() { count += 1 }
    }

    @Test("TA-59, DF-21: what the user selects is posted")
    func posted() throws {
        let stage = Stage(Source(rows: 20))
        let counter = NotificationCounter(of: stage.table)
        try stage.tap(1)
        #expect(counter.count == 1)
        #expect(UITableView.selectionDidChangeNotification.rawValue == "UITableViewSelectionDidChangeNotification")
    }

    @Test("TA-60: a finger that scrolls unhighlights the row and selects nothing")
    func scrolls() {
        let stage = Stage(Source(rows: 200))
        let finger = stage.screen.touchDown(at: CGPoint(x: 100, y: 300))
        stage.screen.wait(0.3)
        #expect(stage.table.visibleCells.contains { $0.isHighlighted })
        for step in 1...10 {
            finger.move(to: CGPoint(x: 100, y: 300 - CGFloat(step) * 15))
            stage.screen.wait(0.016)
        }
        #expect(!stage.table.visibleCells.contains { $0.isHighlighted })
        finger.lift()
        #expect(stage.selected.isEmpty)
        #expect(stage.table.contentOffset.y > 0)
        #expect(stage.source.log.count { $0.hasPrefix("didUnhighlight") } == 1)
    }

    @Test("TA-30: a tap on the detail button is told by itself, and does not select the row")
    func detailButton() throws {
        @MainActor final class Details: Source {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = super.tableView(tableView, cellForRowAt: indexPath)
                cell.accessoryType = .detailDisclosureButton
                return cell
            }
            @objc func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                log.append("button \(indexPath.row)")
            }
        }
        let stage = Stage(Details(rows: 20))
        let button = try #require(stage.cell(3)?.subviews.last { $0.frame.minX > 200 && $0.frame.width < 80 })
        try stage.screen.tap(at: CGPoint(x: button.frame.minX + 10, y: 3 * 44 + 22))
        #expect(stage.source.log == ["button 3"])
        #expect(stage.selected.isEmpty)
    }

    @Test("a tap does what the row is for after it has selected it, unless that is not possible")
    func primaryAction() throws {
        @MainActor final class Actions: Source {
            var isPossible = true
            @objc func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { isPossible }
            @objc func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
                log.append("action \(indexPath.row)")
            }
        }
        let source = Actions(rows: 20)
        let stage = Stage(source)
        try stage.tap(3)
        #expect(source.takeLog().suffix(2) == ["didSelect 3", "action 3"])
        source.isPossible = false
        try stage.tap(4)
        #expect(source.takeLog().last == "didSelect 4")
    }

    @Test("TA-61: without a style of selection the row is selected all the same")
    func styleNone() throws {
        let stage = Stage(Source(rows: 20))
        stage.cell(1)?.selectionStyle = .none
        try stage.tap(1)
        #expect(stage.selected == [1])
        #expect(stage.source.log.last == "didSelect 1")
    }
}
