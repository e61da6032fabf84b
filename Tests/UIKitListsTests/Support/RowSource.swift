import UIKitLists

/// A data source and delegate with rows as a test wants them, which notes what it is asked and notified.
@MainActor
class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// How many rows each section has.
    var counts: [Int]
    /// What was asked and notified, in order.
    var log: [String] = []
    /// Cells that exist at present.
    private(set) var made: [WeakCell] = []
    var identifier: String? = "row"
    /// Called when a cell is asked for, before it is made.
    var whenAsked: ((UITableView, IndexPath) -> Void)?

    struct WeakCell {
        weak var cell: UITableViewCell?
    }

    init(_ counts: [Int]) { self.counts = counts }

    convenience init(rows: Int) { self.init([rows]) }

    var aliveCells: Int { made.count { $0.cell != nil } }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        log.append("sections")
        return counts.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        log.append("rows \(section)")
        return counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        log.append("cell \(indexPath.section).\(indexPath.row)")
        whenAsked?(tableView, indexPath)
        let cell = identifier.flatMap { tableView.dequeueReusableCell(withIdentifier: $0) } ?? makeCell()
        cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
        return cell
    }

    private func makeCell() -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
        made.append(WeakCell(cell: cell))
        return cell
    }
}

/// A table that keeps its first data source alive.
@MainActor
private final class KeepingTable: UITableView {
    var kept: (any UITableViewDataSource)?
}

extension UITableView {
    /// A table that is laid out, and keeps its data source alive.
    static func shown(
        _ source: (any UITableViewDataSource)?, delegate: (any UITableViewDelegate)? = nil, style: Style = .plain,
        size: CGSize = CGSize(width: 320, height: 440), set: (UITableView) -> Void = { _ in }
    ) -> UITableView {
        let table = KeepingTable(frame: CGRect(origin: .zero, size: size), style: style)
        table.kept = source
        table.rowHeight = 44
        table.dataSource = source
        table.delegate = delegate
        set(table)
        table.layoutIfNeeded()
        return table
    }

    /// Scrolls by hand of the app, and lays out.
    func scroll(to y: CGFloat) {
        contentOffset.y = y
        layoutIfNeeded()
    }
}
