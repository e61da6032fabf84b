import Foundation
@_spi(ForasteroInternal) import UIKitContainers
@_spi(ForasteroInternal) import UIKitLists

/// A page of a font picker: families, or the faces of one.
final class FontListController: UITableViewController {
    /// A font that can be picked.
    struct Row: Hashable {
        let title: String
        let descriptor: UIFontDescriptor
        /// The family, where the row stands for one.
        var family: FontSelection.Family?
    }

    private let rows: [Row]
    private let usesSystemFont: Bool
    private var shown: [Row]
    private let search = UISearchController(searchResultsController: nil)

    /// The row that is picked is marked.
    var isPicked: (Row) -> Bool = { _ in false }
    var pick: (Row) -> Void = { _ in }
    /// Shows the faces of a family; nil where faces cannot be picked.
    var showFaces: ((FontSelection.Family) -> Void)?

    init(_ rows: [Row], title: String, usesSystemFont: Bool) {
        self.rows = rows
        shown = rows
        self.usesSystemFont = usesSystemFont
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "font")
        tableView.keyboardDismissMode = .onDrag
        if rows.isEmpty { showNothing("No Fonts", "No font that is installed is like what is asked for.") }
    }

    /// Puts a field above the list that finds fonts by a part of their name.
    func addSearch() {
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
    }

    /// Brings the row that is picked into sight.
    func showPicked(animated: Bool) {
        guard isViewLoaded else { return }
        tableView.reloadData()
        guard let index = shown.firstIndex(where: isPicked) else { return }
        tableView.scrollToRow(at: IndexPath(row: index, section: 0), at: .middle, animated: animated)
    }

    private func showNothing(_ title: String, _ text: String) {
        var content = UIContentUnavailableConfiguration.empty()
        content.text = title
        content.secondaryText = text
        contentUnavailableConfiguration = content
    }

    // MARK: Overriding

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
        let row = shown[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = row.title
        content.textProperties.font = font(for: row)
        content.textProperties.numberOfLines = 1
        // The room for the mark stays where there is none, so that all names begin at one edge.
        let isPicked = isPicked(row)
        content.image = UIImage(systemName: "checkmark")
        content.imageProperties.reservedLayoutSize = CGSize(width: 20, height: 20)
        content.imageProperties.tintColor = isPicked ? nil : .clear
        cell.contentConfiguration = content
        let hasFaces = showFaces != nil && row.family.map { $0.faces.count > 1 } == true
        cell.accessoryType = hasFaces ? .detailButton : .none
        cell.accessibilityTraits = isPicked ? [.button, .selected] : .button
        cell.accessibilityLabel = row.title
        return cell
    }

    /// A font of signs cannot write its own name.
    private func font(for row: Row) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: .body).pointSize
        let font = UIFont(descriptor: row.descriptor, size: size)
        let writesItsName = InstalledFonts.writesItsName(row.family?.name ?? font.familyName)
        return usesSystemFont || !writesItsName ? .systemFont(ofSize: size) : font
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        pick(shown[indexPath.row])
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        if let family = shown[indexPath.row].family { showFaces?(family) }
    }
}

extension FontListController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let text = (searchController.searchBar.text ?? "").trimmingCharacters(in: .whitespaces)
        shown = text.isEmpty ? rows : rows.filter { $0.title.localizedStandardContains(text) }
        tableView.reloadData()
        guard !rows.isEmpty else { return }
        if shown.isEmpty { showNothing("No Results", "No font is called “\(text)”.") } else { contentUnavailableConfiguration = nil }
    }
}
