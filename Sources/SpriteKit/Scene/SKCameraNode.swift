public import Foundation

/// Where a scene is looked at from: its position is in the middle of the view. See ``SKScene/camera``.
// apple: https://developer.apple.com/documentation/spritekit/skcameranode
@preconcurrency @MainActor
open class SKCameraNode: SKNode {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// True if the frame of a node can be seen through the camera.
    open func contains(_ node: SKNode) -> Bool {
        guard let scene, let parent = node.parent else { return false }
        let seen = CGRect(x: -scene.size.width / 2, y: -scene.size.height / 2, width: scene.size.width, height: scene.size.height)
        let transform = parent.transformToRoot.concatenating(transformToRoot.inverted())
        return node.calculateAccumulatedFrame().applying(transform).intersects(seen)
    }

    /// The nodes of the scene that can be seen through the camera, without the camera and what is inside it.
    open func containedNodeSet() -> Set<SKNode> {
        var (result, waiting) = (Set<SKNode>(), scene?.children ?? [])
        while let node = waiting.popLast() {
            guard node !== self else { continue }
            if contains(node) { result.insert(node) }
            waiting += node.children
        }
        return result
    }
}
