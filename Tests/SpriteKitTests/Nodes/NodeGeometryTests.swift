@testable import SpriteKit
import Testing

@MainActor
struct NodeGeometryTests {
    @Test("Points are converted through scales, turns and places")
    func convert() {
        let (root, outer, inner) = (SKNode(), SKNode(), SKNode())
        root.addChild(outer)
        outer.addChild(inner)
        outer.position = CGPoint(x: 100, y: 50)
        outer.zRotation = .pi / 2
        inner.position = CGPoint(x: 10, y: 0)
        inner.setScale(2)
        #expect(isNear(inner.convert(CGPoint(x: 5, y: 0), to: root), CGPoint(x: 100, y: 70)))
        #expect(isNear(inner.convert(CGPoint(x: 100, y: 70), from: root), CGPoint(x: 5, y: 0)))
    }

    @Test("The frame of a sprite follows its anchor, its scale and its turn")
    func frame() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
        sprite.position = CGPoint(x: 100, y: 100)
        #expect(sprite.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
        sprite.anchorPoint = .zero
        sprite.xScale = 2
        #expect(sprite.frame == CGRect(x: 100, y: 100, width: 80, height: 20))
        sprite.zRotation = .pi / 2
        #expect(isNear(sprite.frame.minX, 80) && isNear(sprite.frame.height, 80))
        let holder = SKNode()
        holder.position = CGPoint(x: 1, y: 2)
        holder.addChild(sprite)
        #expect(holder.frame == CGRect(x: 1, y: 2, width: 0, height: 0))
        #expect(isNear(holder.calculateAccumulatedFrame().minX, 81))
    }

    @Test("nodes(at:) finds what is at a point, the foremost first; atPoint(_:) the node itself if there is nothing")
    func hits() {
        let root = SKNode()
        let back = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40))
        let front = SKSpriteNode(color: .blue, size: CGSize(width: 20, height: 20))
        front.zPosition = 1
        root.addChild(front)
        root.addChild(back)
        #expect(root.nodes(at: .zero) == [front, back])
        #expect(root.atPoint(CGPoint(x: 15, y: 0)) === back)
        #expect(root.atPoint(CGPoint(x: 50, y: 0)) === root)
    }
}
