/// An item that a dynamic animator moves: it reads these values when the item comes, and from then on sets the centre and the transform.
// apple: https://developer.apple.com/documentation/uikit/uidynamicitem
@preconcurrency @MainActor @objc public protocol UIDynamicItem: NSObjectProtocol {
    /// Where the item's middle stands, in points of the reference view, or of the superview where the item is a view.
    var center: CGPoint { get set }

    /// Its size, without the transform. The area is what the mass follows from; neither side may be 0.
    var bounds: CGRect { get }

    /// How it is turned; the animator changes the angle and keeps the rest.
    var transform: CGAffineTransform { get set }

    /// The shape of the item when another one meets it. Without it: a rectangle.
    @objc optional var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }

    /// Its outline for ``UIDynamicItemCollisionBoundsType/path``, about its middle as the origin. What is hollow counts as filled.
    @objc optional var collisionBoundingPath: UIBezierPath { get }
}
