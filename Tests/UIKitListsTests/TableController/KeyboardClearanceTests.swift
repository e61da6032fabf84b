import Testing
import UIKit
import UIKitTesting

/// A table controller whose rows have fields, with an input view of 200 points.
@MainActor
struct KeyboardClearanceTests {
    @MainActor
    private class Controller: UITableViewController {
        var appears = true

        override func viewWillAppear(_ animated: Bool) {
            if appears { super.viewWillAppear(animated) }
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
            return cell
        }

        func field(_ row: Int) -> Field? {
            tableView.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.compactMap { $0 as? Field }.first
        }
    }

    private final class Field: UIView {
        let input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        override var canBecomeFirstResponder: Bool { true }
        override var inputView: UIView? { input }
    }

    private func show(_ controller: Controller) -> TestScreen {
        let screen = TestScreen(showing: controller, size: CGSize(width: 320, height: 640), scale: 1)
        controller.tableView.rowHeight = 40
        screen.settle()
        return screen
    }

    @Test("TA-98: the row that is edited is scrolled above the input view, and the last rows can be")
    func clear() throws {
        let controller = Controller(style: .plain)
        let screen = show(controller)
        let table = try #require(controller.tableView)
        let inset = table.adjustedContentInset
        let cell = try #require(table.cellForRow(at: IndexPath(row: 13, section: 0)))
        controller.field(13)?.becomeFirstResponder()
        screen.wait(1)
        let position = cell.convert(cell.bounds, to: nil)
        #expect(position.maxY <= 440)
        #expect(position.maxY > 400)
        #expect(table.adjustedContentInset.bottom >= 200)
        #expect(table.contentInset == .zero)
        table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
        let last = table.convert(table.rectForRow(at: IndexPath(row: 39, section: 0)), to: nil)
        #expect(last.maxY == 640 - table.adjustedContentInset.bottom)
        screen.window.endEditing(true)
        screen.wait(1)
        #expect(table.adjustedContentInset == inset)
    }

    @Test("TA-98: a row that is above the input view anyway does not move")
    func visible() throws {
        let controller = Controller(style: .plain)
        let screen = show(controller)
        let offset = controller.tableView.contentOffset
        controller.field(2)?.becomeFirstResponder()
        screen.wait(1)
        #expect(controller.tableView.contentOffset == offset)
    }

    @Test("TA-98, TA-97: not without super in viewWillAppear")
    func withoutSuper() throws {
        let controller = Controller(style: .plain)
        controller.appears = false
        let screen = show(controller)
        let inset = controller.tableView.adjustedContentInset
        controller.field(13)?.becomeFirstResponder()
        screen.wait(1)
        #expect(controller.tableView.adjustedContentInset == inset)
    }
}
