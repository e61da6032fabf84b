import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Frames write what has changed into the list of the frame before.
@Suite("Changes in the display list")
@MainActor
struct DisplayListPatchTests {
    private let stage = Stage(width: 200, height: 200)
    private let layers = (0..<200).map { plain(.red, CGFloat($0 % 20) * 10, CGFloat($0 / 20) * 20, 8, 8) }

    init() {
        withoutActions { for layer in layers { stage.root.addSublayer(layer) } }
        stage.render()
    }

    @Test("A layer that moves takes its place in the list again, and no other step is touched")
    func oneMoves() {
        let before = steps
        withoutActions { layers[70].position.x += 3 }
        stage.render()
        #expect(changed(since: before) == [70])
        #expect(stage.pixel(104, 64) == 0xFFFF_0000)
        #expect(stage.pixel(100, 64) == 0xFF00_0000)
    }

    @Test("Steps far from what has changed are passed over in blocks")
    func blocks() {
        #expect(stage.host.displayList.blocks.count == 4)
        #expect(stage.host.displayList.blocks.allSatisfy { $0 != nil })
        withoutActions { layers[199].position.y -= 180 }
        stage.render()
        #expect(stage.host.displayList.blocks.last == PixelRect(x: 120, y: 0, width: 78, height: 188))
    }

    @Test("One that appears, or goes, has the list written anew")
    func oneGoes() {
        withoutActions { layers[70].isHidden = true }
        stage.render()
        #expect(steps.count == 199)
        withoutActions { layers[3].backgroundColor = .blue }
        stage.render()
        #expect(steps.count == 199)
        withoutActions { layers[70].isHidden = false }
        stage.render()
        #expect(steps.count == 200)
        #expect(stage.pixel(104, 64) == 0xFFFF_0000)
        #expect(stage.pixel(34, 4) == 0xFF00_00FF)
    }

    @Test("A backdrop is painted anew when something moves behind it, and not when something in front of it does")
    func backdrops() throws {
        let backdrop = BackdropLayer()
        let front = plain(.green, 60, 60, 8, 8)
        withoutActions {
            backdrop.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            stage.root.insertSublayer(backdrop, at: 150)
            stage.root.addSublayer(front)
        }
        stage.render()
        let store = try #require(backdrop.node?.backdropStore)
        let picture = try #require(store.picture)
        withoutActions { front.position.x += 2 }
        stage.render()
        #expect(store.picture === picture)
        withoutActions { layers[3].position.x += 2 }
        stage.render()
        #expect(store.picture !== picture)
    }

    @Test("The rectangle around many layers is made small again after some frames")
    func rectangles() {
        withoutActions { layers[199].position.x += 5 }
        stage.render()
        withoutActions { layers[199].position.x -= 5 }
        for round in 0..<130 {
            withoutActions { layers[100].opacity = round.isMultiple(of: 2) ? 0.5 : 1 }
            withoutActions { layers[199].position.y += round.isMultiple(of: 2) ? -1 : 1 }
            stage.render()
        }
        #expect(stage.root.node?.subtreeRect == PixelRect(x: 0, y: 0, width: 198, height: 188))
    }

    @Test("A layer that a picture was taken of is painted over where it was when it moves")
    func pictures() {
        #expect(stage.host.picture(of: layers[70], in: layers[70].bounds, scale: 1) != nil)
        stage.render()
        #expect(stage.pixel(104, 64) == 0xFFFF_0000)
        withoutActions { layers[70].position.y += 10 }
        stage.render()
        #expect(stage.pixel(104, 64) == 0xFF00_0000)
        #expect(stage.pixel(104, 74) == 0xFFFF_0000)
    }

    @Test("A layer far outside that goes the same way as one on the screen has no step among those that move")
    func outside() {
        let stage = Stage(width: 300, height: 300)
        let small = (0..<20).map { plain(.green, CGFloat($0) * 10, 0, 5, 5) }
        let (large, other) = (plain(.red, 0, 20, 300, 250), plain(.blue, 10, 280, 10, 10))
        withoutActions { for layer in small + [other, large] { stage.root.addSublayer(layer) } }
        stage.render()
        withoutActions { other.position.y += 1000 }
        stage.render()
        withoutActions { for layer in small { layer.isHidden = true } }
        stage.render()
        #expect(stage.host.displayList.count == 1)
        for _ in 0..<4 {
            withoutActions { for layer in [other, large] { layer.position.y += 2 } }
            stage.render()
            #expect(stage.host.travels.all.count == 1)
        }
        #expect(stage.pixel(150, 26) == 0xFF00_0000)
        #expect(stage.pixel(150, 29) == 0xFFFF_0000)
        #expect(stage.pixel(150, 277) == 0xFFFF_0000)
        #expect(stage.pixel(150, 279) == 0xFF00_0000)
    }

    @Test("Only layers with work are visited, wherever they stand")
    func work() {
        func span() -> Range<Int> { stage.root.childrenWithWork.range(count: layers.count) }
        #expect(span().isEmpty)
        withoutActions { layers[7].position.x += 1 }
        #expect(span() == 7..<8)
        withoutActions { layers[9].setNeedsLayout() }
        #expect(span() == 7..<10)
        stage.render()
        #expect(span().isEmpty)
        withoutActions { stage.root.insertSublayer(layers[199], at: 0) }
        stage.render()
        withoutActions { layers[7].position.x += 1 }
        #expect(span() == 8..<9)
    }

    private var steps: [DisplayItem] { stage.host.displayList.items }

    private func changed(since before: [DisplayItem]) -> [Int] {
        steps.indices.filter { steps[$0] !== before[$0] }
    }
}
