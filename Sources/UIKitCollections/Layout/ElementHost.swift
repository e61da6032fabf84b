import UIKitCore

/// A view inside a collection view in which elements stand.
struct ElementHost {
    var view: UIView
    /// Where the origin of that view's coordinates lies in the coordinates in which the attributes are.
    var origin: CGPoint
}
