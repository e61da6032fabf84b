import Foundation

/// The state of a page.
struct PageState {
    var url: URL?
    var title: String?
    var progress = 0.0
    var isLoading = false
    var canGoBack = false
    var canGoForward = false
    var isSecure = false
}
