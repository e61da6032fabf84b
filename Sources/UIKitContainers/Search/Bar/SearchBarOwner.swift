/// The search controller that a search bar belongs to.
@MainActor
protocol SearchBarOwner: AnyObject {
    /// The field is about to become first responder; the delegate has agreed.
    func searchBarWillBegin(_ bar: UISearchBar)
    /// The field is first responder, and the delegate has been notified.
    func searchBarDidBegin(_ bar: UISearchBar)
    /// There is another text, or there are other tokens, by whomever.
    func searchBarContentDidChange(_ bar: UISearchBar)
    /// A person has chosen another scope.
    func searchBarScopeDidChange(_ bar: UISearchBar)
    /// The Cancel button was tapped, and the delegate has been notified.
    func searchBarDidCancel(_ bar: UISearchBar)
    /// The app has said itself whether there is a Cancel button.
    func searchBarDidShowCancelButton(_ bar: UISearchBar)
    /// The app has said itself whether there is a scope bar.
    func searchBarDidShowScopeBar(_ bar: UISearchBar)
    /// The bar asks for another height.
    func searchBarHeightDidChange(_ bar: UISearchBar, animated: Bool)
}
