@testable import SpriteKit

/// Writes down what a scene is told.
@MainActor
final class RecordingScene: SKScene {
    var events: [String] = []
    private var isCounting = true
    var touches: [CGPoint] = []

    override func sceneDidLoad() { events.append("load") }
    override func didMove(to view: SKView) { events.append("didMove") }
    override func willMove(from view: SKView) { events.append("willMove") }
    override func didChangeSize(_ oldSize: CGSize) { events.append("size") }
    override func update(_ currentTime: TimeInterval) { note("update") }
    override func didEvaluateActions() { note("actions") }
    override func didSimulatePhysics() { note("physics") }
    override func didFinishUpdate() {
        note("finish")
        isCounting = false
    }

    private func note(_ event: String) { if isCounting { events.append(event) } }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        for touch in touches { self.touches.append(touch.location(in: self)) }
    }
}

/// A sprite that takes touches.
final class TouchedSprite: SKSpriteNode {
    var phases: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
}
