/// A property of a layer, or a part of one, as a key path such as "position.x" names it.
// optimization: taken apart once for an animation, and not in each frame of it
struct AnimatedProperty {
    let path: String
    /// The first name of the path.
    let key: String
    /// Nil for what not all layers have.
    let common: LayerProperty?
    /// The key path after the first name; empty for the whole property.
    let part: String

    init(path: String) {
        self.path = path
        if let dot = path.firstIndex(of: ".") {
            key = String(path[..<dot])
            part = String(path[path.index(after: dot)...])
        } else {
            key = path
            part = ""
        }
        common = LayerProperty(rawValue: key)
    }
}
