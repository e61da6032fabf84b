import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor
struct CellEditingTests {
    private let cell = TracingCell(style: .default, reuseIdentifier: nil)
    private let log = CellHostLog()
    private let screen: TestScreen

    init() {
        cell.frame.size.width = 390
        cell.textLabel?.text = "Row"
        screen = TestScreen(showing: cell)
        cell.host = log
    }

    private func edit(_ style: UITableViewCell.EditingStyle, animated: Bool = false) {
        var context = cell.context
        context.editingStyle = style
        cell.context = context
        cell.setEditing(true, animated: animated)
    }

    @Test("TA-31: without a style there is no control, but room for it, unless the cell says otherwise")
    func noStyle() {
        edit(.none)
        screen.settle()
        #expect(cell.isEditing)
        #expect(cell.contentView.frame.minX == 40)
        #expect(cell.parts.editControl == nil)
        #expect(cell.calls.isEmpty)
        cell.shouldIndentWhileEditing = false
        screen.settle()
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test("TA-63: a row that cannot be edited has neither a control nor room for it")
    func fixedRow() {
        cell.context.isEditable = false
        edit(.none)
        screen.settle()
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.parts.editControl == nil)
    }

    @Test("TA-64, TA-65: minus and plus are shown at the beginning, and a tap reaches the table", arguments: [1, 2])
    func controls(style: Int) throws {
        edit(try #require(UITableViewCell.EditingStyle(rawValue: style)))
        screen.settle()
        #expect(cell.contentView.frame.minX == 40)
        #expect(cell.textLabel?.convert(CGPoint.zero, to: cell).x == 56)
        try screen.tap(style == 1 ? "Delete" : "Insert")
        #expect(log.calls == ["edit control"])
        cell.isEditing = false
        screen.settle()
        #expect(cell.contentView.frame.minX == 0)
        #expect(cell.parts.editControl?.alpha == 0)
    }

    @Test("the cell is told of its state before and after the controls have come")
    func transitions() {
        edit(.delete, animated: true)
        #expect(cell.calls == ["will 1"])
        screen.wait(1)
        #expect(cell.calls == ["will 1", "did 1"])
        cell.setEditing(false, animated: false)
        #expect(cell.calls == ["will 1", "did 1", "will 0", "did 0"])
    }

    @Test("the content moves on its way, and does not jump")
    func motion() throws {
        edit(.delete, animated: true)
        screen.wait(0.15)
        let halfway = try #require(cell.contentView.layer.presentation()).frame.minX
        #expect(halfway > 2)
        #expect(halfway < 38)
    }

    @Test("TA-71: without indentation the content stays where it is")
    func noIndent() {
        cell.shouldIndentWhileEditing = false
        edit(.delete)
        screen.settle()
        #expect(cell.contentView.frame == cell.bounds)
        #expect(cell.parts.editControl?.alpha == 1)
    }

    @Test("TA-68: the grip is shown while editing where the table lets the row be moved, and keeps the finger")
    func grip() throws {
        cell.isEditing = true
        screen.settle()
        #expect(cell.parts.grip == nil)
        var context = CellContext()
        context.canMove = true
        cell.context = context
        screen.settle()
        let grip = try #require(screen.view(named: "Reorder"))
        #expect(grip.alpha == 1)
        #expect(cell.contentView.frame.maxX <= grip.frame.minX)
        let finger = screen.touchDown(at: grip.center)
        finger.move(to: CGPoint(x: grip.center.x, y: grip.center.y + 60))
        finger.lift()
        #expect(log.calls == ["grip began", "grip moved", "grip ended"])
    }

    @Test("with circles a row is ticked when it is chosen, and the circle leaves touches to the row")
    func circles() throws {
        var context = CellContext()
        context.allowsMultipleSelectionDuringEditing = true
        cell.context = context
        cell.isEditing = true
        screen.settle()
        let control = try #require(cell.parts.editControl)
        #expect(!control.isChosen)
        #expect(cell.hitTest(control.center, with: nil) === cell)
        cell.isSelected = true
        #expect(control.isChosen)
        let plain = try #require(screen.snapshot())
        cell.multipleSelectionBackgroundView = UIView()
        cell.multipleSelectionBackgroundView?.backgroundColor = .yellow
        let own = try #require(screen.snapshot())
        #expect(plain.difference(from: own).pixelCount > 1000)
    }

    @Test("a swipe moves all parts, and shows as a state of its own")
    func slide() {
        cell.slide(to: -80, animated: false)
        screen.settle()
        #expect(cell.contentView.frame.minX == -80)
        #expect(cell.showingDeleteConfirmation)
        #expect(cell.calls == ["will 2", "did 2"])
        cell.prepareForReuse()
        screen.settle()
        #expect(cell.contentView.frame.minX == 0)
        #expect(!cell.showingDeleteConfirmation)
    }
}
