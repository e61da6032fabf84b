import QuartzCore
import UIKit

/// A picture of a node that may be in no scene.
@MainActor
struct NodePicture {
    let texture: SKTexture?

    init(_ node: SKNode, scale: CGFloat) {
        let frame = node.calculateAccumulatedFrame()
        guard frame.width >= 1, frame.height >= 1 else {
            texture = nil
            return
        }
        let scene = SKScene(size: frame.size)
        scene.backgroundColor = .clear
        let parent = node.parent
        let index = parent?.children.firstIndex { $0 === node }
        // As it is in its parent, and at the lower left.
        parent?.children.removeAll { $0 === node }
        node.parent = nil
        let holder = SKNode()
        holder.position = CGPoint(x: -frame.minX, y: -frame.minY)
        holder.addChild(node)
        scene.addChild(holder)
        let renderer = SceneRenderer()
        renderer.show(scene, in: frame.size, scale: scale)
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        let image = UIGraphicsImageRenderer(size: frame.size, format: format).image { renderer.layer.render(in: $0.cgContext) }
        holder.children = []
        node.parent = nil
        if let parent, let index {
            parent.children.insert(node, at: index)
            node.parent = parent
        }
        texture = SKTexture(image: image)
    }
}
