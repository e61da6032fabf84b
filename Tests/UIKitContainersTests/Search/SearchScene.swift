import UIKitTesting

@testable import UIKitContainers

/// A list of names in a navigation controller, with a search, and a log of all that its delegates are asked and notified.
@MainActor
final class SearchScene {
    let page: NamesController
    let search: UISearchController
    let navigation: UINavigationController
    let screen: TestScreen
    let log = SearchLog()

    /// - Parameter prepares: called before anything is shown.
    init(
        results: UIViewController? = nil, size: CGSize = CGSize(width: 390, height: 844), style: UIUserInterfaceStyle = .light,
        scale: CGFloat = 2, isLarge: Bool = false, prepares: (SearchScene.Parts) -> Void = { _ in }
    ) {
        page = NamesController(style: .plain)
        search = UISearchController(searchResultsController: results)
        navigation = UINavigationController(rootViewController: page)
        page.title = "Names"
        page.navigationItem.hidesSearchBarWhenScrolling = false
        navigation.navigationBar.prefersLargeTitles = isLarge
        search.searchBar.placeholder = "Search"
        log.follow(search)
        prepares((page, search, navigation))
        if !page.keepsSearchElsewhere { page.navigationItem.searchController = search }
        screen = TestScreen(showing: navigation, size: size, scale: scale, style: style)
        screen.wait(0.2)
        _ = log.take()
    }

    typealias Parts = (page: NamesController, search: UISearchController, navigation: UINavigationController)

    var bar: UINavigationBar { navigation.navigationBar }
    /// The upper edge of the safe area without the bar.
    var top: CGFloat { navigation.view.safeAreaInsets.top }
    var field: UISearchTextField { search.searchBar.searchTextField }

    /// Begins the search as a person does.
    func begin() throws {
        let field = field
        try screen.tap(at: field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
        screen.wait(0.6)
    }

    func cancel() throws {
        try screen.tap("Cancel")
        screen.wait(0.6)
    }
}

/// Lists names.
@MainActor
final class NamesController: UITableViewController {
    var names = ["Ada", "Alan", "Barbara", "Donald", "Edsger", "Frances", "Grace", "John", "Ken", "Margaret"]
    var count = 40
    /// True if the search bar does not be in the navigation item.
    var keepsSearchElsewhere = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name") ?? UITableViewCell(style: .default, reuseIdentifier: "name")
        cell.textLabel?.text = "\(names[indexPath.row % names.count]) \(indexPath.row + 1)"
        return cell
    }
}

/// Writes down what the delegates of a search are asked and notified, in order.
@MainActor
final class SearchLog: UIObject, UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating {
    private(set) var calls: [String] = []
    /// What questions are answered with; yes where nothing is said.
    var answers: [String: Bool] = [:]
    var didUpdate: ((UISearchController) -> Void)?

    func follow(_ search: UISearchController) {
        search.delegate = self
        search.searchResultsUpdater = self
        search.searchBar.delegate = self
    }

    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func answer(_ call: String) -> Bool {
        calls.append(call)
        return answers[call] ?? true
    }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { answer("should begin") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("did begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { answer("should end") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("did end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { calls.append("text \"\(searchText)\"") }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        calls.append("change {\(range.location), \(range.length)} \"\(text)\"")
        return answers["should change"] ?? true
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        calls.append("scope \(selectedScope)")
    }

    func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }

    func updateSearchResults(for searchController: UISearchController) {
        calls.append("update \"\(searchController.searchBar.text ?? "nil")\"")
        didUpdate?(searchController)
    }

    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion) {
        calls.append("select \(searchSuggestion.localizedSuggestion ?? "nil")")
    }
}
