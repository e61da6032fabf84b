import UIKit

/// The content of the list: a section for each part of the shop where something is wanted, and rows that can be moved.
class ListSource: UITableViewDiffableDataSource<Aisle, Int> {
    weak var list: ShoppingList?

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        snapshot().sectionIdentifiers[section].title
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let number = itemIdentifier(for: indexPath) else { return }
        list?.remove(number)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let number = itemIdentifier(for: sourceIndexPath) else { return }
        let aisle = snapshot().sectionIdentifiers[destinationIndexPath.section]
        var numbers = snapshot().itemIdentifiers(inSection: aisle)
        numbers.removeAll { $0 == number }
        let next = numbers.indices.contains(destinationIndexPath.row) ? numbers[destinationIndexPath.row] : nil
        list?.move(number, before: next, in: aisle)
    }
}
