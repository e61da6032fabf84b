import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Fills itself with a colour by drawing.
private final class Painted: CALayer {
    var ink = CGColor.red
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(ink)
        ctx.fill(bounds)
    }
}

@Suite("Transitions")
@MainActor
struct TransitionTests {
    private let stage = Stage(width: 40, height: 40)
    private let layer = plain(.red, 10, 10, 20, 20)

    init() {
        withoutActions { stage.root.addSublayer(layer) }
        stage.render()
    }

    private func add(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, to layer: CALayer? = nil) {
        let transition = CATransition()
        transition.type = type
        transition.subtype = subtype
        transition.duration = 1
        (layer ?? self.layer).add(transition, forKey: "any")
    }

    private func change() {
        withoutActions { layer.backgroundColor = .blue }
    }

    @Test("Fading mixes both looks so that their sum stays whole")
    func fade() {
        add(.fade)
        change()
        stage.render()
        #expect(stage.pixel(20, 20) == 0xFFFF_0000)
        stage.clock.advance(by: 0.5)
        let middle = stage.pixel(20, 20)
        #expect(middle >> 24 == 255)
        #expect(abs(Int(middle >> 16 & 255) - 128) < 4)
        #expect(abs(Int(middle & 255) - 128) < 4)
        stage.clock.advance(by: 0.6)
        #expect(stage.pixel(20, 20) == 0xFF00_00FF)
        #expect(layer.animationKeys() == nil)
    }

    @Test("What both looks share does not flicker while they fade")
    func fadeOfTheSame() {
        let before = stage.pixels
        add(.fade)
        stage.render()
        for _ in 0..<5 {
            stage.clock.advance(by: 0.15)
            #expect(PictureDifference(stage.pixels, before).greatest <= 1)
        }
    }

    @Test("Fading shows what is hidden now as long as it fades, and lets what is behind shine through")
    func hide() {
        add(.fade)
        withoutActions { layer.isHidden = true }
        stage.clock.advance(by: 0.5)
        let middle = Int(stage.pixel(20, 20) >> 16 & 255)
        #expect(abs(middle - 128) < 4)
        stage.clock.advance(by: 0.6)
        #expect(stage.pixel(20, 20) == 0xFF00_0000)
    }

    @Test(
        "Sliding looks move by their width or height; those of top and bottom count upwards",
        arguments: [
            // Where red and blue are after a quarter of the time.
            (CATransitionType.push, CATransitionSubtype.fromRight, (22, 20), (28, 20)),
            (.push, .fromLeft, (18, 20), (12, 20)), (.push, .fromTop, (20, 22), (20, 28)), (.push, .fromBottom, (20, 18), (20, 12)),
            (.moveIn, .fromRight, (11, 20), (28, 20)), (.moveIn, .fromTop, (20, 11), (20, 28)),
            (.reveal, .fromRight, (11, 20), (28, 20)), (.reveal, .fromBottom, (20, 28), (20, 12)),
        ])
    func slide(type: CATransitionType, subtype: CATransitionSubtype, red: (Int, Int), blue: (Int, Int)) {
        add(type, subtype)
        change()
        stage.render()
        stage.clock.advance(by: 0.25)
        #expect(stage.pixel(red.0, red.1) == 0xFFFF_0000)
        #expect(stage.pixel(blue.0, blue.1) == 0xFF00_00FF)
        stage.clock.advance(by: 1)
        #expect(stage.pixel(red.0, red.1) == 0xFF00_00FF)
    }

    @Test("Nothing remains outside of the layer when a transition is over")
    func leavesNothing() {
        add(.push, .fromTop)
        change()
        stage.clock.advance(by: 2)
        let after = stage.pixels
        let fresh = picture(side: 40, scale: 1) {
            $0.backgroundColor = .black
            $0.addSublayer(plain(.blue, 10, 10, 20, 20))
        }
        #expect(PictureDifference(after, fresh).count == 0)
    }

