import Foundation
import Testing
import UIKitTesting

/// The menus of rows that apps had before there were context menus.
@MainActor
struct RowEditMenuTests {
    private let controller = RowCommandsController(style: .plain)
    private let screen: TestScreen

    init() {
        screen = TestScreen(showing: controller)
    }

    @Test("A finger that stays on a row brings the commands that the delegate allows, and the one that is tapped is performed")
    func menu() throws {
        try screen.press("Row 2", for: 0.7)
        screen.wait(0.5)
        #expect(screen.shows("Copy"))
        #expect(!screen.shows("Paste"))
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        try screen.tap("Copy")
        screen.wait(0.5)
        #expect(controller.calls == ["show 2", "copy: 2"])
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test("A row that the delegate has no menu for shows none")
    func without() throws {
        try screen.press("Row 3", for: 0.7)
        screen.wait(0.5)
        #expect(controller.calls == ["show 3"])
        #expect(!UIMenuController.shared.isMenuVisible)
    }
}

private final class RowCommandsController: UITableViewController {
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        calls.append("show \(indexPath.row)")
        return indexPath.row == 2
    }

    override func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { action == Selector(("copy:")) }

    override func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) { calls.append("\(NSStringFromSelector(action)) \(indexPath.row)") }
}
