@testable import UIKitLists

/// Shows a model in a table: each row says its number and its version.
@MainActor
final class ModelSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var model: ListModel
    /// How high a row of a number is; nil leaves it to the table.
    var height: ((Int) -> CGFloat)?
    var hasTitles = false
    /// Rows whose cells were asked for.
    private(set) var askedRows: [Int] = []
    private(set) var endedPaths: [IndexPath] = []

    init(_ model: ListModel) { self.model = model }

    func takeAskedRows() -> [Int] {
        defer { askedRows = [] }
        return askedRows
    }

    static func text(of row: ListModel.Row) -> String { "Row \(row.id).\(row.version)" }

    func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.sections[section].rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = model.sections[indexPath.section].rows[indexPath.row]
        askedRows.append(row.id)
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = Self.text(of: row)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height?(model.sections[indexPath.section].rows[indexPath.row].id) ?? 44
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        hasTitles ? "S\(model.sections[section].id)" : nil
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        endedPaths.append(indexPath)
    }
}

extension UITableView {
    /// A table that shows a model.
    static func showing(_ source: ModelSource, size: CGSize, style: Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        table.delegate = source
        return table
    }

    func apply(_ operation: ListOperation, with animation: RowAnimation) {
        switch operation {
        case .insertRow(let position): insertRows(at: [position.path], with: animation)
        case .deleteRow(let position): deleteRows(at: [position.path], with: animation)
        case .reloadRow(let position): reloadRows(at: [position.path], with: animation)
        case .reconfigureRow(let position): reconfigureRows(at: [position.path])
        case .moveRow(let position, let target):
            moveRow(at: position.path, to: target.path)
        case .insertSection(let section): insertSections([section], with: animation)
        case .deleteSection(let section): deleteSections([section], with: animation)
        case .reloadSection(let section): reloadSections([section], with: animation)
        case .moveSection(let section, let target): moveSection(section, toSection: target)
        }
    }

    /// What is seen, from top to bottom: texts and places on the screen, of rows and headers.
    var appearance: [String] {
        let rows = visibleCells.map { cell in
            "\(cell.textLabel?.text ?? "–") at \(cell.frame.offsetBy(dx: 0, dy: -contentOffset.y)) alpha \(cell.alpha)"
        }
        let headers = (0..<numberOfSections).compactMap { headerView(forSection: $0) }.map { view in
            "\(view.textLabel?.text ?? "–") at \(view.frame.offsetBy(dx: 0, dy: -contentOffset.y))"
        }
        return rows + headers
    }
}
