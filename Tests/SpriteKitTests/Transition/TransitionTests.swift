@testable import SpriteKit
import Testing

@MainActor
struct TransitionTests {
    static let all: [@MainActor @Sendable () -> SKTransition] = [
        { .crossFade(withDuration: 1) }, { .fade(withDuration: 1) }, { .fade(with: .green, duration: 1) },
        { .push(with: .left, duration: 1) }, { .moveIn(with: .right, duration: 1) }, { .reveal(with: .up, duration: 1) },
        { .doorway(withDuration: 1) }, { .doorsOpenVertical(withDuration: 1) }, { .doorsOpenHorizontal(withDuration: 1) },
        { .doorsCloseVertical(withDuration: 1) }, { .doorsCloseHorizontal(withDuration: 1) }, { .flipHorizontal(withDuration: 1) },
        { .flipVertical(withDuration: 1) },
    ]

    private func makeScene(_ color: UIColor) -> RecordingScene {
        let scene = RecordingScene(size: CGSize(width: 400, height: 300))
        scene.backgroundColor = color
        return scene
    }

    @Test("MO-21: each transition ends with the new scene alone", arguments: 0..<13)
    func ends(index: Int) {
        let old = makeScene(.red)
        let stage = SceneCase(old)
        old.backgroundColor = .red
        stage.screen.wait(0.05)
        let new = makeScene(.blue)
        stage.view.presentScene(new, transition: Self.all[index]())
        #expect(new.events.contains("didMove") && !old.events.contains("willMove") && stage.view.scene === new)
        stage.screen.wait(0.5)
        #expect(!stage.shows(.blue, at: 100, 100) || !stage.shows(.blue, at: 395, 150) || !stage.shows(.blue, at: 200, 290))
        stage.screen.wait(0.7)
        #expect(old.events.last == "willMove" && old.view == nil)
        for point in [(10, 10), (200, 150), (390, 290)] { #expect(stage.shows(.blue, at: CGFloat(point.0), CGFloat(point.1))) }
        #expect(stage.view.stage.layer.sublayers?.count == 1)
    }

    @Test("The pushed scene leaves as the new one comes")
    func push() {
        let stage = SceneCase(makeScene(.red))
        stage.scene.backgroundColor = .red
        stage.screen.wait(0.05)
        stage.view.presentScene(makeScene(.blue), transition: .push(with: .left, duration: 1))
        stage.screen.wait(0.52)
        #expect(stage.shows(.red, at: 50, 100) && stage.shows(.blue, at: 350, 100))
    }

    @Test("Time stands still in both scenes, unless it is said otherwise")
    func paused() {
        let (old, new) = (makeScene(.red), makeScene(.blue))
        let stage = SceneCase(old)
        let sprite = SKSpriteNode(color: .white, size: CGSize(width: 10, height: 10))
        sprite.run(.moveBy(x: 100, y: 0, duration: 1))
        new.addChild(sprite)
        stage.view.presentScene(new, transition: .crossFade(withDuration: 0.5))
        stage.screen.wait(0.4)
        #expect(sprite.position.x == 0)
        stage.screen.wait(0.4)
        #expect(sprite.position.x > 10)
    }

    @Test("Another scene ends a transition at once")
    func interrupted() {
        let (old, middle, new) = (makeScene(.red), makeScene(.green), makeScene(.blue))
        let stage = SceneCase(old)
        stage.view.presentScene(middle, transition: .crossFade(withDuration: 1))
        stage.screen.wait(0.2)
        stage.view.presentScene(new, transition: .fade(withDuration: 0.2))
        #expect(old.events.last == "willMove")
        stage.screen.wait(0.5)
        #expect(middle.events.last == "willMove" && stage.view.scene === new && stage.shows(.blue, at: 100, 100))
    }
}
