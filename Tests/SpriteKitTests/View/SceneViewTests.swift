@testable import SpriteKit
import Testing
import UIKitTesting

@MainActor
struct SceneViewTests {
    @Test("MO-21: a scene is told of its frames in their order")
    func frames() {
        let scene = RecordingScene(size: CGSize(width: 400, height: 300))
        let stage = SceneCase(scene)
        #expect(scene.events == ["load", "didMove", "update", "actions", "physics", "finish"])
        #expect(scene.view === stage.view && stage.view.scene === scene)
        stage.view.presentScene(nil)
        #expect(scene.events.last == "willMove" && scene.view == nil && stage.view.scene == nil)
    }

    @Test("y grows upwards, and greater heights are in front, whatever the tree is")
    func order() {
        let stage = SceneCase()
        let red = stage.add(.red, 100, 250)
        _ = stage.add(.blue, 110, 250)
        stage.screen.wait(0.05)
        #expect(stage.shows(.red, at: 85, 250) && stage.shows(.blue, at: 110, 250) && stage.shows(.black, at: 100, 50))
        red.zPosition = 1
        stage.screen.wait(0.05)
        #expect(stage.shows(.red, at: 110, 250))
        let child = SKSpriteNode(color: .green, size: CGSize(width: 10, height: 10))
        child.zPosition = -2
        red.addChild(child)
        stage.screen.wait(0.05)
        #expect(stage.shows(.red, at: 100, 250))
    }

    @Test("Alphas multiply, and hidden nodes are not drawn")
    func look() {
        let stage = SceneCase()
        let (holder, sprite) = (SKNode(), SKSpriteNode(color: .white, size: CGSize(width: 40, height: 40)))
        holder.position = CGPoint(x: 200, y: 150)
        holder.alpha = 0.5
        sprite.alpha = 0.5
        holder.addChild(sprite)
        stage.scene.addChild(holder)
        stage.screen.wait(0.05)
        #expect(stage.shows(UIColor(white: 0.25, alpha: 1), at: 200, 150))
        sprite.isHidden = true
        stage.screen.wait(0.05)
        #expect(stage.shows(.black, at: 200, 150))
    }

    @Test("Light is added to what is behind")
    func adding() {
        let stage = SceneCase()
        _ = stage.add(.red, 200, 150)
        stage.add(.green, 200, 150).blendMode = .add
        stage.screen.wait(0.05)
        #expect(stage.shows(UIColor(red: 1, green: 1, blue: 0, alpha: 1), at: 200, 150))
    }

    @Test("Pictures are coloured as much as it is said")
    func tint() {
        let stage = SceneCase()
        let sprite = SKSpriteNode(texture: SKTexture(image: .square(40, .white)))
        sprite.position = CGPoint(x: 200, y: 150)
        sprite.color = .red
        stage.scene.addChild(sprite)
        stage.screen.wait(0.05)
        #expect(stage.shows(.white, at: 200, 150))
        sprite.colorBlendFactor = 1
        stage.screen.wait(0.05)
        #expect(stage.shows(.red, at: 200, 150))
    }

    @Test("A mask cuts off what is inside a crop node")
    func crop() {
        let stage = SceneCase()
        let (crop, sprite) = (SKCropNode(), SKSpriteNode(color: .red, size: CGSize(width: 100, height: 100)))
        crop.position = CGPoint(x: 200, y: 150)
        crop.maskNode = SKSpriteNode(color: .white, size: CGSize(width: 40, height: 40))
        crop.addChild(sprite)
        stage.scene.addChild(crop)
        stage.screen.wait(0.05)
        #expect(stage.shows(.red, at: 210, 160) && stage.shows(.black, at: 240, 150))
    }

    @Test("Shapes and labels are drawn where they say")
    func shapes() {
        let stage = SceneCase()
        let shape = SKShapeNode(circleOfRadius: 30)
        shape.fillColor = .blue
        shape.strokeColor = .clear
        shape.position = CGPoint(x: 100, y: 100)
        stage.scene.addChild(shape)
        let label = SKLabelNode(text: "████")
        label.fontColor = .green
        label.horizontalAlignmentMode = .left
        label.position = CGPoint(x: 200, y: 100)
        stage.scene.addChild(label)
        #expect(label.frame.minX == 200 && label.frame.width > 20 && label.frame.minY < 100)
        stage.screen.wait(0.05)
        #expect(stage.shows(.blue, at: 100, 120) && stage.shows(.black, at: 125, 125))
        #expect(stage.shows(.green, at: 210, 110))
    }

