import UIKit

/// Search bars by style, with scopes, a cancel button and tokens.
class SearchPageController: StatesController {
    override func addStates() {
        add("default", bar(), fillsWidth: true)
        let minimal = bar()
        minimal.searchBarStyle = .minimal
        add("minimal", minimal, fillsWidth: true)
        let cancellable = bar()
        cancellable.showsCancelButton = true
        cancellable.text = "words"
        add("cancel button", cancellable, fillsWidth: true)
        let scoped = bar()
        scoped.scopeButtonTitles = ["All", "Unread", "Flagged"]
        scoped.showsScopeBar = true
        add("scopes", scoped, fillsWidth: true)
        let tokens = UISearchTextField()
        tokens.tokens = [UISearchToken(icon: UIImage(systemName: "person"), text: "Anna")]
        tokens.text = "letters"
        add("token", tokens, fillsWidth: true)
    }

    private func bar() -> UISearchBar {
        let bar = UISearchBar()
        bar.placeholder = "Search"
        return bar
    }
}
