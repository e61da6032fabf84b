import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Memory that frames use again")
@MainActor
struct ReusedMemoryTests {
    private let stage = Stage(width: 40, height: 40)

    private func change(_ body: () -> Void) {
        withoutActions(body)
        stage.render()
    }

    @Test("The step of a layer that moves stays the same object")
    func steps() throws {
        let layer = plain(.red, 3, 4, 5, 6)
        change { stage.root.addSublayer(layer) }
        let step = ObjectIdentifier(try #require(layer.node?.items.body))
        for x in 4..<10 { change { layer.position.x = CGFloat(x) } }
        #expect(layer.node?.items.body.map(ObjectIdentifier.init) == step)
    }

    @Test("A step that somebody holds is not changed")
    func heldSteps() throws {
        let layer = plain(.red, 3, 4, 5, 6)
        change { stage.root.addSublayer(layer) }
        let step = try #require(layer.node?.items.body)
        change { layer.position.x += 7 }
        #expect(step.rect == PixelRect(x: 3, y: 4, width: 5, height: 6))
        #expect(layer.node?.items.body !== step)
        #expect(layer.node?.items.body?.rect == PixelRect(x: 10, y: 4, width: 5, height: 6))
    }

    @Test("A layer that changes in each frame has two looks by turns, and one that is held stays as it was")
    func looks() throws {
        let layer = plain(.red, 3, 4, 5, 6)
        change { stage.root.addSublayer(layer) }
        let held = try #require(layer.node?.paint)
        var seen = Set<ObjectIdentifier>()
        for step in 1...8 {
            change { layer.backgroundColor = CGColor(red: 0, green: 0, blue: CGFloat(step) / 8, alpha: 1) }
            seen.insert(ObjectIdentifier(try #require(layer.node?.paint)))
        }
        #expect(seen.count == 2)
        #expect(held.background == ColorComponents(CGColor.red))
        #expect(stage.pixel(4, 5) == 0xFF00_00FF)
    }

    @Test("Layers that change, come and go by turns look as if each frame were the first")
    func againstFreshFrames() {
        let layers = (0..<6).map { plain($0 % 2 == 0 ? .red : .blue, CGFloat(5 * $0), 3, 12, 10) }
        for frame in 0..<60 {
            change {
                for (index, layer) in layers.enumerated() {
                    if (frame / (index + 1)) % 3 == 2 { layer.removeFromSuperlayer() } else { stage.root.addSublayer(layer) }
                    layer.position.y = CGFloat((frame * (index + 2)) % 40)
                    layer.borderWidth = frame % (index + 2) == 0 ? 2 : 0
                    layer.opacity = frame % 5 == 0 ? 0.5 : 1
                }
            }
            let fresh = Stage(width: 40, height: 40)
            withoutActions {
                for layer in stage.root.sublayers ?? [] {
                    let copy = plain(.red, 0, 0, 1, 1)
                    copy.backgroundColor = layer.backgroundColor
                    copy.frame = layer.frame
                    copy.borderWidth = layer.borderWidth
                    copy.opacity = layer.opacity
                    fresh.root.addSublayer(copy)
                }
            }
            fresh.render()
            let differing = (0..<1600).filter { stage.pixel($0 % 40, $0 / 40) != fresh.pixel($0 % 40, $0 / 40) }
            #expect(differing.isEmpty, "frame \(frame)")
        }
    }
}
