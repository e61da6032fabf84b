import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitText

// The views that are shown while a search is active.
extension UISearchController {
    private var hasContent: Bool { !(searchBar.text ?? "").isEmpty || !searchBar.searchTextField.tokens.isEmpty }

    /// True if results are seen now.
    var showsResultsNow: Bool {
        guard state.isActive, searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController ? hasContent : state.showsResults
    }

    func setShowsResults(_ shows: Bool) {
        state.showsResults = shows
        automaticallyShowsSearchResultsController = false
    }

    /// Shows results, or the dimmed content, as is due.
    func showContent() {
        guard let view = viewIfLoaded as? SearchControllerView else { return }
        let shows = showsResultsNow
        view.results?.isHidden = !shows
        view.dimming.isHidden = shows || !obscuresBackgroundDuringPresentation
        view.setNeedsLayout()
    }

    /// Shows Cancel and the scopes as is due.
    func showButtons(animated: Bool) {
        if automaticallyShowsCancelButton { searchBar.showCancelButton(state.isActive, animated: animated) }
        switch scopeBarActivation {
        case .manual: break
        case .automatic, .onSearchActivation: searchBar.showScopes(state.isActive, animated: animated)
        case .onTextEntry:
            searchBar.showScopes(state.isActive && (hasContent || searchBar.parts.showsScopes), animated: animated)
        }
    }

    func contentDidLayOut() {
        guard let view = viewIfLoaded as? SearchControllerView else { return }
        searchResultsController?.containerInsets = UIEdgeInsets(top: view.barHeight, left: 0, bottom: 0, right: 0)
        placeBelowBar(view)
    }

    /// A bar that is in the content that is searched is not covered.
    private func placeBelowBar(_ view: SearchControllerView) {
        let bar = searchBar
        guard state.item == nil, bar.superview !== view, let page = presentingViewController?.viewIfLoaded, bar.isDescendant(of: page)
        else { return }
        let top = max(bar.convert(bar.bounds, to: view).maxY, 0)
        let room = CGRect(x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
        for part in [view.results, view.suggestions, view.dimming] { part?.frame = room }
    }

    // MARK: Suggestions

    func showSuggestions() {
        let isStacked = searchBarPlacement == .stacked
        let shown = state.isActive && !(isStacked && ignoresSearchSuggestionsForSearchBarPlacementStacked) ? searchSuggestions ?? [] : []
        guard isStacked else {
            searchBar.searchTextField.searchSuggestions = shown.isEmpty ? nil : shown
            return
        }
        guard let view = viewIfLoaded as? SearchControllerView else { return }
        guard !shown.isEmpty else {
            view.suggestions = nil
            return
        }
        view.suggestions = SearchSuggestionList(shown) { [weak self] in self?.choose($0) }
    }

    func choose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults?(for: self, selecting: suggestion)
    }
}

extension UISearchController: SearchBarOwner {
    func searchBarWillBegin(_ bar: UISearchBar) { setActive(true) }

    func searchBarDidBegin(_ bar: UISearchBar) { searchResultsUpdater?.updateSearchResults(for: self) }

    func searchBarContentDidChange(_ bar: UISearchBar) {
        setNeedsUpdateContentUnavailableConfiguration()
        state.item?.search.owner?.setNeedsUpdateContentUnavailableConfiguration()
        guard !state.isEnding else { return }
        searchSuggestions = nil
        showContent()
        guard state.isActive else { return }
        if scopeBarActivation == .onTextEntry { showButtons(animated: true) }
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func searchBarScopeDidChange(_ bar: UISearchBar) {
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    func searchBarDidCancel(_ bar: UISearchBar) { setActive(false) }
    func searchBarDidShowCancelButton(_ bar: UISearchBar) { automaticallyShowsCancelButton = false }
    func searchBarDidShowScopeBar(_ bar: UISearchBar) { scopeBarActivation = .manual }

    func searchBarHeightDidChange(_ bar: UISearchBar, animated: Bool) {
        state.item?.searchDidChange(animated: animated)
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: In a navigation item

    func navigationItem(didTake item: UINavigationItem) {
        state.item = item
        if searchBar.placement == .own { searchBar.placement = .navigationRow }
    }

    func navigationItemDidLetGo() {
        if state.isActive { end() }
        state.item = nil
        searchBar.removeFromSuperview()
        searchBar.placement = .own
    }

    /// The navigation bar has another size class: the bar stands where it belongs there.
    func take(_ placement: SearchBarLayout.Placement) {
        guard searchBar.placement != placement else { return }
        let former = searchBarPlacement
        delegate?.searchController?(self, willChangeTo: placement == .navigationInline ? .inline : .stacked)
        searchBar.placement = placement
        delegate?.searchController?(self, didChangeFrom: former)
    }
}

extension UISearchController: SearchTextSource {
    package var searchText: String? { searchBar.text }
}
