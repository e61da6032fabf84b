/// A layer in the exploded view: where it is on the screen, and how deep in the tree.
struct LayerPlane: Codable, Equatable, Sendable {
    var id: Int
    /// The view that the layer belongs to, or that is nearest above it.
    var view: Int
    var className: String
    /// How many layers are above it.
    var depth: Int
    /// The corners of its bounds in points of the screen: top left, top right, bottom right, bottom left, x before y.
    var corners: [Double]
    /// True if it shows something itself, so that there is a picture of it.
    var hasPicture: Bool
}
