public import Foundation
public import UIKitCore

/// Is asked before the user edits the text of a search bar, and notified of edits and of its buttons. Changes by code notify nobody.
// apple: https://developer.apple.com/documentation/uikit/uisearchbardelegate
@preconcurrency @MainActor @objc public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Returns true if the field may become first responder. Without it: yes.
    @objc optional func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// The field has become first responder.
    @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Returns true if the field may cease to be first responder. Without it: yes.
    @objc optional func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// The field has ceased to be first responder.
    @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The text was changed by a person; the button that empties the field does that too.
    @objc(searchBar:textDidChange:)
    optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Returns true if `text` may replace a range of the text, in UTF-16 units. Without it: yes.
    @objc(searchBar:shouldChangeTextInRange:replacementText:)
    optional func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Return was pressed. The field stays first responder.
    @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The bookmark button was tapped.
    @objc optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// The Cancel button was tapped. Text and first responder stay as they are, unless a search controller ends its search.
    @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// The button for a list of results was tapped.
    @objc optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    /// A scope was chosen by a person.
    @objc(searchBar:selectedScopeButtonIndexDidChange:)
    optional func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
