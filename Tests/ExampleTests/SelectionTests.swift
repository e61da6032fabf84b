import Testing
import UIKit
import UIKitTesting

@testable import Selection

/// What the seed lesson asks of Selection beside the story that ``ExampleTests`` tells.
@MainActor
@Suite(.serialized)
struct SelectionTests {
    @Test("A tap posts the row, and selects nothing")
    func notification() throws {
        let list = SelectionVC.selection(with: ["one", "two", "three"])
        let screen = TestScreen(showing: list)
        let rows = Rows()
        NotificationCenter.default.addObserver(rows, selector: #selector(Rows.chosen(_:)), name: .selectionVC, object: list)
        try screen.tables.cells["two"].tap()
        screen.wait(1)
        #expect(Notification.Name.selectionVC.rawValue == "SelectionVCNotification")
        #expect(rows.heard == [1])
        #expect(list.tableView.indexPathForSelectedRow == nil)
        #expect(list.tableView === list.view)
    }

    @Test("The table is shown modally")
    func modal() throws {
        let screen = TestScreen(launching: Selection.AppDelegate.self)
        try screen.buttons["Choose"].tap()
        screen.wait(1)
        #expect(screen.window.rootViewController?.presentedViewController is SelectionVC)
    }

    @Test("A million rows make no more cells than twelve, however far they are scrolled", arguments: [12, 1_000_000])
    func reuse(count: Int) throws {
        let list = CountingVC(style: .plain)
        list.count = count
        let screen = TestScreen(showing: list)
        let asked = list.asked
        #expect(screen.tables.cells["Text 0"].exists)
        #expect(asked <= 24)
        for _ in 0..<5 { try screen.tables.element.swipeUp() }
        screen.wait(2)
        #expect(list.cells.count <= 24, "\(list.cells.count) cells were made for \(list.asked) rows")
        if count > 12 { #expect((list.tableView.indexPathsForVisibleRows?.first?.row ?? 0) > 20) }
    }
}

@MainActor
private final class Rows: NSObject {
    var heard: [Int] = []
    @objc func chosen(_ notification: Notification) { heard += (notification.userInfo?["row"] as? Int).map { [$0] } ?? [] }
}

/// Counts the rows that it was asked for, and the cells that were made for them.
private final class CountingVC: SelectionVC {
    var count = 0
    var asked = 0
    var cells: Set<UITableViewCell> = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Text") ?? UITableViewCell(style: .default, reuseIdentifier: "Text")
        cell.textLabel?.text = "Text \(indexPath.row)"
        cells.insert(cell)
        return cell
    }
}
