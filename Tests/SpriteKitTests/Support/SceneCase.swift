@testable import SpriteKit
import UIKitTesting

/// A scene of 400 × 300 in a view that is as large, and fills the screen.
@MainActor
struct SceneCase {
    let screen = TestScreen(size: CGSize(width: 400, height: 300), scale: 1)
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let scene: SKScene

    init(_ scene: SKScene = SKScene(size: CGSize(width: 400, height: 300))) {
        self.scene = scene
        scene.backgroundColor = .black
        screen.window.addSubview(view)
        view.presentScene(scene)
        // The first frame lets no time pass.
        screen.wait(0.02)
    }

    /// The colour at a point of the scene.
    func color(_ x: CGFloat, _ y: CGFloat) -> RGBA? {
        screen.color(at: CGPoint(x: x, y: 300 - y)).map { RGBA($0) }
    }

    func shows(_ color: UIColor, at x: CGFloat, _ y: CGFloat) -> Bool {
        guard let shown = self.color(x, y) else { return false }
        let wanted = RGBA(color)
        return max(abs(shown.red - wanted.red), abs(shown.green - wanted.green), abs(shown.blue - wanted.blue)) < 0.02
    }

    func add(_ color: UIColor, _ x: CGFloat, _ y: CGFloat, side: CGFloat = 40) -> SKSpriteNode {
        let sprite = SKSpriteNode(color: color, size: CGSize(width: side, height: side))
        sprite.position = CGPoint(x: x, y: y)
        scene.addChild(sprite)
        return sprite
    }
}

/// Nodes that need no view.
@MainActor
func makeNode(_ name: String, _ children: SKNode...) -> SKNode {
    let node = SKNode()
    node.name = name
    for child in children { node.addChild(child) }
    return node
}

func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool { abs(a - b) <= tolerance }

func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 0.001) -> Bool { isNear(a.x, b.x, tolerance) && isNear(a.y, b.y, tolerance) }