    @Test("The old look is that of the latest frame, even of a layer that draws into the same pixels again")
    func drawnContents() {
        let painted = Painted()
        withoutActions {
            painted.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
            stage.root.addSublayer(painted)
        }
        painted.setNeedsDisplay()
        stage.render()
        add(.moveIn, .fromRight, to: painted)
        painted.ink = .green
        painted.setNeedsDisplay(CGRect(x: 0, y: 0, width: 8, height: 8))
        stage.render()
        stage.clock.advance(by: 0.25)
        #expect(stage.pixel(2, 4) == 0xFFFF_0000)
        #expect(stage.pixel(7, 4) == 0xFF00_FF00)
        stage.clock.advance(by: 1)
        #expect(stage.pixel(2, 4) == 0xFF00_FF00)
    }

    @Test("Sublayers that come and go are part of the look")
    func sublayers() {
        let (first, second) = (plain(.green, 0, 0, 20, 20), plain(.blue, 0, 0, 20, 20))
        withoutActions { layer.addSublayer(first) }
        stage.render()
        add(.push, .fromRight)
        withoutActions {
            first.removeFromSuperlayer()
            layer.addSublayer(second)
        }
        stage.clock.advance(by: 0.5)
        #expect(stage.pixel(12, 20) == 0xFF00_FF00)
        #expect(stage.pixel(28, 20) == 0xFF00_00FF)
        // Changes during the transition belong to the new look.
        withoutActions { second.backgroundColor = .white }
        stage.render()
        #expect(stage.pixel(28, 20) == 0xFFFF_FFFF)
    }

    @Test("The layer's place is no part of the look")
    func movedMeanwhile() {
        add(.push, .fromRight)
        withoutActions { layer.position = CGPoint(x: 20, y: 30) }
        change()
        stage.clock.advance(by: 0.25)
        #expect(stage.pixel(20, 38) == 0xFFFF_0000)
        #expect(stage.pixel(20, 12) == 0xFF00_0000)
    }

    @Test("The root of the tree can have one, too")
    func root() {
        withoutActions { stage.root.backgroundColor = .green }
        stage.render()
        add(.fade, to: stage.root)
        withoutActions { layer.isHidden = true }
        stage.clock.advance(by: 0.5)
        #expect(stage.pixel(2, 2) == 0xFF00_FF00)
        #expect(abs(Int(stage.pixel(20, 20) >> 8 & 255) - 128) < 4)
        stage.clock.advance(by: 1)
        #expect(stage.pixel(20, 20) == 0xFF00_FF00)
    }

    @Test("Progress may begin and end within the way")
    func progress() {
        let transition = CATransition()
        transition.type = .push
        transition.subtype = .fromRight
        transition.duration = 1
        transition.startProgress = 0.5
        transition.endProgress = 0.5
        layer.add(transition, forKey: nil)
        change()
        stage.render()
        #expect(stage.pixel(18, 20) == 0xFFFF_0000)
        #expect(stage.pixel(22, 20) == 0xFF00_00FF)
        stage.clock.advance(by: 0.9)
        #expect(stage.pixel(18, 20) == 0xFFFF_0000)
    }

    @Test("There is one at a time, under the key of transitions; the next begins at what is seen")
    func replaced() {
        add(.push, .fromRight)
        change()
        stage.clock.advance(by: 0.5)
        add(.fade)
        withoutActions { layer.backgroundColor = .green }
        stage.render()
        #expect(layer.animationKeys() == [kCATransition])
        #expect(stage.pixel(12, 20) == 0xFFFF_0000)
        #expect(stage.pixel(28, 20) == 0xFF00_00FF)
        stage.clock.advance(by: 2)
        #expect(stage.pixel(12, 20) == 0xFF00_FF00)
    }

    @Test("A layer that appears with a transition comes out of nothing")
    func appearing() {
        let late = plain(.white, 0, 0, 8, 8)
        withoutActions { stage.root.addSublayer(late) }
        add(.fade, to: late)
        stage.clock.advance(by: 0.5)
        #expect(abs(Int(stage.pixel(4, 4) & 255) - 128) < 4)
    }

    @Test("Removing it shows the new look at once")
    func removed() {
        add(.push, .fromRight)
        change()
        stage.clock.advance(by: 0.25)
        layer.removeAllAnimations()
        stage.render()
        #expect(stage.pixel(12, 20) == 0xFF00_00FF)
    }

    @Test("Only what is changing is painted")
    func damage() {
        add(.fade)
        change()
        stage.clock.advance(by: 0.5)
        #expect(stage.paintedArea <= 20 * 20)
        #expect(stage.paintedArea > 0)
    }
}
