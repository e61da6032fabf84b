@testable import SpriteKit
import Testing

/// Actions over time that tests let pass themselves.
@MainActor
struct ActionTests {
    private let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))

    private func pass(_ seconds: TimeInterval, frames: Int = 1) {
        for _ in 0..<frames { node.evaluateActions(after: seconds / TimeInterval(frames)) }
    }

    @Test("MO-21: moves end where they are to, whatever frames come", arguments: [1, 7, 60])
    func move(frames: Int) {
        node.run(.move(to: CGPoint(x: 100, y: 50), duration: 1))
        pass(0.5, frames: frames)
        #expect(isNear(node.position, CGPoint(x: 50, y: 25)))
        pass(0.5, frames: frames)
        #expect(isNear(node.position, CGPoint(x: 100, y: 50)) && !node.hasActions())
    }

    @Test("Moves by a distance add up with each other")
    func twoMoves() {
        node.run(.moveBy(x: 100, y: 0, duration: 1))
        node.run(.move(by: CGVector(dx: 50, dy: 10), duration: 1))
        pass(1, frames: 10)
        #expect(isNear(node.position, CGPoint(x: 150, y: 10)))
    }

    @Test("A sequence hands what is left of a frame on")
    func sequence() {
        var ended: [String] = []
        node.run(.sequence([.moveBy(x: 10, y: 0, duration: 0.25), .run { ended.append("middle") }, .moveBy(x: 0, y: 10, duration: 0.5)])) {
            ended.append("end")
        }
        pass(0.5)
        #expect(isNear(node.position, CGPoint(x: 10, y: 5)) && ended == ["middle"])
        pass(0.25)
        #expect(isNear(node.position, CGPoint(x: 10, y: 10)) && ended == ["middle", "end"])
    }

    @Test("A group ends with its longest action")
    func group() {
        let action = SKAction.group([.fadeOut(withDuration: 1), .scale(to: 3, duration: 2)])
        #expect(action.duration == 2)
        node.run(action)
        pass(1)
        #expect(isNear(node.alpha, 0) && isNear(node.xScale, 2))
        pass(1)
        #expect(isNear(node.yScale, 3) && !node.hasActions())
    }

    @Test("Repeating, so many times and for ever")
    func repeating() {
        let step = SKAction.moveBy(x: 1, y: 0, duration: 0.1)
        node.run(.repeat(step, count: 3))
        pass(1, frames: 100)
        #expect(isNear(node.position.x, 3))
        node.run(.repeatForever(step), withKey: "ever")
        pass(1)
        #expect(isNear(node.position.x, 13) && node.action(forKey: "ever") != nil)
        node.removeAction(forKey: "ever")
        pass(1)
        #expect(isNear(node.position.x, 13) && !node.hasActions())
    }

    @Test("What takes no time is repeated once a frame")
    func noTime() {
        var count = 0
        node.run(.repeatForever(.run { count += 1 }))
        pass(1, frames: 5)
        #expect(count == 5)
    }

    @Test("An action of the same key takes the place of the former one")
    func sameKey() {
        node.run(.moveBy(x: 100, y: 0, duration: 1), withKey: "move")
        node.run(.moveBy(x: 0, y: 100, duration: 1), withKey: "move")
        pass(1)
        #expect(isNear(node.position, CGPoint(x: 0, y: 100)))
    }

    @Test("Reversed actions undo what can be undone")
    func reversed() {
        let there = SKAction.sequence([.moveBy(x: 10, y: 0, duration: 1), .rotate(byAngle: 1, duration: 1), .scale(by: 2, duration: 1)])
        node.run(.sequence([there, there.reversed()]))
        pass(6, frames: 60)
        #expect(isNear(node.position, .zero) && isNear(node.zRotation, 0) && isNear(node.xScale, 1))
    }

    @Test("The shorter way round")
    func shortArc() {
        node.zRotation = 0.1
        node.run(.rotate(toAngle: 2 * .pi - 0.1, duration: 1, shortestUnitArc: true))
        pass(0.5)
        #expect(isNear(node.zRotation, 0))
    }

    @Test("Timing modes are slow where they say", arguments: [(SKActionTimingMode.easeIn, 25.0), (.easeOut, 75), (.easeInEaseOut, 50)])
    func timing(mode: SKActionTimingMode, middle: CGFloat) {
        let action = SKAction.moveTo(x: 100, duration: 1)
        action.timingMode = mode
        node.run(action)
        pass(0.5)
        #expect(isNear(node.position.x, middle))
        pass(0.5)
        #expect(isNear(node.position.x, 100))
    }

    @Test("The speeds of actions and nodes multiply")
    func speeds() {
        let (parent, action) = (SKNode(), SKAction.moveTo(x: 100, duration: 1))
        parent.addChild(node)
        parent.speed = 2
        node.speed = 0.5
        action.speed = 0.5
        node.run(action)
        parent.evaluateActions(after: 1)
        #expect(isNear(node.position.x, 50))
        parent.isPaused = true
        parent.evaluateActions(after: 1)
        #expect(isNear(node.position.x, 50))
    }

    @Test("A path is followed at an even pace, and the node points along it")
    func path() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 300))
        node.position = CGPoint(x: 5, y: 5)
        let action = SKAction.follow(path, asOffset: true, orientToPath: true, speed: 100)
        #expect(isNear(CGFloat(action.duration), 4))
        node.run(action)
        pass(0.5)
        #expect(isNear(node.position, CGPoint(x: 55, y: 5)) && isNear(node.zRotation, -.pi / 2))
        pass(1.5)
        #expect(isNear(node.position, CGPoint(x: 105, y: 105)) && isNear(node.zRotation, 0))
    }

    @Test("Pictures follow each other, and the first comes back if it is asked for")
    func animate() {
        let pictures = (0..<3).map { _ in SKTexture(image: UIImage.square(4)) }
        node.texture = pictures[2]
        node.run(.animate(with: pictures, timePerFrame: 0.1, resize: true, restore: true))
        pass(0.05)
        #expect(node.texture === pictures[0] && node.size == CGSize(width: 4, height: 4))
        pass(0.1)
        #expect(node.texture === pictures[1])
        pass(0.2)
        #expect(node.texture === pictures[2])
    }

    @Test("Colours are mixed on the way")
    func colorize() {
        node.run(.colorize(with: .blue, colorBlendFactor: 1, duration: 1))
        pass(0.5)
        #expect(isNear(node.colorBlendFactor, 0.5) && isNear(RGBA(node.color).blue, 0.5))
    }

    @Test("Custom actions are told how long they have been running")
    func custom() {
        var times: [CGFloat] = []
        node.run(.customAction(withDuration: 1) { _, time in times.append(time) })
        pass(1, frames: 4)
        #expect(times.count == 4 && isNear(times[0], 0.25) && isNear(times[3], 1))
    }

    @Test("An action may take its node out, and others end with that")
    func remove() {
        let parent = SKNode()
        parent.addChild(node)
        node.run(.sequence([.wait(forDuration: 0.1), .removeFromParent()]))
        parent.evaluateActions(after: 0.2)
        #expect(node.parent == nil && parent.children.isEmpty)
    }

    @Test("A sound that is not there ends at once")
    func missingSound() {
        var hasEnded = false
        node.run(.playSoundFileNamed("nothing.caf", waitForCompletion: true)) { hasEnded = true }
        pass(0.01)
        #expect(hasEnded)
    }
}

extension UIImage {
    static func square(_ side: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }
}
