import TestLists
import Testing
import UIKitTesting

@testable import UIKitLists

/// Random legal operations on a table, compared after each with what a plain list of names says.
@MainActor
struct RandomTableTests {
    private let screen = TestScreen(scale: 2)

    /// Rows have names, so that a cell shows which row it was asked for.
    @MainActor
    private final class NamedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var names: [[Int]] = []
        var nextName = 0

        func fresh(_ count: Int) -> [Int] {
            defer { nextName += count }
            return Array(nextName..<nextName + count)
        }

        func height(of name: Int) -> CGFloat { 20 + CGFloat(name % 5) * 13 }

        func numberOfSections(in tableView: UITableView) -> Int { names.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section % 3 == 0 ? "Header" : nil }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height(of: names[indexPath.section][indexPath.row])
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            cell.tag = names[indexPath.section][indexPath.row]
            return cell
        }
    }

    @Test(
        "after every operation exactly the rows in sight have cells, each its own, where the heights say",
        arguments: [1, 2, 3, 4] as [UInt64])
    func operations(seed: UInt64) {
        // Views outside of windows go by the screen that was used last. Thirds of a point add up to different last digits.
        screen.settle()
        var random = SeededGenerator(seed: seed)
        let source = NamedRows()
        source.names = (0..<4).map { _ in source.fresh(12) }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: seed.isMultiple(of: 2) ? .grouped : .plain)
        table.dataSource = source
        table.delegate = source
        // Half of the tables estimate.
        if seed > 2 { table.estimatedRowHeight = 44 }
        for _ in 0..<500 {
            UIView.performWithoutAnimation { operate(table, source, &random) }
            table.layoutIfNeeded()
            compare(table, source)
        }
    }

    private func operate(_ table: UITableView, _ source: NamedRows, _ random: inout SeededGenerator) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
            source.names = (0..<Int.random(in: 0...6, using: &random)).map { _ in source.fresh(Int.random(in: 0...20, using: &random)) }
            table.reloadData()
        case 1: table.frame.size.height = CGFloat(Int.random(in: 0...900, using: &random))
        case 2: insert(table, source, &random)
        case 3: delete(table, source, &random)
        default:
            let end = max(Int(table.contentSize.height - table.bounds.height), 0)
            table.contentOffset.y = CGFloat(Int.random(in: -50...end + 50, using: &random))
        }
    }

    private func insert(_ table: UITableView, _ source: NamedRows, _ random: inout SeededGenerator) {
        guard let section = source.names.indices.randomElement(using: &random) else { return }
        let row = Int.random(in: 0...source.names[section].count, using: &random)
        source.names[section].insert(contentsOf: source.fresh(1), at: row)
        table.insertRows(at: [IndexPath(row: row, section: section)], with: .none)
    }

    private func delete(_ table: UITableView, _ source: NamedRows, _ random: inout SeededGenerator) {
        guard let section = source.names.indices.randomElement(using: &random),
            let row = source.names[section].indices.randomElement(using: &random)
        else { return }
        source.names[section].remove(at: row)
        table.deleteRows(at: [IndexPath(row: row, section: section)], with: .none)
    }

    private func compare(_ table: UITableView, _ source: NamedRows) {
        let paths = source.names.indices.flatMap { section in source.names[section].indices.map { IndexPath(row: $0, section: section) } }
        let seen = paths.filter {
            let rect = table.rectForRow(at: $0)
            return rect.minY < table.bounds.maxY && rect.maxY > table.bounds.minY
        }
        #expect(table.indexPathsForVisibleRows == seen)
        for (path, cell) in zip(seen, table.visibleCells) {
            #expect(cell.tag == source.names[path.section][path.row])
            #expect(cell.frame == table.rectForRow(at: path))
            #expect(cell.frame.height == source.height(of: cell.tag))
            #expect(!cell.isHidden)
            #expect(cell.superview === table)
        }
        #expect(table.subviews.count { $0 is UITableViewCell && !$0.isHidden } == seen.count)
    }
}
