public import ItemProvider

/// Hears of a search field what ``UITextFieldDelegate`` does not say.
// apple: https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate
@preconcurrency @MainActor @objc public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
    /// A person has chosen one of the field's ``UISearchTextField/searchSuggestions``.
    @objc(searchTextField:didSelectSuggestion:)
    optional func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)

    /// Asked for each selected token that a person copies or cuts; without it tokens are not copied.
    @objc(searchTextField:itemProviderForCopyingToken:)
    optional func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider
}
