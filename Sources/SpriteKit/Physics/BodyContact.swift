import Foundation

/// Two bodies that touch.
@MainActor
struct BodyContact {
    let first: SKPhysicsBody
    let second: SKPhysicsBody
    /// In the coordinates of the scene.
    let point: CGPoint
    let normal: CGVector
    let approach: CGFloat
    /// True if the delegate wants to know.
    let isWatched: Bool

    struct Key: Hashable {
        let first, second: ObjectIdentifier
    }

    var key: Key {
        let (a, b) = (ObjectIdentifier(first), ObjectIdentifier(second))
        return a < b ? Key(first: a, second: b) : Key(first: b, second: a)
    }
}
