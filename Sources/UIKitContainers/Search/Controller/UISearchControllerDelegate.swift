/// Is notified when a search begins and ends. A controller that an app presents or dismisses itself sends none of it.
// apple: https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate
@preconcurrency @MainActor @objc public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// The controller is about to be presented by itself.
    @objc optional func willPresentSearchController(_ searchController: UISearchController)
    /// The controller has been presented by itself.
    @objc optional func didPresentSearchController(_ searchController: UISearchController)
    /// The controller is about to be dismissed by itself.
    @objc optional func willDismissSearchController(_ searchController: UISearchController)
    /// The controller has been dismissed by itself.
    @objc optional func didDismissSearchController(_ searchController: UISearchController)
    /// The person wants to search: the delegate presents the controller in its own way. Without it the controller presents itself.
    @objc optional func presentSearchController(_ searchController: UISearchController)
    /// The bar is about to stand somewhere else in the navigation bar.
    @objc(searchController:willChangeToSearchBarPlacement:)
    optional func searchController(
        _ searchController: UISearchController, willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
    /// The bar stands somewhere else in the navigation bar.
    @objc(searchController:didChangeFromSearchBarPlacement:)
    optional func searchController(
        _ searchController: UISearchController, didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}
