import Foundation

extension SKPhysicsWorld {
    /// Adds a joint. It works from when both of its bodies are in the scene.
    // apple: https://developer.apple.com/documentation/spritekit/skphysicsworld/add(_:)
    public func add(_ joint: SKPhysicsJoint) {
        guard !joints.contains(where: { $0 === joint }) else { return }
        joints.append(joint)
        updateJoints()
    }

    /// Takes a joint away: its bodies go their own ways. Does nothing for one of another world.
    // apple: https://developer.apple.com/documentation/spritekit/skphysicsworld/remove(_:)
    public func remove(_ joint: SKPhysicsJoint) { removeJoints { $0 === joint } }

    /// Takes all joints away.
    // apple: https://developer.apple.com/documentation/spritekit/skphysicsworld/removealljoints()
    public func removeAllJoints() { removeJoints { _ in true } }
}

extension SKPhysicsBody {
    /// The joints that hold the body.
    // apple: https://developer.apple.com/documentation/spritekit/skphysicsbody/joints
    public var joints: [SKPhysicsJoint] {
        node?.scene?.physicsWorld.joints.filter { $0.bodyA === self || $0.bodyB === self } ?? []
    }
}
