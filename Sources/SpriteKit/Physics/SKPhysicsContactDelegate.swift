public import Foundation

/// Is notified of bodies that touch, after all bodies have moved in a frame.
///
/// Only of those that want to know: where the ``SKPhysicsBody/contactTestBitMask`` of one names the category of the other.
// apple: https://developer.apple.com/documentation/spritekit/skphysicscontactdelegate
@preconcurrency @MainActor
@objc public protocol SKPhysicsContactDelegate: NSObjectProtocol {
    /// Two bodies begin to touch.
    @objc(didBeginContact:)
    optional func didBegin(_ contact: SKPhysicsContact)
    /// Two bodies do not touch any more.
    @objc(didEndContact:)
    optional func didEnd(_ contact: SKPhysicsContact)
}
