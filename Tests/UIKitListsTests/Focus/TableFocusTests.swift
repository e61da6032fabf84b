import Testing
import UIKitTesting

@testable import UIKitLists

@MainActor
struct TableFocusTests {
    @MainActor
    private final class Source: RowSource {
        var mayFocus: ((IndexPath) -> Bool)?
        var mayUpdate = true
        var follows = true
        var preferred: IndexPath?

        override func responds(to aSelector: Selector!) -> Bool {
            aSelector.description == "tableView:canFocusRowAtIndexPath:" ? mayFocus != nil : super.responds(to: aSelector)
        }

        func takeFocusLog() -> [String] { takeLog().filter { !$0.hasPrefix("cell") && !$0.hasPrefix("rows") && $0 != "sections" } }

        @objc func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { mayFocus?(indexPath) ?? true }
        @objc func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool { follows }
        @objc func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
            log.append("shouldUpdate \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))")
            return mayUpdate
        }
        @objc func tableView(
            _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) { log.append("didUpdate \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))") }
        @objc func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { preferred }
        @objc func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("willSelect \(name(indexPath))")
            return indexPath
        }
        @objc func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("didSelect \(name(indexPath))") }
        @objc func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.append("didDeselect \(name(indexPath))")
        }
        @objc func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            log.append("primary \(name(indexPath))")
        }

        private func name(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "-" }
    }

    @MainActor
    private struct Stage {
        let source: Source
        let table: UITableView
        let screen: TestScreen

        init(_ counts: [Int], set: (UITableView) -> Void = { _ in }) {
            source = Source(counts)
            table = UITableView.shown(source, delegate: source, set: set)
            table.contentInsetAdjustmentBehavior = .never
            screen = TestScreen(showing: table, size: CGSize(width: 1024, height: 768), scale: 1)
            screen.settle()
            source.log = []
        }

        func press(_ keys: String...) throws { for key in keys { try screen.press(key: key) } }

        var focused: IndexPath? {
            let item = UIFocusSystem.focusSystem(for: table)?.focusedItem as? UITableViewCell
            return item.flatMap { table.indexPath(for: $0) }
        }
    }

    @Test("What a new table says of the focus; a cell outside of a table cannot have it")
    func defaults() {
        let table = UITableView()
        #expect(table.allowsFocus)
        #expect(table.allowsFocusDuringEditing)
        #expect(!table.selectionFollowsFocus)
        #expect(!table.remembersLastFocusedIndexPath)
        #expect(!UITableViewCell(style: .default, reuseIdentifier: nil).canBecomeFocused)
    }

    @Test("Up and down go from row to row over sections, empty ones too, and scroll; left and right lead nowhere")
    func arrows() throws {
        let stage = Stage([2, 0, 30])
        try stage.press("tab", "left", "right", "up")
        #expect(stage.focused == [0, 0])
        try stage.press("down", "down")
        #expect(stage.focused == [2, 0])
        for _ in 0..<40 { try stage.press("down") }
        #expect(stage.focused == [2, 29])
        #expect(stage.table.contentOffset.y == 968)
        for _ in 0..<40 { try stage.press("up") }
        #expect(stage.focused == [0, 0])
        #expect(stage.table.contentOffset.y == 0)
    }

    @Test("A move asks, and then tells; a refusal scrolls nothing")
    func calls() throws {
        let stage = Stage([30])
        stage.source.preferred = [0, 9]
        try stage.press("tab")
        #expect(stage.source.takeFocusLog() == ["shouldUpdate - 0.9", "didUpdate - 0.9"])
        stage.source.mayUpdate = false
        try stage.press("down")
        #expect(stage.focused == [0, 9])
        #expect(stage.table.contentOffset.y == 0)
        #expect(stage.source.takeFocusLog() == ["shouldUpdate 0.9 0.10"])
    }

    @Test("The delegate says which rows can have the focus, else those can that can be selected")
    func deciding() throws {
        let stage = Stage([30])
        stage.source.mayFocus = { $0.row % 20 == 3 }
        stage.table.delegate = stage.source
        try stage.press("tab", "down")
        #expect(stage.focused == [0, 23])
        let other = Stage([3]) { $0.allowsSelection = false }
        try other.press("tab")
        #expect(other.focused == nil)
    }

    @Test("Selection follows the focus through the same methods, and Return acts as a tap does")
    func selecting() throws {
        let stage = Stage([30]) { $0.selectionFollowsFocus = true }
        try stage.press("tab", "down")
        #expect(stage.table.indexPathsForSelectedRows == [[0, 1]])
        #expect(
            stage.source.takeFocusLog() == [
                "shouldUpdate - 0.0", "didUpdate - 0.0", "willSelect 0.0", "didSelect 0.0", "shouldUpdate 0.0 0.1", "didUpdate 0.0 0.1",
                "willSelect 0.1", "didDeselect 0.0", "didSelect 0.1",
            ])
        stage.source.follows = false
        try stage.press("down")
        #expect(stage.table.indexPathsForSelectedRows == [[0, 1]])
        stage.source.log = []
        try stage.press("return")
        #expect(stage.source.takeFocusLog() == ["willSelect 0.2", "didDeselect 0.1", "didSelect 0.2", "primary 0.2"])
    }

    @Test("The focus stays with its row through updates, scrolling and reading data anew; it is remembered if that is wanted")
    func staying() throws {
        let stage = Stage([30]) { $0.remembersLastFocusedIndexPath = true }
        try stage.press("tab", "down")
        stage.source.counts = [31]
        stage.table.insertRows(at: [[0, 0]], with: .none)
        stage.screen.wait(1)
        #expect(stage.focused == [0, 2])
        stage.table.scroll(to: 700)
        stage.screen.settle()
        #expect(stage.focused == nil)
        stage.table.scroll(to: 0)
        stage.table.reloadData()
        stage.screen.settle()
        #expect(stage.focused == [0, 2])
        #expect(stage.table.visibleCells.count { $0.isFocused } == 1)
        try stage.press("escape")
        stage.table.scroll(to: 700)
        try stage.press("tab")
        #expect(stage.focused == [0, 2])
    }

    @Test("A classic cell shows a ring; one with a background of the list's styles its tint")
    func look() throws {
        let stage = Stage([3])
        let cell = try #require(stage.table.cellForRow(at: [0, 1]))
        cell.backgroundConfiguration = .listPlainCell()
        try stage.press("tab")
        #expect(stage.table.cellForRow(at: [0, 0])?.subviews.contains { $0.layer.borderWidth == 3 } == true)
        try stage.press("down")
        stage.screen.settle()
        #expect(cell.configurationState.isFocused)
        #expect(!cell.subviews.contains { $0.layer.borderWidth == 3 })
        #expect(cell.backgroundConfiguration?.resolvedBackgroundColor(for: .green) == .green)
        try stage.press("down")
        stage.screen.settle()
        #expect(cell.backgroundConfiguration?.backgroundColor == .systemBackground)
    }
}
