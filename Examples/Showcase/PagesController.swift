import UIKit

/// The list of all pages, with a search field over it.
class PagesController: UITableViewController, UISearchResultsUpdating {
    private var source: PagesSource!
    private let search = UISearchController(searchResultsController: nil)

    init() {
        super.init(style: .insetGrouped)
        title = "Showcase"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
        source = PagesSource(tableView: tableView) { table, indexPath, page in
            let cell = table.dequeueReusableCell(withIdentifier: "page", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = page.title
            content.image = UIImage(systemName: page.symbol)
            content.imageProperties.reservedLayoutSize.width = 28
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Controls, containers, drawing"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        show(Page.all, animated: false)
    }

    private func show(_ pages: [Page], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Page.Group, Page>()
        for group in Page.Group.allCases {
            let members = pages.filter { $0.group == group }
            guard !members.isEmpty else { continue }
            snapshot.appendSections([group])
            snapshot.appendItems(members)
        }
        source.apply(snapshot, animatingDifferences: animated)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let words = searchController.searchBar.text ?? ""
        show(words.isEmpty ? Page.all : Page.all.filter { $0.title.localizedCaseInsensitiveContains(words) }, animated: true)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let page = source.itemIdentifier(for: indexPath) else { return }
        navigationController?.pushViewController(page.makeTitledController(), animated: true)
    }
}

/// Names the sections after the groups of pages.
private class PagesSource: UITableViewDiffableDataSource<Page.Group, Page> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)?.rawValue
    }
}
