import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor
struct RowSwipeTests {
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private let screen: TestScreen

    init() {
        table.rowHeight = 44
        table.contentInsetAdjustmentBehavior = .never
        screen = TestScreen(showing: table)
    }

    private func show(_ source: EditingSource) {
        table.dataSource = source
        table.delegate = source
        screen.settle()
        source.log = []
    }

    private func cell(_ row: Int) throws -> UITableViewCell { try #require(table.cellForRow(at: IndexPath(row: row, section: 0))) }

    /// Drags slowly, and rests before the finger is lifted, so that speed does not count.
    private func swipe(row: Int, by distance: CGFloat) {
        let y = CGFloat(row) * 44 + 22
        let start = CGPoint(x: distance < 0 ? 300 : 20, y: y)
        let finger = screen.touchDown(at: start)
        for step in 1...10 {
            screen.wait(0.05)
            finger.move(to: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: y))
        }
        screen.wait(0.3)
        finger.move(to: CGPoint(x: start.x + distance, y: y))
        finger.lift()
        screen.wait(1)
    }

    private func action(_ title: String, _ style: UIContextualAction.Style = .normal, log: EditingSource) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [weak log] _, _, finish in
            log?.log.append("did \(title)")
            finish(true)
        }
    }

    @Test("TA-66: a swipe shows Delete; the row counts as edited meanwhile, and a tap elsewhere ends that")
    func classicSwipe() throws {
        let source = EditingSource(count: 5)
        show(source)
        swipe(row: 1, by: -120)
        let row = try cell(1)
        #expect(row.showingDeleteConfirmation)
        #expect(row.contentView.frame.minX < 0)
        #expect(table.isEditing)
        #expect(!row.isEditing)
        #expect(row.parts.editControl == nil)
        #expect(screen.shows("Delete"))
        #expect(source.log.contains("willBegin 1 true"))
        #expect(!source.log.contains { $0.hasPrefix("didEnd") })
        source.log = []
        try screen.tap(at: CGPoint(x: 100, y: 200))
        screen.wait(1)
        #expect(source.log == ["didEnd 1 false"], "the tap selects nothing")
        #expect(!row.showingDeleteConfirmation)
        #expect(row.contentView.frame.minX == 0)
        #expect(!table.isEditing)
        #expect(!screen.shows("Delete"))
    }

    @Test("TA-66: Delete commits, and the row goes")
    func classicDelete() throws {
        let source = EditingSource(count: 3)
        show(source)
        swipe(row: 1, by: -120)
        source.log = []
        try screen.tap("Delete")
        screen.wait(1)
        #expect(source.log.contains("commit 1 1"))
        #expect(source.log.contains { $0.hasPrefix("didEnd") })
        #expect(source.rows == [["Row 0", "Row 2"]])
        #expect(!screen.shows("Row 1"))
        #expect(!table.isEditing)
        #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 && !$0.showingDeleteConfirmation })
    }

    @Test("TA-67: where nothing is committed a swipe does nothing")
    func nothingToCommit() throws {
        let source = RowSource(rows: 3)
        table.dataSource = source
        screen.settle()
        swipe(row: 1, by: -120)
        #expect(try !cell(1).showingDeleteConfirmation && cell(1).contentView.frame.minX == 0 && !table.isEditing)
    }

    @Test("rows that cannot be edited, or not deleted, do not open")
    func fixed() throws {
        let source = EditingSource(count: 3)
        source.fixedRows = [IndexPath(row: 0, section: 0)]
        source.styles = [IndexPath(row: 1, section: 0): .none]
        show(source)
        swipe(row: 0, by: -120)
        swipe(row: 1, by: -120)
        #expect(try !cell(0).showingDeleteConfirmation && !cell(1).showingDeleteConfirmation)
    }

    @Test("a short swipe closes again; one that goes up scrolls")
    func shortSwipe() throws {
        let source = EditingSource(count: 50)
        show(source)
        swipe(row: 1, by: -30)
        #expect(try !cell(1).showingDeleteConfirmation && !table.isEditing)
        try screen.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 190, y: 100))
        #expect(table.contentOffset.y > 100)
    }

    @Test("a swipe across the whole row does the first action at once")
    func fullSwipe() throws {
        let source = EditingSource(count: 3)
        show(source)
        swipe(row: 0, by: -290)
        #expect(source.log.filter { $0.hasPrefix("commit") } == ["commit 1 0"])
        #expect(source.rows == [["Row 1", "Row 2"]])
    }

    @Test("actions of the delegate's stand at both ends, the first at the edge, and run their handlers")
    func ownActions() throws {
        let source = SwipingSource(count: 3)
        source.trailing = UISwipeActionsConfiguration(actions: [
            action("Remove", .destructive, log: source), action("Flag", log: source),
        ])
        source.leading = UISwipeActionsConfiguration(actions: [action("Read", log: source)])
        show(source)
        swipe(row: 0, by: -170)
        let (remove, flag) = (try #require(screen.view(named: "Remove")), try #require(screen.view(named: "Flag")))
        #expect(remove.convert(remove.bounds, to: table).maxX == 320)
        #expect(flag.convert(flag.bounds, to: table).maxX < 320)
        #expect(source.log.contains("trailing 0"))
        #expect(!source.log.contains("leading 0"))
        try screen.tap("Flag")
        screen.wait(1)
        #expect(source.log.contains("did Flag"))
        #expect(!screen.shows("Flag"))
        swipe(row: 2, by: 110)
        #expect(try cell(2).contentView.frame.minX > 0 && screen.shows("Read"))
        try screen.tap("Read")
        screen.wait(1)
        #expect(try source.log.contains("did Read") && cell(2).contentView.frame.minX == 0)
    }

    @Test("without actions nothing opens, and nil stands for deleting")
    func emptyAndNil() throws {
        let source = SwipingSource(count: 3)
        source.trailing = UISwipeActionsConfiguration(actions: [])
        show(source)
        swipe(row: 0, by: -120)
        #expect(try !cell(0).showingDeleteConfirmation)
        source.trailing = nil
        swipe(row: 0, by: -120)
        #expect(screen.shows("Delete"))
        swipe(row: 0, by: 140)
        #expect(try !cell(0).showingDeleteConfirmation, "it is dragged shut again")
    }

    @Test("without a full swipe the row resists, and stays open")
    func noFullSwipe() throws {
        let source = SwipingSource(count: 3)
        let actions = UISwipeActionsConfiguration(actions: [action("Flag", log: source)])
        actions.performsFirstActionWithFullSwipe = false
        source.trailing = actions
        show(source)
        swipe(row: 0, by: -290)
        #expect(!source.log.contains("did Flag"))
        #expect(screen.shows("Flag"))
    }

    @Test("only one row is open: a swipe over another one closes the first, and scrolling does")
    func oneRow() throws {
        let source = EditingSource(count: 50)
        show(source)
        swipe(row: 1, by: -120)
        swipe(row: 3, by: -120)
        #expect(try !cell(1).showingDeleteConfirmation && !cell(3).showingDeleteConfirmation)
        swipe(row: 3, by: -120)
        #expect(try cell(3).showingDeleteConfirmation)
        try screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
        screen.wait(2)
        #expect(table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
        #expect(!table.isEditing)
    }

    @Test("data that are read again while a row is open leave nothing open")
    func reloaded() throws {
        let source = EditingSource(count: 5)
        show(source)
        swipe(row: 1, by: -120)
        source.log = []
        table.reloadData()
        screen.wait(1)
        #expect(source.log.filter { $0.hasPrefix("didEnd") } == ["didEnd nil false"])
        #expect(!table.isEditing)
        #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 && !$0.showingDeleteConfirmation })
    }

    @Test("from right to left the ends change sides")
    func rightToLeft() throws {
        let source = EditingSource(count: 3)
        show(source)
        for cell in table.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
        swipe(row: 0, by: 120)
        #expect(try cell(0).contentView.frame.minX > 0 && screen.shows("Delete"))
    }
}
