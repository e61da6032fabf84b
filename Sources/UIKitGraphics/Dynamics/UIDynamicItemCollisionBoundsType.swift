/// The outline with which an item meets others.
// apple: https://developer.apple.com/documentation/uikit/uidynamicitemcollisionboundstype
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds.
    case rectangle
    /// The ellipse within the bounds.
    case ellipse
    /// ``UIDynamicItem/collisionBoundingPath``.
    case path
}
