public import UIKitText

/// Brings what has been found up to date with what is searched for.
// apple: https://developer.apple.com/documentation/uikit/uisearchresultsupdating
@preconcurrency @MainActor @objc public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// The search bar became first responder, or its text, its tokens or its scope changed.
    @objc(updateSearchResultsForSearchController:)
    func updateSearchResults(for searchController: UISearchController)

    /// One of the controller's ``UISearchController/searchSuggestions`` was chosen.
    @objc(updateSearchResultsForSearchController:selectingSearchSuggestion:)
    optional func updateSearchResults(
        for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}
