@testable import SpriteKit
import Testing

@MainActor
struct SceneTouchTests {
    @Test("MO-21: touches come to the scene, in its coordinates, once")
    func scene() throws {
        let scene = RecordingScene(size: CGSize(width: 800, height: 600))
        let stage = SceneCase(scene)
        try stage.screen.tap(at: CGPoint(x: 100, y: 100))
        #expect(scene.touches == [CGPoint(x: 200, y: 400)])
    }

    @Test("Touches come to the foremost node that wants them, until they end")
    func node() {
        let scene = RecordingScene(size: CGSize(width: 400, height: 300))
        let stage = SceneCase(scene)
        let sprite = TouchedSprite(color: .red, size: CGSize(width: 40, height: 40))
        sprite.position = CGPoint(x: 100, y: 200)
        sprite.isUserInteractionEnabled = true
        scene.addChild(sprite)
        stage.add(.blue, 100, 200).zPosition = 1
        let finger = stage.screen.touchDown(at: CGPoint(x: 100, y: 100))
        finger.move(to: CGPoint(x: 300, y: 100))
        finger.lift()
        #expect(sprite.phases.first == "began" && sprite.phases.contains("moved") && sprite.phases.last == "ended")
        #expect(scene.touches.isEmpty)
        sprite.isHidden = true
        let second = stage.screen.touchDown(at: CGPoint(x: 100, y: 100))
        second.cancel()
        #expect(scene.touches.count == 1)
    }

    @Test("A scene that takes no touches")
    func disabled() throws {
        let scene = RecordingScene(size: CGSize(width: 400, height: 300))
        let stage = SceneCase(scene)
        scene.isUserInteractionEnabled = false
        try stage.screen.tap(at: CGPoint(x: 100, y: 100))
        #expect(scene.touches.isEmpty)
    }
}
