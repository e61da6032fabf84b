import UIKitLists

/// A list of texts that can be edited in every way, and notes what it is asked and notified.
@MainActor
class EditingSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [[String]]
    var log: [String] = []
    var fixedRows: Set<IndexPath> = []
    var styles: [IndexPath: UITableViewCell.EditingStyle] = [:]
    var removesRows = true

    init(_ rows: [[String]]) { self.rows = rows }

    convenience init(count: Int) { self.init([(0..<count).map { "Row \($0)" }]) }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        log.append("canEdit \(indexPath.row)")
        return !fixedRows.contains(indexPath)
    }

    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
        log.append("style \(indexPath.row)")
        return styles[indexPath] ?? .delete
    }

    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
        guard removesRows, editingStyle == .delete else { return }
        rows[indexPath.section].remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .none)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("willBegin \(indexPath.row) \(tableView.isEditing)")
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("didEnd \(indexPath.map { "\($0.row)" } ?? "nil") \(tableView.isEditing)")
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
}

/// The same, with rows that can be moved.
@MainActor
final class MovingSource: EditingSource {
    var limit: ((IndexPath) -> IndexPath)?

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        log.append("canMove \(indexPath.row)")
        return !fixedRows.contains(indexPath)
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.append("move \(name(sourceIndexPath)) to \(name(destinationIndexPath))")
        rows[destinationIndexPath.section].insert(
            rows[sourceIndexPath.section].remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        log.append("target \(name(proposedDestinationIndexPath))")
        return limit?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }

    private func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }
}

/// The same as the first, with actions at both ends.
@MainActor
final class SwipingSource: EditingSource {
    var trailing: UISwipeActionsConfiguration?
    var leading: UISwipeActionsConfiguration?

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        log.append("trailing \(indexPath.row)")
        return trailing
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        log.append("leading \(indexPath.row)")
        return leading
    }
}
