import Foundation
import Testing
import UIKitTesting

@MainActor
struct TableContextMenuTests {
    private let controller = RowMenus(style: .plain)
    private let screen: TestScreen

    init() {
        screen = TestScreen(showing: controller)
    }

    @Test("A finger that stays on a row brings its menu, and the row is not selected")
    func menu() throws {
        #expect(controller.tableView.contextMenuInteraction != nil)
        try screen.press("Row 2", for: 0.7)
        screen.wait(0.6)
        #expect(controller.calls == ["row 2 at 110", "display"])
        try screen.tap("Delete 2")
        screen.wait(0.5)
        #expect(controller.calls == ["row 2 at 110", "display", "end", "delete 2"])
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    @Test("A row that is lifted for its menu does not look touched any more")
    func look() throws {
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        let finger = screen.touchDown(at: cell.convert(CGPoint(x: 60, y: 22), to: nil))
        screen.wait(0.3)
        #expect(cell.isHighlighted)
        #expect(controller.calls.isEmpty)
        screen.wait(0.5)
        #expect(controller.calls.last == "display")
        #expect(controller.touchedRows == 0)
        #expect(!cell.isHighlighted)
        // The row is still where it was, lifted: its background is white.
        let position = cell.convert(CGPoint(x: 300, y: 22), to: nil)
        #expect(screen.color(at: position) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        finger.lift()
    }

    @Test("A finger that scrolls brings no menu, and a tap selects")
    func otherFingers() throws {
        try screen.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), in: 0.3)
        screen.wait(2)
        #expect(controller.calls.isEmpty)
        #expect(controller.tableView.contentOffset.y > 0)
        controller.tableView.contentOffset.y = -47
        screen.settle()
        try screen.tap("Row 1")
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(controller.calls.isEmpty)
    }

    @Test("While the table is edited rows have no menus")
    func editing() throws {
        controller.isEditing = true
        screen.settle()
        try screen.press("Row 2", for: 0.8)
        #expect(controller.calls.isEmpty)
    }

    @Test("A delegate without the method has no menus")
    func without() {
        #expect(UITableView().contextMenuInteraction == nil)
        controller.tableView.delegate = nil
        #expect(controller.tableView.contextMenuInteraction == nil)
    }
}

private final class RowMenus: UITableViewController {
    var calls: [String] = []
    /// How many rows looked touched when a menu appeared.
    var touchedRows = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint)
        -> UIContextMenuConfiguration?
    {
        calls.append("row \(indexPath.row) at \(Int(point.y.rounded()))")
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [
                UIAction(title: "Delete \(indexPath.row)", attributes: .destructive) { [weak self] _ in
                    self?.calls.append("delete \(indexPath.row)")
                }
            ])
        }
    }

    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        calls.append("display")
        touchedRows = tableView.visibleCells.filter(\.isHighlighted).count
    }

    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
}
