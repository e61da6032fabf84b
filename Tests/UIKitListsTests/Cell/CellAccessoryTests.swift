import Testing
import UIKit
import UIKitTesting

@testable import UIKitLists

@MainActor
struct CellAccessoryTests {
    private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    private let log = CellHostLog()
    private let screen: TestScreen

    init() {
        cell.frame.size.width = 390
        cell.textLabel?.text = "Row"
        screen = TestScreen(showing: cell)
        cell.host = log
    }

    @Test("TA-29: a view of the app's wins over the type, in its own size, at the end")
    func viewWins() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
        cell.accessoryType = .disclosureIndicator
        cell.accessoryView = view
        screen.settle()
        #expect(view.superview === cell)
        #expect(view.frame == CGRect(x: 323, y: 6.5, width: 51, height: 31))
        #expect(!cell.subviews.contains { $0 is CellAccessoryView })
        cell.accessoryView = nil
        screen.settle()
        #expect(view.superview == nil)
        #expect(cell.subviews.contains { $0 is CellAccessoryView })
    }

    @Test("TA-29: while the cell is edited the variants for editing count")
    func editingVariants() {
        cell.accessoryType = .disclosureIndicator
        cell.editingAccessoryType = .checkmark
        cell.isEditing = true
        screen.settle()
        #expect(cell.subviews.compactMap { ($0 as? CellAccessoryView)?.type } == [.checkmark])
        cell.isEditing = false
        screen.settle()
        #expect(cell.subviews.compactMap { ($0 as? CellAccessoryView)?.type } == [.disclosureIndicator])
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        cell.editingAccessoryView = view
        screen.settle()
        #expect(view.superview == nil)
        cell.isEditing = true
        screen.settle()
        #expect(view.superview === cell)
    }

    @Test("TA-30: the detail button is tapped, and the touch does not reach the row", arguments: [4, 2])
    func detailButton(type: Int) throws {
        cell.accessoryType = try #require(UITableViewCell.AccessoryType(rawValue: type))
        screen.settle()
        try screen.tap("More Info")
        #expect(log.calls == ["accessory"])
        let button = try #require(screen.view(named: "More Info"))
        let position = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: cell)
        #expect(cell.hitTest(position, with: nil) === button)
    }

    @Test("TA-30: chevron and tick take no touches", arguments: [1, 3])
    func withoutTouches(type: Int) throws {
        cell.accessoryType = try #require(UITableViewCell.AccessoryType(rawValue: type))
        screen.settle()
        let accessory = try #require(cell.subviews.first { $0 is CellAccessoryView })
        let hit = try #require(cell.hitTest(accessory.center, with: nil))
        #expect(hit === cell)
        #expect(log.calls.isEmpty)
        // Beside the chevron of a detail button, too.
        cell.accessoryType = .detailDisclosureButton
        screen.settle()
        #expect(cell.hitTest(CGPoint(x: 372, y: 3), with: nil) === cell)
    }

    @Test("the content ends where the accessory begins")
    func contentMakesRoom() throws {
        #expect(cell.contentView.frame == cell.bounds)
        cell.accessoryType = .disclosureIndicator
        screen.settle()
        let accessory = try #require(cell.subviews.first { $0 is CellAccessoryView })
        #expect(cell.contentView.frame.maxX == accessory.frame.minX)
        #expect(accessory.frame.maxX == 374)
        #expect(cell.textLabel?.frame.maxX == accessory.frame.minX - 8)
    }
}
