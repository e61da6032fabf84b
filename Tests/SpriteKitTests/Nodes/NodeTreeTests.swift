@testable import SpriteKit
import Testing

@MainActor
struct NodeTreeTests {
    @Test("MO-21: nodes have parents, children and a scene")
    func tree() {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        let (parent, child) = (SKNode(), SKNode())
        parent.addChild(child)
        scene.addChild(parent)
        #expect(child.parent === parent && child.scene === scene && child.inParentHierarchy(scene))
        let first = SKNode()
        parent.insertChild(first, at: 0)
        #expect(parent.children == [first, child])
        child.removeFromParent()
        #expect(child.parent == nil && child.scene == nil && parent.children == [first])
        parent.removeChildren(in: [child, first])
        #expect(parent.children.isEmpty)
    }

    @Test("A node that moves to another parent stays where it is in the scene")
    func move() {
        let (root, a, b, node) = (SKNode(), SKNode(), SKNode(), SKNode())
        root.addChild(a)
        root.addChild(b)
        a.addChild(node)
        a.position = CGPoint(x: 10, y: 20)
        b.position = CGPoint(x: 5, y: 5)
        b.setScale(2)
        b.zRotation = .pi / 2
        node.position = CGPoint(x: 1, y: 2)
        let before = node.convert(CGPoint(x: 3, y: 4), to: root)
        node.move(toParent: b)
        #expect(node.parent === b && isNear(node.convert(CGPoint(x: 3, y: 4), to: root), before))
    }

    @Test("A node that has a parent cannot be added")
    func secondParent() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let node = SKNode()
                SKNode().addChild(node)
                let first = SKNode()
                first.addChild(node)
                SKNode().addChild(node)
            }
        }
    }

    @Test("A node cannot be inside itself")
    func circle() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let (outer, inner) = (SKNode(), SKNode())
                outer.addChild(inner)
                inner.addChild(outer)
            }
        }
    }
}
