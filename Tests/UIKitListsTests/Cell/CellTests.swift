import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor
struct CellTests {
    private func cell(_ style: UITableViewCell.CellStyle = .default) -> UITableViewCell {
        UITableViewCell(style: style, reuseIdentifier: nil)
    }

    @Test("TA-28: the default style has text and picture, the others a second text, and value2 has no picture")
    func partsOfStyles() {
        let plain = cell()
        #expect(plain.textLabel != nil)
        #expect(plain.imageView != nil)
        #expect(plain.detailTextLabel == nil)
        for style in [UITableViewCell.CellStyle.value1, .subtitle] {
            let other = cell(style)
            #expect(other.textLabel != nil)
            #expect(other.imageView != nil)
            #expect(other.detailTextLabel != nil)
        }
        let keyed = cell(.value2)
        #expect(keyed.textLabel != nil)
        #expect(keyed.detailTextLabel != nil)
        #expect(keyed.imageView == nil)
    }

    @Test("TA-28: a part is the same each time, and stands in the content view")
    func partsStay() {
        let subtitle = cell(.subtitle)
        #expect(subtitle.textLabel === subtitle.textLabel)
        #expect(subtitle.textLabel?.superview === subtitle.contentView)
        #expect(subtitle.detailTextLabel?.superview === subtitle.contentView)
        #expect(subtitle.imageView?.superview === subtitle.contentView)
    }

    @Test("TA-31: a new cell is neither selected nor edited, and indents by steps of ten points")
    func defaults() {
        let cell = cell()
        #expect(cell.selectionStyle == .default)
        #expect(cell.indentationWidth == 10)
        #expect(cell.indentationLevel == 0)
        #expect(cell.shouldIndentWhileEditing)
        #expect(!cell.showsReorderControl)
        #expect(cell.editingStyle == .none)
        #expect(cell.accessoryType == .none)
        #expect(cell.editingAccessoryType == .none)
        #expect(cell.accessoryView == nil)
        #expect(!cell.isSelected)
        #expect(!cell.isHighlighted)
        #expect(!cell.isEditing)
        #expect(!cell.showingDeleteConfirmation)
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
        #expect(cell.multipleSelectionBackgroundView == nil)
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell.reuseIdentifier == nil)
    }

    @Test("enumerations have the raw values that archives hold")
    func rawValues() {
        #expect(UITableViewCell.CellStyle.subtitle.rawValue == 3)
        #expect(UITableViewCell.CellStyle.value2.rawValue == 2)
        #expect(UITableViewCell.SelectionStyle.default.rawValue == 3)
        #expect(UITableViewCell.SelectionStyle.gray.rawValue == 2)
        #expect(UITableViewCell.EditingStyle.insert.rawValue == 2)
        #expect(UITableViewCell.AccessoryType.detailButton.rawValue == 4)
        #expect(UITableViewCell.AccessoryType.detailDisclosureButton.rawValue == 2)
        #expect(UITableViewCell.SeparatorStyle.singleLine.rawValue == 1)
        #expect(UITableViewCell.StateMask.showingDeleteConfirmationMask.rawValue == 2)
        #expect(UITableViewCell.StateMask.showingEditControl == .showingEditControlMask)
        #expect(UITableViewCell.StateMask.showingEditControlMask.rawValue == 1)
    }

    @Test("TA-17: a cell of a class known at run time is made with its own initializer")
    func making() throws {
        let made = UITableViewCell.make(TracingCell.self, style: .default, reuseIdentifier: "Row")
        let tracing = try #require(made as? TracingCell)
        #expect(tracing.reuseIdentifier == "Row")
        #expect(tracing.calls.isEmpty)
    }

    @Test("TA-21: getting ready for another row takes back selection, highlight and editing, but keeps texts")
    func reuse() {
        let cell = cell()
        cell.textLabel?.text = "Old"
        cell.accessoryType = .checkmark
        cell.isSelected = true
        cell.isHighlighted = true
        cell.isEditing = true
        cell.prepareForReuse()
        #expect(!cell.isSelected)
        #expect(!cell.isHighlighted)
        #expect(!cell.isEditing)
        #expect(cell.textLabel?.text == "Old")
        #expect(cell.accessoryType == .checkmark)
    }

    @Test("the properties of selection go through the methods that a subclass overrides")
    func settersCallMethods() {
        let cell = TracingCell(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        cell.isHighlighted = true
        #expect(cell.calls == ["selected true animated false", "highlighted true animated false"])
    }

    // MARK: Selection

    @Test("a selected cell shows a grey background behind its content, and none afterwards")
    func selectionBackground() throws {
        let cell = cell()
        let screen = TestScreen(showing: cell)
        let position = CGPoint(x: 200, y: 20)
        let before = try #require(screen.color(at: position))
        cell.isSelected = true
        #expect(screen.color(at: position) == UIColor.systemGray4.resolvedColor(with: cell.traitCollection))
        cell.setSelected(false, animated: true)
        screen.wait(1)
        #expect(screen.color(at: position) == before)
    }

    @Test("TA-61: without a style of selection the look stays, and the cell is selected all the same")
    func noSelectionStyle() throws {
        let cell = cell()
        cell.selectionStyle = .none
        let screen = TestScreen(showing: cell)
        let before = try #require(screen.snapshot())
        cell.isSelected = true
        let after = try #require(screen.snapshot())
        #expect(cell.isSelected)
        #expect(before.difference(from: after).pixelCount == 0)
    }

    @Test("a background of selection of the app's is in the cell only while it is selected")
    func ownSelectionBackground() {
        let cell = cell()
        let screen = TestScreen(showing: cell)
        let background = UIView()
        background.backgroundColor = .green
        cell.selectedBackgroundView = background
        #expect(background.superview == nil)
        cell.isHighlighted = true
        #expect(background.superview === cell)
        #expect(screen.color(at: CGPoint(x: 100, y: 20)) == .green)
        cell.isHighlighted = false
        #expect(background.superview == nil)
    }

    @Test("labels and pictures of the content are highlighted with the cell")
    func highlightReachesContent() {
        let cell = cell()
        let own = UILabel()
        cell.contentView.addSubview(own)
        cell.textLabel?.text = "A"
        cell.isHighlighted = true
        #expect(own.isHighlighted)
        #expect(cell.textLabel?.isHighlighted == true)
        cell.isHighlighted = false
        #expect(!own.isHighlighted)
    }

    @Test("the background of a table's style gives way to a colour of the app's, and comes back when that goes")
    func colors() {
        let screen = TestScreen(style: .dark)
        let cell = cell()
        var context = CellContext()
        context.background = .grouped
        cell.context = context
        screen.window.addSubview(cell)
        let position = CGPoint(x: 100, y: 20)
        #expect(cell.backgroundColor == nil)
        #expect(screen.color(at: position) == UIColor.secondarySystemGroupedBackground.resolvedColor(with: cell.traitCollection))
        cell.backgroundColor = .red
        #expect(cell.backgroundColor == .red)
        #expect(screen.color(at: position) == .red)
        cell.backgroundColor = nil
        #expect(screen.color(at: position) == UIColor.secondarySystemGroupedBackground.resolvedColor(with: cell.traitCollection))
    }
}
