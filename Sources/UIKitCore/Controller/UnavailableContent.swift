/// The view that a controller shows where content is missing.
@MainActor
struct UnavailableContent {
    var configuration: UIContentConfiguration?
    var view: (UIView & UIContentView)?
    /// The controller has not been asked for a configuration since something has changed.
    var needsUpdate = true
    /// The view shows another configuration, or one for another state.
    var isStale = false
}

/// A controller that knows what the user searches for. Search controllers are declared in a module above.
@MainActor
package protocol SearchTextSource: UIViewController {
    var searchText: String? { get }
}