    @Test(
        "Scale modes",
        arguments: [
            (SKSceneScaleMode.fill, CGPoint(x: 400, y: 0), CGPoint(x: 0, y: 300)),
            (.aspectFill, CGPoint(x: 400, y: -50), CGPoint(x: 0, y: 350)),
            (.aspectFit, CGPoint(x: 350, y: 0), CGPoint(x: 50, y: 300)),
        ])
    func scaleModes(mode: SKSceneScaleMode, upperRight: CGPoint, lowerLeft: CGPoint) {
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.scaleMode = mode
        let stage = SceneCase(scene)
        #expect(isNear(scene.convertPoint(toView: CGPoint(x: 100, y: 100)), upperRight))
        #expect(isNear(stage.view.convert(CGPoint.zero, from: scene), lowerLeft))
        #expect(isNear(scene.convertPoint(fromView: lowerLeft), .zero))
    }

    @Test("A scene that takes the size of its view")
    func resize() {
        let scene = RecordingScene(size: CGSize(width: 100, height: 100))
        scene.scaleMode = .resizeFill
        let stage = SceneCase(scene)
        #expect(scene.size == CGSize(width: 400, height: 300) && scene.events.contains("size"))
        stage.view.frame.size.width = 200
        stage.screen.wait(0.05)
        #expect(scene.size.width == 200)
    }

    @Test("The middle of the view is where the camera is")
    func camera() {
        let stage = SceneCase()
        let camera = SKCameraNode()
        let sprite = stage.add(.red, 1000, 500)
        camera.position = CGPoint(x: 1000, y: 500)
        stage.scene.addChild(camera)
        stage.scene.camera = camera
        stage.screen.wait(0.05)
        #expect(stage.shows(.red, at: 200, 150) && camera.contains(sprite))
        #expect(isNear(stage.scene.convertPoint(fromView: CGPoint(x: 200, y: 150)), CGPoint(x: 1000, y: 500)))
        camera.setScale(4)
        stage.screen.wait(0.05)
        #expect(stage.shows(.black, at: 210, 150))
        #expect(camera.containedNodeSet() == [sprite])
    }

    @Test("Time stands still in a view that is paused, and what has passed does not count")
    func pause() {
        let stage = SceneCase()
        let sprite = stage.add(.red, 0, 100)
        sprite.run(.moveBy(x: 100, y: 0, duration: 1))
        stage.screen.wait(0.5)
        let place = sprite.position.x
        #expect(place > 30 && place < 60)
        stage.view.isPaused = true
        stage.screen.wait(2)
        #expect(sprite.position.x == place)
        stage.view.isPaused = false
        stage.screen.wait(0.1)
        #expect(sprite.position.x < place + 15)
    }

    @Test("In the background time stands still, and goes on where it was")
    func background() {
        let stage = SceneCase()
        let sprite = stage.add(.red, 0, 100)
        sprite.run(.moveBy(x: 100, y: 0, duration: 1))
        stage.screen.wait(0.5)
        let place = sprite.position.x
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        stage.screen.wait(2)
        #expect(sprite.position.x == place)
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
        #expect(!stage.view.isPaused)
        stage.screen.wait(0.1)
        #expect(sprite.position.x > place && sprite.position.x < place + 15)
    }

    @Test("The numbers of nodes and frames")
    func report() {
        let stage = SceneCase()
        _ = stage.add(.red, 10, 10)
        stage.view.showsNodeCount = true
        stage.view.showsFPS = true
        stage.screen.wait(1.2)
        let text = stage.view.subviews.compactMap { ($0 as? UILabel)?.text }.first
        #expect(text?.hasPrefix("nodes:1  ") == true && text?.contains("60") == true)
        stage.view.showsNodeCount = false
        stage.view.showsFPS = false
        #expect(stage.view.subviews.isEmpty)
    }

    @Test("A node as a picture stays where it is")
    func picture() {
        let stage = SceneCase()
        let sprite = stage.add(.red, 100, 100)
        let texture = stage.view.texture(from: sprite)
        #expect(texture?.size() == CGSize(width: 40, height: 40) && sprite.parent === stage.scene)
        #expect(stage.view.texture(from: SKNode()) == nil)
    }
}
