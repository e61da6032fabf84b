import Testing
import UIKit
import UIKitTesting

/// Cells whose parts are laid out by constraints of an app's.
@MainActor
struct CellConstraintTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)

    private final class Host: NSObject, UITableViewDataSource, UITableViewDelegate {
        var willDisplay: (UITableViewCell) -> Void = { _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row"
            return cell
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { willDisplay(cell) }
    }

    private func table(_ type: UITableViewCell.Type, _ host: Host) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(type, forCellReuseIdentifier: "cell")
        table.dataSource = host
        table.delegate = host
        screen.window.addSubview(table)
        screen.settle()
        return table
    }

    @Test("A part that the cell lays out keeps its frame against a constraint, and layout settles")
    func partAgainstConstraint() throws {
        let host = Host()
        host.willDisplay = { cell in cell.textLabel?.centerXAnchor.constraint(equalTo: cell.centerXAnchor).isActive = true }
        let table = table(UITableViewCell.self, host)
        let label = try #require(table.cellForRow(at: [0, 1])?.textLabel)
        #expect(label.frame.minX == 16)
        let frame = label.frame
        table.cellForRow(at: [0, 1])?.setNeedsLayout()
        screen.settle()
        #expect(label.frame == frame)
    }

    private final class HalfCell: UITableViewCell {
        let half = UIView()
        private(set) var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            half.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(half)
            NSLayoutConstraint.activate([
                half.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5), half.heightAnchor.constraint(equalToConstant: 10),
                half.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                half.topAnchor.constraint(equalTo: contentView.topAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("A constraint that leads from the content to the cell itself holds, and layout settles")
    func constraintToCell() throws {
        let table = table(HalfCell.self, Host())
        let cell = try #require(table.cellForRow(at: [0, 1]) as? HalfCell)
        #expect(cell.half.frame == CGRect(x: 0, y: 0, width: 160, height: 10))
        let layouts = cell.layouts
        screen.wait(0.1)
        #expect(cell.layouts == layouts)
    }

    @Test("What a row keeps free above and below does not change where it goes under a bar")
    func verticalMargins() throws {
        let controller = UITableViewController()
        let host = Host()
        host.willDisplay = { cell in
            cell.preservesSuperviewLayoutMargins = true
            cell.contentView.preservesSuperviewLayoutMargins = true
        }
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = host
        controller.tableView.delegate = host
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
        screen.window.rootViewController = controller
        screen.settle()
        let cell = try #require(controller.tableView.cellForRow(at: [0, 0]))
        let margins = cell.contentView.layoutMargins
        // The first row is half below what covers the top.
        controller.tableView.contentOffset.y += 20
        screen.settle()
        #expect(try #require(controller.tableView.cellForRow(at: [0, 0])).contentView.layoutMargins == margins)
        #expect(margins.left == 16)
    }
}
