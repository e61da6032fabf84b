import UIKitCore

/// How far a search is.
@MainActor
struct SearchState {
    var isActive = false
    /// True if bars look like it: from the beginning of the motion on, so that nothing moves before.
    var looksActive = false
    /// True if the controller presents or dismisses itself, so that its delegate is notified of it.
    var isOwnChange = false
    /// True if results are shown though the app has to say so.
    var showsResults = false
    /// The item whose bar shows the search bar.
    weak var item: UINavigationItem?
    /// True if the text is emptied because the search ends.
    var isEnding = false
}
