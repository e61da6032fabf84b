@testable import SpriteKit
import Testing

@MainActor
struct ConstraintTests {
    private let scene = SKScene(size: CGSize(width: 400, height: 300))
    private let node = SKNode()

    init() { scene.addChild(node) }

    private func hold(_ constraints: SKConstraint...) {
        node.constraints = constraints
        scene.applyConstraints()
    }

    @Test("MO-21: positions stay in their ranges")
    func positions() {
        node.position = CGPoint(x: 50, y: 50)
        hold(.positionX(SKRange(lowerLimit: 100)))
        #expect(node.position == CGPoint(x: 100, y: 50))
        hold(.positionY(SKRange(upperLimit: 20)))
        #expect(node.position == CGPoint(x: 100, y: 20))
        hold(.positionX(SKRange(constantValue: 7), y: SKRange(value: 0, variance: 5)))
        #expect(node.position == CGPoint(x: 7, y: 5))
        hold(.positionX(.withNoLimits()))
        #expect(node.position == CGPoint(x: 7, y: 5))
        let off = SKConstraint.positionX(SKRange(constantValue: 0))
        off.enabled = false
        hold(off)
        #expect(node.position.x == 7)
    }

    @Test("A distance is kept from points and from nodes, along the line between them")
    func distances() {
        node.position = CGPoint(x: 30, y: 40)
        hold(.distance(SKRange(upperLimit: 25), to: .zero))
        #expect(node.position == CGPoint(x: 15, y: 20))
        let other = SKNode()
        other.position = CGPoint(x: 100, y: 20)
        let inner = SKNode()
        inner.position = CGPoint(x: 15, y: 0)
        other.addChild(inner)
        scene.addChild(other)
        hold(.distance(SKRange(lowerLimit: 120), to: inner))
        #expect(node.position == CGPoint(x: -5, y: 20))
        hold(.distance(SKRange(constantValue: 10), to: CGPoint(x: 15, y: 0), in: other))
        #expect(node.position == CGPoint(x: 105, y: 20))
        hold(.distance(SKRange(constantValue: 10), to: node.position))
        #expect(node.position == CGPoint(x: 115, y: 20))
        hold(.distance(SKRange(constantValue: 10), to: SKNode()))
        #expect(node.position == CGPoint(x: 115, y: 20))
    }

    @Test("Rotations stay in their ranges; a node is turned to a point by the shorter way")
    func rotations() {
        node.zRotation = 2
        hold(.zRotation(SKRange(lowerLimit: -1, upperLimit: 1)))
        #expect(node.zRotation == 1)
        hold(.orient(to: CGPoint(x: 0, y: 10), offset: SKRange(constantValue: 0)))
        #expect(isNear(node.zRotation, .pi / 2))
        let other = SKNode()
        other.position = CGPoint(x: -10, y: 0)
        scene.addChild(other)
        hold(.orient(to: other, offset: SKRange(upperLimit: 0.5)))
        #expect(isNear(node.zRotation, .pi / 2))
        hold(.orient(to: other, offset: SKRange(value: 0, variance: 0.5)))
        #expect(isNear(node.zRotation + 0.5, .pi))
        hold(.orient(to: .zero, in: other, offset: SKRange(constantValue: 0)))
        #expect(isNear(node.zRotation, .pi))
    }

    @Test("A node of reference says whose coordinates count")
    func reference() {
        let parent = SKNode()
        parent.position = CGPoint(x: 100, y: 0)
        scene.addChild(parent)
        node.removeFromParent()
        parent.addChild(node)
        let constraint = SKConstraint.positionX(SKRange(constantValue: 50))
        constraint.referenceNode = scene
        hold(constraint)
        #expect(node.position == CGPoint(x: -50, y: 0))
    }

    @Test("Constraints come after the physics of a frame, and before the frame is finished")
    func order() {
        @MainActor final class Watcher: SKScene {
            var seen: [CGFloat] = []
            override func didSimulatePhysics() { seen.append(children[0].position.x) }
            override func didApplyConstraints() { seen.append(children[0].position.x) }
        }
        let scene = Watcher(size: CGSize(width: 400, height: 300))
        let node = SKNode()
        node.position.x = 5
        node.constraints = [.positionX(SKRange(constantValue: 9))]
        scene.addChild(node)
        scene.clock.makeFrame(of: scene, at: 1)
        #expect(scene.seen == [5, 9])
    }
}
