import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor
struct TableEditingTests {
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

    @Test("TA-62: when editing begins, visible rows are asked whether and how they can be edited, and whether they can be moved")
    func asks() {
        let source = MovingSource(count: 2)
        show(source)
        table.setEditing(true, animated: false)
        #expect(source.log == ["canEdit 0", "style 0", "canMove 0", "canEdit 1", "style 1", "canMove 1"])
        #expect(table.isEditing)
    }

    @Test("TA-62: by default rows can be edited and deleted, and moved only where the data source moves them")
    func defaults() throws {
        let source = RowSource(rows: 1)
        table.dataSource = source
        screen.settle()
        table.setEditing(true, animated: false)
        screen.settle()
        let cell = try cell(0)
        #expect(cell.isEditing)
        #expect(cell.editingStyle == .delete)
        #expect(cell.parts.grip == nil)
        #expect(cell.contentView.frame.minX == 40)
    }

    @Test("TA-63: a row that cannot be edited has no control, and is not indented")
    func fixed() throws {
        let source = EditingSource(count: 2)
        source.fixedRows = [IndexPath(row: 0, section: 0)]
        show(source)
        table.setEditing(true, animated: true)
        screen.wait(1)
        #expect(try cell(0).contentView.frame.minX == 0 && cell(1).contentView.frame.minX == 40)
        #expect(try !cell(0).isEditing && cell(1).isEditing)
    }

    @Test("TA-64: a minus brings a Delete button, which commits; the row goes when the data source says so")
    func minus() throws {
        let source = EditingSource(count: 3)
        source.removesRows = false
        show(source)
        table.setEditing(true, animated: false)
        screen.settle()
        source.log = []
        let second = try cell(1)
        try screen.tap(at: second.convert(try #require(second.parts.editControl).center, to: screen.window))
        screen.wait(1)
        #expect(second.showingDeleteConfirmation)
        #expect(!source.log.contains { $0.hasPrefix("commit") })
        let button = try #require(second.parts.swipeActions?.firstButton)
        #expect(button.action.title == "Delete")
        try screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: screen.window))
        screen.wait(1)
        #expect(source.log.filter { $0.hasPrefix("commit") } == ["commit 1 1"])
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect(!second.showingDeleteConfirmation)
    }

    @Test("TA-65: a plus commits at once")
    func plus() throws {
        let source = EditingSource(count: 2)
        source.styles = [IndexPath(row: 0, section: 0): .insert]
        show(source)
        table.setEditing(true, animated: false)
        screen.settle()
        try screen.tap("Insert")
        #expect(source.log.last == "commit 2 0")
    }

    @Test("TA-70: ending editing closes an open row without committing")
    func done() throws {
        let source = EditingSource(count: 2)
        show(source)
        table.setEditing(true, animated: false)
        screen.settle()
        table.cellEditControlWasTapped(try cell(0))
        screen.wait(1)
        #expect(try cell(0).showingDeleteConfirmation)
        table.setEditing(false, animated: true)
        screen.wait(1)
        #expect(try !cell(0).showingDeleteConfirmation && cell(0).contentView.frame.minX == 0)
        #expect(!source.log.contains { $0.hasPrefix("commit") })
    }

    @Test("TA-71: where the delegate does not want it the content is not indented")
    func noIndent() throws {
        final class Flat: RowSourceWithoutIndent {}
        let source = Flat(rows: 1)
        table.dataSource = source
        table.delegate = source
        screen.settle()
        table.setEditing(true, animated: false)
        screen.settle()
        #expect(try cell(0).contentView.frame.minX == 0 && cell(0).parts.editControl?.alpha == 1)
    }

    @Test("rows are edited too when heights or data are to be read again")
    func stale() throws {
        let source = EditingSource(count: 3)
        show(source)
        table.rowHeight = 50
        table.setEditing(true, animated: false)
        screen.settle()
        #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.bounds.height == 50 })
        table.dataSource = EditingSource(count: 0)
        table.dataSource = source
        table.setEditing(false, animated: false)
        screen.settle()
        #expect(table.visibleCells.count == 3)
        #expect(table.visibleCells.allSatisfy { !$0.isEditing })
    }

    @Test("rows that come into sight while the table is edited have their controls")
    func scrolledIn() throws {
        let source = EditingSource(count: 100)
        show(source)
        table.setEditing(true, animated: false)
        table.contentOffset.y = 2000
        screen.settle()
        let visible = table.visibleCells
        #expect(visible.count >= 10)
        #expect(visible.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 40 })
        table.setEditing(false, animated: false)
        table.contentOffset.y = 0
        screen.settle()
        #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
    }
}

/// Rows that stay where they are while they are edited.
@MainActor
class RowSourceWithoutIndent: RowSource {
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
}
