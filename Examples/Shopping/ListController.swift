import UIKit

/// A shopping list. Rows are ticked by a tap, swiped, lifted, moved, and open their form by the button at their end.
class ListController: UITableViewController {
    private static let cellIdentifier = "Item"

    private let list: ShoppingList
    private var source: ListSource?
    private var hidesBought = false
    private var sortsByName = false

    init(list: ShoppingList) {
        self.list = list
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ItemCell.self, forCellReuseIdentifier: ListController.cellIdentifier)
        source = ListSource(tableView: tableView) { [weak self] table, path, number in
            let cell = table.dequeueReusableCell(withIdentifier: ListController.cellIdentifier, for: path)
            if let item = self?.list.item(number) { (cell as? ItemCell)?.show(item) }
            return cell
        }
        source?.list = list
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(askForName)),
            UIBarButtonItem(title: "View", image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil, menu: viewMenu),
        ]
        NotificationCenter.default.addObserver(
            self, selector: #selector(listChanged), name: ShoppingList.didChange, object: list)
        showItems(animated: false)
    }

    // MARK: Showing

    private func showItems(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Aisle, Int>()
        for aisle in Aisle.allCases {
            var items = list.items.filter { $0.aisle == aisle && !($0.isBought && hidesBought) }
            if sortsByName { items.sort { $0.name < $1.name } }
            if items.isEmpty { continue }
            snapshot.appendSections([aisle])
            snapshot.appendItems(items.map(\.number), toSection: aisle)
        }
        source?.apply(snapshot, animatingDifferences: animated)
    }

    @objc private func listChanged() {
        showItems(animated: view.window != nil)
        for path in tableView.indexPathsForVisibleRows ?? [] {
            guard let number = source?.itemIdentifier(for: path), let item = list.item(number) else { continue }
            (tableView.cellForRow(at: path) as? ItemCell)?.show(item)
        }
    }

    private var viewMenu: UIMenu {
        UIMenu(children: [
            UIAction(title: "Hide what is bought", image: UIImage(systemName: "eye.slash"), state: hidesBought ? .on : .off) {
                [weak self] _ in
                self?.hidesBought.toggle()
                self?.viewMenuChanged()
            },
            UIAction(title: "Sort by name", image: UIImage(systemName: "textformat"), state: sortsByName ? .on : .off) {
                [weak self] _ in
                self?.sortsByName.toggle()
                self?.viewMenuChanged()
            },
        ])
    }

    private func viewMenuChanged() {
        navigationItem.rightBarButtonItems?.last?.menu = viewMenu
        showItems(animated: true)
    }

    // MARK: Adding

    @objc private func askForName() {
        let alert = UIAlertController(title: "What do you need?", message: nil, preferredStyle: .alert)
        alert.addTextField { field in
            field.placeholder = "Name"
            field.autocapitalizationType = .sentences
            field.accessibilityIdentifier = "name"
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
            guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
            self.list.add(name, to: .fruit)
        }
        alert.addAction(add)
        alert.preferredAction = add
        present(alert, animated: true)
    }

    // MARK: Rows

    private func item(at path: IndexPath) -> Item? {
        source?.itemIdentifier(for: path).flatMap(list.item)
    }

    private func open(_ item: Item) {
        navigationController?.pushViewController(ItemController(list: list, item: item), animated: true)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let item = item(at: indexPath) else { return }
        list.change(item.number) { $0.isBought.toggle() }
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        if let item = item(at: indexPath) { open(item) }
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let item = item(at: indexPath) else { return nil }
        let more = UIContextualAction(style: .normal, title: "One more") { [weak self] _, _, done in
            self?.list.change(item.number) { $0.amount += 1 }
            done(true)
        }
        more.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [more])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let item = item(at: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.list.remove(item.number)
            done(true)
        }
        let details = UIContextualAction(style: .normal, title: "Details") { [weak self] _, _, done in
            self?.open(item)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete, details])
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let item = item(at: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let aisles = Aisle.allCases.map { aisle in
                UIAction(title: aisle.title, image: aisle.symbol, state: aisle == item.aisle ? .on : .off) { _ in
                    self?.list.change(item.number) { $0.aisle = aisle }
                }
            }
            return UIMenu(children: [
                UIAction(title: "Details", image: UIImage(systemName: "info.circle")) { _ in self?.open(item) },
                UIMenu(title: "Move to", image: UIImage(systemName: "folder"), children: aisles),
                UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                    self?.list.remove(item.number)
                },
            ])
        }
    }
}
