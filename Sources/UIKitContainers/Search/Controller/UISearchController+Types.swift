extension UISearchController {
    /// When the scopes of a search controller's bar are shown.
    // apple: https://developer.apple.com/documentation/uikit/uisearchcontroller/scopebaractivation-swift.enum
    public enum ScopeBarActivation: Int, Sendable {
        /// While the search is active.
        case automatic = 0
        /// When the app says so.
        case manual = 1
        /// From the first character on.
        case onTextEntry = 2
        /// While the search is active.
        case onSearchActivation = 3
    }
}
