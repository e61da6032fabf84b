/// Is notified which items of a collision behaviour touch each other, and which a boundary.
///
/// Called when the items have been moved, in the order in which contacts begin and end. The identifier of the reference view's bounds
/// is nil.
// apple: https://developer.apple.com/documentation/uikit/uicollisionbehaviordelegate
@preconcurrency @MainActor @objc public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Two items have begun to touch, at a point of the reference view.
    @objc(collisionBehavior:beganContactForItem:withItem:atPoint:)
    optional func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint)

    /// Two items touch no more.
    @objc(collisionBehavior:endedContactForItem:withItem:)
    optional func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)

    /// An item has begun to touch a boundary, at a point of the reference view.
    @objc(collisionBehavior:beganContactForItem:withBoundaryIdentifier:atPoint:)
    optional func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)

    /// An item touches a boundary no more.
    @objc(collisionBehavior:endedContactForItem:withBoundaryIdentifier:)
    optional func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}
