import Testing
import UIKitLists
import UIKitTesting

@MainActor
struct OwnLayoutCellTests {
    /// A cell that positions its own parts after those of the system, as many do.
    final class PlacedCell: UITableViewCell {
        var layouts = 0
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            imageView?.contentMode = .center
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            precondition(layouts < 200, "The cell is laid out without an end.")
            imageView?.frame = CGRect(x: 16, y: 0, width: 28, height: contentView.bounds.height)
            for label in [textLabel, detailTextLabel] {
                label?.frame.origin.x = 60
                label?.frame.size.width = contentView.bounds.width - 76
            }
            separatorInset.left = 60
        }
    }

    final class Controller: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = PlacedCell(style: .subtitle, reuseIdentifier: nil)
            cell.imageView?.image = UIImage(systemName: "folder")
            cell.textLabel?.text = "Row"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    @Test("A cell that places its own parts in each layout is laid out, and that is all", arguments: [false, true])
    func ends(inSheet: Bool) throws {
        let list = Controller()
        list.tableView.rowHeight = 60
        let root = inSheet ? UIViewController() : list
        let screen = TestScreen(showing: root)
        if inSheet {
            root.present(UINavigationController(rootViewController: list), animated: true)
            screen.wait(1)
        }
        let cell = try #require(list.tableView.visibleCells.first as? PlacedCell)
        #expect(cell.textLabel?.frame.minX == 60)
        #expect(cell.imageView?.frame.width == 28)
        try screen.tap("Row")
        screen.wait(1)
        #expect(cell.layouts < 20)
    }
}
