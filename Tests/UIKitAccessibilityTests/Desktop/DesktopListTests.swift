import AccessibilityBus
import Foundation
import Testing
import UIKit
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitAccessibility

private final class Rows: NSObject, UITableViewDataSource {
    var made = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        made += 1
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

/// A cell of a table of prices.
private final class Price: UIAccessibilityElement, UIAccessibilityContainerDataTableCell {
    let place: (row: Int, column: Int)
    init(_ container: Any, _ row: Int, _ column: Int) {
        place = (row, column)
        super.init(accessibilityContainer: container)
        accessibilityLabel = "\(row)|\(column)"
    }
    func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
}

private final class Prices: UIView, UIAccessibilityContainerDataTable {
    private(set) lazy var cells = (0..<6).map { Price(self, $0 / 3, $0 % 3) }
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)? {
        cells[row * 3 + column]
    }
    func accessibilityRowCount() -> Int { 2 }
    func accessibilityColumnCount() -> Int { 3 }
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? { [cells[column]] }
}

/// Lists and tables as readers of the desktop find them.
@MainActor
@Suite(.serialized)
struct DesktopListTests {
    private let screen = TestScreen()
    private let desktop = DesktopAccessibility(host: .current)

    private func show(_ view: UIView) {
        view.frame = CGRect(x: 0, y: 100, width: 300, height: 400)
        screen.window.addSubview(view)
        screen.settle()
        desktop.answersWillBegin()
    }

    private func child(_ role: AccessibleRole) throws -> Int {
        let window = desktop.numbers.number(of: screen.window)
        return try #require(desktop.children(of: window).first { desktop.node($0)?.role == role })
    }

    @Test("AX-48, AX-50: a table of a million rows is a list of those on the screen, each with its place, and scrolls by pages")
    func million() throws {
        let (table, rows) = (UITableView(), Rows())
        table.dataSource = rows
        show(table)
        let list = try child(.list)
        let shown = desktop.children(of: list)
        #expect(shown.count < 20 && rows.made < 40)
        let third = try #require(desktop.node(shown[2]))
        #expect(third.role == .listItem && third.name == "Row 2")
        #expect(third.place?.index == 3 && third.place?.count == 1_000_000)
        let node = try #require(desktop.node(list))
        #expect(node.choosesChildren && node.states.contains(.vertical))
        let down = try #require(node.actions.firstIndex(of: "scroll down"))
        #expect(desktop.perform(down, on: list))
        screen.settle()
        desktop.answersWillBegin()
        let next = try #require(desktop.children(of: list).last.flatMap { desktop.node($0) })
        #expect((next.place?.index ?? 0) > 10)
        #expect(rows.made < 80)
    }

    @Test("AX-27, AX-48: a switch in a row is an object inside of the row's")
    func controlsInRows() throws {
        let table = UITableView()
        let source = Switches()
        table.dataSource = source
        show(table)
        let row = try #require(desktop.children(of: try child(.list)).first)
        #expect(desktop.node(row)?.name == "Sound")
        let inside = desktop.children(of: row)
        #expect(inside.compactMap { desktop.node($0)?.role } == [.toggleButton])
        #expect(desktop.node(inside[0])?.parent == row)
        #expect(desktop.perform(0, on: inside[0]))
        #expect(source.control.isOn)
    }

    private final class Switches: NSObject, UITableViewDataSource {
        let control = UISwitch()
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Sound"
            cell.accessoryView = control
            return cell
        }
    }

    @Test("AX-12: a table of data is gone through by rows and columns, and has headers")
    func dataTable() throws {
        let prices = Prices()
        prices.accessibilityContainerType = .dataTable
        prices.accessibilityElements = prices.cells
        show(prices)
        let table = try child(.table)
        #expect(desktop.node(table)?.table?.rows == 2 && desktop.node(table)?.table?.columns == 3)
        let cell = try #require(desktop.cell(inRow: 1, column: 2, of: table))
        let node = try #require(desktop.node(cell))
        #expect(node.role == .tableCell && node.name == "1|2" && node.parent == table)
        #expect(node.cell?.table == table && node.cell?.rows == 1..<2 && node.cell?.columns == 2..<3)
        let header = try #require(desktop.headers(ofColumn: 2, of: table).first)
        #expect(desktop.node(header)?.role == .columnHeader)
        #expect(desktop.headers(ofRow: 0, of: table).isEmpty)
        #expect(desktop.cell(inRow: 2, column: 0, of: table) == nil && desktop.cell(inRow: 0, column: -1, of: table) == nil)
    }

    @Test("AX-12: what only says that it is a table of data is none")
    func falseTable() throws {
        let view = UIView()
        view.accessibilityContainerType = .dataTable
        view.accessibilityElements = [UIAccessibilityElement(accessibilityContainer: view)]
        show(view)
        #expect(desktop.node(try child(.panel))?.table == nil)
    }
}
