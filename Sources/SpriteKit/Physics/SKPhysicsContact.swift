public import Foundation

/// Two bodies that touch.
// apple: https://developer.apple.com/documentation/spritekit/skphysicscontact
@preconcurrency @MainActor
open class SKPhysicsContact: NSObject {
    /// One of the two.
    public let bodyA: SKPhysicsBody
    /// The other one.
    public let bodyB: SKPhysicsBody
    /// Where they touch, in the coordinates of the scene.
    public let contactPoint: CGPoint
    /// The direction from the first to the second body.
    public let contactNormal: CGVector
    /// How hard they have met, in newton seconds.
    public let collisionImpulse: CGFloat

    init(_ contact: BodyContact) {
        (bodyA, bodyB) = (contact.first, contact.second)
        (contactPoint, contactNormal, collisionImpulse) = (contact.point, contact.normal, contact.approach)
    }
}
