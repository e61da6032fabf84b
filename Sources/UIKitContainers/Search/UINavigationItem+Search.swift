@_spi(ForasteroInternal) public import UIKitCore

extension UINavigationItem {
    /// Where a search bar is in a navigation bar.
    // apple: https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.enum
    public enum SearchBarPlacement: Int, Sendable {
        /// In the row of buttons where there is much room, else below it.
        case automatic = 0
        /// In the row of buttons, at the trailing edge.
        case inline = 1
        /// Below the row of buttons and the large title.
        case stacked = 2
    }

    /// The controller that searches the page; its bar is shown in the navigation bar. Kept alive. Default: nil.
    // apple: https://developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller
    @objc public var searchController: UISearchController? {
        get { search.controller as? UISearchController }
        set { changeSearchController(to: newValue) }
    }

    /// Where the search bar should stand. Default: ``SearchBarPlacement/automatic``.
    // apple: https://developer.apple.com/documentation/uikit/uinavigationitem/preferredsearchbarplacement
    @objc public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
        get { SearchBarPlacement(rawValue: search.preferredPlacement) ?? .automatic }
        set {
            guard newValue != preferredSearchBarPlacement else { return }
            search.preferredPlacement = newValue.rawValue
            searchDidChange(animated: false)
        }
    }

    /// Where the search bar stands: inline or stacked.
    // apple: https://developer.apple.com/documentation/uikit/uinavigationitem/searchbarplacement-swift.property
    @objc public var searchBarPlacement: UINavigationItem.SearchBarPlacement { searchController?.searchBarPlacement ?? .stacked }

    private func changeSearchController(to controller: UISearchController?) {
        guard controller !== searchController else { return }
        searchController?.navigationItemDidLetGo()
        search.controller = controller
        search.isPlaced = false
        controller?.navigationItem(didTake: self)
        searchDidChange(animated: true)
    }
}
