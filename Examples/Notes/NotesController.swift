import UIKit

/// The list of notes, and the search in it.
final class NotesController: UITableViewController {
    private enum Section: String {
        case pinned = "Pinned"
        case others = "Notes"
    }

    private let store: NoteStore
    private let search = UISearchController(searchResultsController: nil)
    private var source: NotesSource?
    /// The notes that rows show, so that only those are made again that changed.
    private var shown: [Int: Note] = [:]
    private var filter = NoteFilter()

    init(store: NoteStore) {
        self.store = store
        super.init(style: .insetGrouped)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.keyboardDismissMode = .onDrag
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Note")
        source = NotesSource(tableView: tableView) { [weak self] table, path, number in
            let cell = table.dequeueReusableCell(withIdentifier: "Note", for: path)
            self?.show(number, in: cell)
            return cell
        }
        let count = UILabel()
        count.font = .preferredFont(forTextStyle: .caption1)
        count.adjustsFontForContentSizeCategory = true
        count.accessibilityIdentifier = "count"
        toolbarItems = [
            .flexibleSpace(), UIBarButtonItem(customView: count), .flexibleSpace(),
            UIBarButtonItem(
                title: "Compose", image: UIImage(systemName: "square.and.pencil"),
                primaryAction: UIAction { [weak self] _ in self?.compose() }),
        ]
        setUpSearch()
        NotificationCenter.default.addObserver(
            self, selector: #selector(storeChanged), name: NoteStore.didChange, object: store)
        showNotes(animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    // MARK: Showing

    @objc private func storeChanged() { showNotes(animated: view.window != nil) }

    private func showNotes(animated: Bool) {
        let notes = store.notes.filter { filter.takes($0) }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for section in [Section.pinned, .others] {
            let numbers = notes.filter { $0.isPinned == (section == .pinned) }.map(\.number)
            if numbers.isEmpty { continue }
            snapshot.appendSections([section.rawValue])
            snapshot.appendItems(numbers, toSection: section.rawValue)
        }
        let stale = snapshot.itemIdentifiers.filter { shown[$0] != nil && shown[$0] != store.note($0) }
        snapshot.reconfigureItems(stale)
        source?.apply(snapshot, animatingDifferences: animated)
        (toolbarItems?[1].customView as? UILabel)?.text = notes.count == 1 ? "1 Note" : "\(notes.count) Notes"
        toolbarItems?[1].customView?.sizeToFit()
    }

    private func show(_ number: Int, in cell: UITableViewCell) {
        guard let note = store.note(number) else { return }
        shown[number] = note
        var content = UIListContentConfiguration.subtitleCell()
        content.attributedText = filter.marked(note.title, font: .preferredFont(forTextStyle: .headline), color: .label)
        content.secondaryAttributedText = filter.marked(
            filter.excerpt(of: note), font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        content.textProperties.numberOfLines = 1
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
    }

    // MARK: Opening

    private func compose() {
        let note = store.add(NoteText([(.title, "")]))
        open(note.number, writes: true)
    }

    private func open(_ number: Int, writes: Bool) {
        let page = NoteController(store: store, number: number, writes: writes)
        page.wanted = filter.words.first
        navigationController?.pushViewController(page, animated: true)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let number = source?.itemIdentifier(for: indexPath) else { return }
        open(number, writes: false)
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let number = source?.itemIdentifier(for: indexPath), let note = store.note(number) else { return nil }
        let pin = UIContextualAction(style: .normal, title: note.isPinned ? "Unpin" : "Pin") { [weak self] _, _, done in
            self?.store.setPinned(!note.isPinned, number)
            done(true)
        }
        pin.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [pin])
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let number = source?.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.store.remove(number)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

/// The rows by their notes' numbers, under the names of their sections.
private final class NotesSource: UITableViewDiffableDataSource<String, Int> {
    // Swipes are offered in rows that can be edited.
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        snapshot().numberOfSections > 1 ? sectionIdentifier(for: section) : nil
    }
}

// MARK: - Searching

extension NotesController: UISearchResultsUpdating, UISearchBarDelegate {
    private func setUpSearch() {
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search"
        search.searchBar.scopeButtonTitles = NoteFilter.Scope.allCases.map(\.rawValue)
        search.searchBar.delegate = self
        search.searchBar.searchTextField.tokenBackgroundColor = .systemOrange
        search.searchBar.searchTextField.allowsDeletingTokens = true
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = true
        definesPresentationContext = true
    }

    func updateSearchResults(for searchController: UISearchController) {
        let field = searchController.searchBar.searchTextField
        let parts = field.tokens.compactMap { $0.representedObject as? String }.compactMap { NoteFilter.Part(rawValue: $0) }
        filter = NoteFilter(
            words: (field.text ?? "").split(separator: " ").map(String.init), parts: Set(parts),
            scope: searchController.isActive ? NoteFilter.Scope.allCases[searchController.searchBar.selectedScopeButtonIndex] : .all)
        searchController.searchSuggestions = suggestions(typed: field.text ?? "")
        showNotes(animated: false)
        for path in tableView.indexPathsForVisibleRows ?? [] {
            guard let number = source?.itemIdentifier(for: path), let cell = tableView.cellForRow(at: path) else { continue }
            show(number, in: cell)
        }
    }

    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        guard let name = searchSuggestion.representedObject as? String, let part = NoteFilter.Part(rawValue: name) else { return }
        let field = searchController.searchBar.searchTextField
        field.text = ""
        let token = UISearchToken(icon: UIImage(systemName: part.symbol), text: part.rawValue)
        token.representedObject = part.rawValue
        field.insertToken(token, at: field.tokens.count)
        updateSearchResults(for: searchController)
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        updateSearchResults(for: search)
    }

    private func suggestions(typed: String) -> [any UISearchSuggestion] {
        guard search.isActive else { return [] }
        let fitting = NoteFilter.Part.allCases.filter { part in
            if filter.parts.contains(part) { return false }
            return typed.isEmpty ? filter.parts.isEmpty : part.rawValue.lowercased().hasPrefix(typed.lowercased())
        }
        return fitting.map { part in
            let item = UISearchSuggestionItem(
                localizedSuggestion: part.rawValue, localizedDescription: "Notes with \(part.rawValue.lowercased())",
                iconImage: UIImage(systemName: part.symbol))
            item.representedObject = part.rawValue
            return item
        }
    }
}
