/// A controller in the tree of controllers.
struct ControllerNode: Codable, Equatable, Sendable {
    var id: Int
    var className: String
    var title: String?
    /// The view's number; nil while the view is not loaded.
    var view: Int?
    /// True if the view is in a window.
    var isShown: Bool
    /// How the controller came to where it is: `root`, `child`, `presented`, or `loose` for one that nobody holds but the application.
    var relation: String
    var children: [ControllerNode]
}
