import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Replicator layers")
@MainActor
struct ReplicatorLayerTests {
    private let stage = Stage(width: 60, height: 20)
    private let replicator = CAReplicatorLayer()
    private let dot = plain(.white, 0, 0, 8, 8)

    init() {
        withoutActions {
            replicator.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
            replicator.instanceCount = 3
            replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
            replicator.addSublayer(dot)
            stage.root.addSublayer(replicator)
        }
        stage.render()
    }

    @Test("The sublayers are shown as often as they should be, each time moved once more")
    func copies() {
        let expected = Stage(width: 60, height: 20)
        withoutActions { for x in [0.0, 20, 40] { expected.root.addSublayer(plain(.white, x, 0, 8, 8)) } }
        expected.render()
        #expect(stage.pixels == expected.pixels)
    }

    @Test("Changes show in all copies", arguments: [0, 1, 2, 5])
    func change(count: Int) {
        withoutActions {
            replicator.instanceCount = count
            dot.backgroundColor = .green
            dot.position.y = 14
        }
        stage.render()
        for (index, x) in [4, 24, 44].enumerated() {
            #expect(stage.pixel(x, 14) == (index < count ? 0xFF00_FF00 : 0xFF00_0000))
            #expect(stage.pixel(x, 2) == 0xFF00_0000)
        }
    }

    @Test("The transform is applied about the anchor point")
    func anchor() {
        withoutActions {
            replicator.instanceCount = 2
            replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        }
        stage.render()
        #expect(stage.pixel(4, 4) == 0xFFFF_FFFF)
        #expect(stage.pixel(56, 16) == 0xFFFF_FFFF)
        #expect(stage.pixel(24, 4) == 0xFF00_0000)
    }

    @Test("Colours are multiplied by that of the instance")
    func colours() {
        withoutActions {
            replicator.instanceColor = .red
            replicator.instanceGreenOffset = 0.5
        }
        stage.render()
        #expect(stage.pixel(4, 4) == 0xFFFF_0000)
        #expect(abs(Int(stage.pixel(24, 4) >> 8 & 255) - 128) <= 1)
        #expect(stage.pixel(44, 4) == 0xFFFF_FF00)
        withoutActions {
            replicator.instanceColor = .white
            replicator.instanceGreenOffset = 0
            replicator.instanceAlphaOffset = -0.5
        }
        stage.render()
        #expect(stage.pixel(4, 4) == 0xFFFF_FFFF)
        #expect(abs(Int(stage.pixel(24, 4) & 255) - 128) <= 1)
        #expect(stage.pixel(44, 4) == 0xFF00_0000)
    }

    @Test("Each copy shows the sublayers' animations a little later")
    func delay() {
        let move = CABasicAnimation(keyPath: "position.y")
        move.fromValue = 4.0
        move.toValue = 14.0
        move.duration = 1
        move.fillMode = .both
        move.repeatCount = .infinity
        withoutActions { replicator.instanceDelay = 0.25 }
        dot.add(move, forKey: nil)
        stage.render()
        stage.clock.advance(by: 0.5)
        // The tops lie at 5, 2.5 and 0.
        #expect(stage.pixel(4, 4) == 0xFF00_0000)
        #expect(stage.pixel(24, 4) == 0xFFFF_FFFF)
        #expect(stage.pixel(24, 1) == 0xFF00_0000)
        #expect(stage.pixel(44, 1) == 0xFFFF_FFFF)
    }

    @Test("Replicators within replicators multiply")
    func nested() {
        let outer = CAReplicatorLayer()
        withoutActions {
            outer.frame = stage.root.bounds
            outer.instanceCount = 2
            outer.instanceTransform = CATransform3DMakeTranslation(0, 10, 0)
            stage.root.addSublayer(outer)
            outer.addSublayer(replicator)
        }
        stage.render()
        for x in [4, 24, 44] { for y in [4, 14] { #expect(stage.pixel(x, y) == 0xFFFF_FFFF) } }
        withoutActions { dot.backgroundColor = .green }
        stage.render()
        for x in [4, 24, 44] { for y in [4, 14] { #expect(stage.pixel(x, y) == 0xFF00_FF00) } }
    }

    @Test("Counts that make no sense neither stop the program nor take all memory")
    func odd() {
        withoutActions { replicator.instanceCount = -1 }
        stage.render()
        #expect(stage.pixel(4, 4) == 0xFF00_0000)
        #expect(ReplicatorValues(count: .max).shownCount == 10_000)
    }

    @Test("Its numbers animate")
    func animated() {
        let spread = CABasicAnimation(keyPath: "instanceTransform.translation.x")
        spread.fromValue = 0.0
        spread.toValue = 20.0
        spread.duration = 1
        replicator.add(spread, forKey: nil)
        stage.render()
        stage.clock.advance(by: 0.5)
        #expect(stage.pixel(14, 4) == 0xFFFF_FFFF)
        #expect(stage.pixel(44, 4) == 0xFF00_0000)
    }
}
