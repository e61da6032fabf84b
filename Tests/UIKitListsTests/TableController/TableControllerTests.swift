import Testing
import UIKitTesting

@testable import UIKitLists

@MainActor
struct TableControllerTests {
    @MainActor
    private class Rows: UITableViewController {
        var count = 3
        var log: [String] = []
        override func numberOfSections(in tableView: UITableView) -> Int {
            log.append("sections")
            return 1
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            log.append("cell \(indexPath.row)")
            let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
    }

    @Test("TA-90: the automatic view is a table in the style asked for, whose data source and delegate is the controller")
    func automaticView() {
        for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
            let controller = Rows(style: style)
            #expect(!controller.isViewLoaded)
            #expect(controller.tableView.style == style)
            #expect(controller.tableView.dataSource === controller)
            #expect(controller.tableView.delegate === controller)
        }
        #expect(UITableViewController().tableView.style == .plain)
        #expect(UITableViewController(nibName: nil, bundle: nil).tableView.style == .plain)
    }

    @Test("TA-91: tableView and view are the same object, also when one is set")
    func sameObject() {
        let controller = Rows(style: .plain)
        #expect(controller.view === controller.tableView)
        let first = UITableView()
        controller.view = first
        #expect(controller.tableView === first)
        let second = UITableView()
        controller.tableView = second
        #expect(controller.view === second)
    }

    @Test("TA-92: a view that is not a table stops the process and says what is wrong")
    func otherView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UITableViewController().view = UIView() }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("didn't get a UITableView"))
    }

    @Test("TA-93: a table that is set keeps its data source; the controller becomes what is missing")
    func ownSource() {
        let controller = Rows(style: .plain)
        let source = RowSource(rows: 7)
        let table = UITableView()
        table.dataSource = source
        controller.tableView = table
        let screen = TestScreen(showing: controller)
        #expect(table.dataSource === source)
        #expect(table.delegate === controller)
        #expect(table.numberOfRows(inSection: 0) == 7)
        _ = screen
    }

    @Test("TA-93: a table without a data source has the controller's rows, with those that are inserted before it is seen")
    func missingSource() {
        let controller = Rows(style: .plain)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        controller.tableView = table
        #expect(table.dataSource === controller && table.delegate === controller)
        let screen = TestScreen(showing: controller)
        #expect(screen.shows("Row 2"))
        let other = RowSource(rows: 3)
        table.dataSource = other
        controller.tableView = table
        #expect(table.dataSource === other)
    }

    @Test("TA-94: data are read when the table first appears, and not again the next time")
    func firstAppearance() {
        let controller = Rows(style: .plain)
        let screen = TestScreen(showing: controller)
        #expect(screen.shows("Row 2"))
        controller.log = []
        leaveAndReturn(controller, screen)
        #expect(!controller.log.contains("sections"))
    }

    private func leaveAndReturn(_ controller: UIViewController, _ screen: TestScreen) {
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        controller.present(other, animated: false)
        screen.wait(1)
        controller.dismiss(animated: false)
        screen.wait(1)
    }

    @Test("TA-94: rows are deselected when the table appears again, unless that is not wanted")
    func clearing() throws {
        let controller = Rows(style: .plain)
        let screen = TestScreen(showing: controller)
        #expect(controller.clearsSelectionOnViewWillAppear)
        try screen.tap("Row 1")
        #expect(controller.tableView.indexPathForSelectedRow?.row == 1)
        leaveAndReturn(controller, screen)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        controller.clearsSelectionOnViewWillAppear = false
        try screen.tap("Row 1")
        leaveAndReturn(controller, screen)
        #expect(controller.tableView.indexPathForSelectedRow?.row == 1)
    }

    @MainActor
    private final class FlashingTable: UITableView {
        var flashes = 0
        override func flashScrollIndicators() {
            super.flashScrollIndicators()
            flashes += 1
        }
    }

    @Test("TA-95: the scroll indicators flash when the table has appeared")
    func flashing() {
        let controller = Rows(style: .plain)
        let table = FlashingTable()
        controller.tableView = table
        let screen = TestScreen(showing: controller)
        screen.wait(0.1)
        #expect(table.flashes == 1)
    }

    @Test("TA-96: editing the controller edits the table; the edit button does")
    func editing() throws {
        let controller = Rows(style: .plain)
        controller.navigationItem.rightBarButtonItem = controller.editButtonItem
        let screen = TestScreen(showing: UINavigationController(rootViewController: controller))
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
        controller.isEditing = false
        #expect(!controller.tableView.isEditing)
        try screen.tap("Edit")
        #expect(controller.isEditing)
        #expect(controller.tableView.isEditing)
        screen.wait(1)
        try screen.tap("Done")
        #expect(!controller.isEditing)
        #expect(!controller.tableView.isEditing)
    }

    @Test("TA-97: a subclass that does not call super in viewWillAppear loses what it does")
    func withoutSuper() throws {
        @MainActor final class Silent: Rows {
            override func viewWillAppear(_ animated: Bool) {}
        }
        let controller = Silent(style: .plain)
        let screen = TestScreen(showing: controller)
        try screen.tap("Row 1")
        leaveAndReturn(controller, screen)
        #expect(controller.tableView.indexPathForSelectedRow?.row == 1)
    }

    @Test("TA-99: a controller that notes the choice and selects nothing never shows a selected row after the finger is lifted")
    func recipe() throws {
        @MainActor final class Choosing: Rows {
            override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
                log.append("chosen \(indexPath.row)")
                return nil
            }
        }
        let controller = Choosing(style: .plain)
        let screen = TestScreen(showing: controller)
        controller.log = []
        try screen.tap("Row 2")
        #expect(controller.log == ["chosen 2"])
        #expect(controller.tableView.visibleCells.allSatisfy { !$0.isSelected && !$0.isHighlighted })
    }

    @Test("a controller that is pushed while a row is being selected leaves the row selected until the table comes back")
    func pushing() throws {
        @MainActor final class Pushing: Rows {
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                navigationController?.pushViewController(UIViewController(), animated: true)
            }
        }
        let controller = Pushing(style: .plain)
        let navigation = UINavigationController(rootViewController: controller)
        let screen = TestScreen(showing: navigation)
        try screen.tap("Row 1")
        screen.wait(1)
        #expect(navigation.viewControllers.count == 2)
        #expect(controller.tableView.indexPathForSelectedRow?.row == 1)
        navigation.popViewController(animated: true)
        screen.wait(1)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
        #expect(controller.tableView.visibleCells.allSatisfy { !$0.isSelected })
    }

    @Test("a subclass's methods are asked for, and those that none has written are not")
    func overriding() throws {
        @MainActor final class Titles: Rows {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
        }
        let controller = Titles(style: .plain)
        let screen = TestScreen(showing: controller)
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 88)
        #expect(screen.shows("Title"))
        try screen.tap("Row 0")
        #expect(controller.log.last == "select 0")
        #expect(Rows(style: .plain).tableView.tableDelegateMethods == [])
    }

    @Test("a controller with rows that overrides nothing stops the process and says what is missing")
    func withoutCells() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                final class Empty: UITableViewController {
                    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                }
                let controller = Empty(style: .plain)
                controller.tableView.layoutIfNeeded()
            }
        }
    }
}
