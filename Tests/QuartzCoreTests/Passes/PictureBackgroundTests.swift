import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Large pictures with alpha are painted together with the one colour behind them. That shows the same as one after the other.
@Suite("Pictures on one colour")
@MainActor
struct PictureBackgroundTests {
    /// Draws stripes, some of which shine through.
    private final class Stripes: CALayer {
        override func draw(in context: CGContext) {
            for row in stride(from: 0, to: bounds.height, by: 7) {
                context.setFillColor(
                    CGColor(red: row / 300, green: 0.3, blue: 0.8, alpha: row.truncatingRemainder(dividingBy: 3) == 0 ? 1 : 0.4))
                context.fill(CGRect(x: row / 5, y: row, width: bounds.width - row / 2, height: 3))
            }
        }
    }

    private func stripes(_ x: CGFloat, _ y: CGFloat) -> CALayer {
        let layer = Stripes()
        layer.frame = CGRect(x: x, y: y, width: 170, height: 150)
        layer.setNeedsDisplay()
        return layer
    }

    /// The picture of a scene, and how many steps of it are painted with what is behind them.
    private func picture(_ build: (CALayer) -> Void) -> (pixels: [UInt32], together: Int) {
        let stage = Stage(width: 200, height: 200, scale: 1)
        withoutActions {
            stage.root.backgroundColor = CGColor(gray: 0.5, alpha: 1)
            build(stage.root)
        }
        stage.render()
        let pass = CompositePass(stage.host.displayList, caches: CompositorCaches())
        let buffer = PixelBuffer(width: 200, height: 200, format: .argb32)
        let surface = buffer.flatMap { Surface($0, at: PixelRect(x: 0, y: 0, width: 200, height: 200)) }
        let painter = surface.map { ItemPainter(surface: $0, caches: pass.caches) }
        let together = pass.list.indices.count { index in painter.map { pass.background(behind: index, from: 0, $0) != nil } ?? false }
        return (stage.pixels, together)
    }

    /// The colour behind is in two parts, so that nobody takes it for one.
    private func addHalves(_ color: CGColor, to root: CALayer) {
        root.addSublayer(plain(color, 5, 5, 190, 60))
        root.addSublayer(plain(color, 5, 65, 190, 130))
    }

    @Test("Over a colour, and beside others on it")
    func plainBackground() {
        let color = CGColor(red: 1, green: 0.9, blue: 0.7, alpha: 1)
        let one = picture { root in
            root.addSublayer(plain(color, 5, 5, 190, 190))
            root.addSublayer(plain(.red, 5, 5, 5, 30))
            root.addSublayer(stripes(12, 9))
        }
        let halves = picture { root in
            addHalves(color, to: root)
            root.addSublayer(plain(.red, 5, 5, 5, 30))
            root.addSublayer(stripes(12, 9))
        }
        #expect(one.together == 1)
        #expect(halves.together == 0)
        #expect(one.pixels == halves.pixels)
    }

    @Test("Something between them is seen")
    func between() {
        func scene(_ root: CALayer, whole: Bool) {
            if whole { root.addSublayer(plain(.blue, 5, 5, 190, 190)) } else { addHalves(.blue, to: root) }
            root.addSublayer(plain(CGColor(red: 1, green: 0, blue: 0, alpha: 0.3), 40, 40, 30, 20))
            root.addSublayer(stripes(12, 9))
        }
        let (one, halves) = (picture { scene($0, whole: true) }, picture { scene($0, whole: false) })
        #expect(one.together == 0)
        #expect(one.pixels == halves.pixels)
    }

    @Test("A colour with alpha or round corners, a group, and what reaches out of the colour are painted one after the other")
    func otherBackgrounds() {
        #expect(
            picture { root in
                root.addSublayer(plain(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5), 5, 5, 190, 190))
                root.addSublayer(stripes(12, 9))
            }.together == 0)
        #expect(
            picture { root in
                let round = plain(.green, 5, 5, 190, 190)
                round.cornerRadius = 60
                root.addSublayer(round)
                root.addSublayer(stripes(12, 9))
            }.together == 0)
        #expect(
            picture { root in
                root.addSublayer(plain(.green, 5, 5, 100, 190))
                root.addSublayer(stripes(12, 9))
            }.together == 0)
        #expect(
            picture { root in
                root.addSublayer(plain(.green, 5, 5, 190, 190))
                let half = stripes(12, 9)
                half.opacity = 0.5
                root.addSublayer(half)
            }.together == 0)
        #expect(
            picture { root in
                root.addSublayer(plain(.green, 5, 5, 190, 190))
                let group = plain(nil, 0, 0, 190, 190)
                group.opacity = 0.5
                group.addSublayer(plain(.red, 20, 20, 50, 50))
                group.addSublayer(plain(.blue, 30, 30, 50, 50))
                root.addSublayer(group)
                root.addSublayer(stripes(12, 9))
            }.together == 0)
    }

    @Test("A group beside a picture does not matter")
    func groupBeside() {
        func scene(_ root: CALayer, whole: Bool) {
            if whole { root.addSublayer(plain(.green, 5, 5, 190, 190)) } else { addHalves(.green, to: root) }
            let group = plain(nil, 0, 0, 190, 190)
            group.opacity = 0.5
            group.addSublayer(plain(.red, 20, 170, 50, 20))
            group.addSublayer(plain(.blue, 30, 175, 50, 20))
            root.addSublayer(group)
            root.addSublayer(stripes(12, 9))
        }
        let (one, halves) = (picture { scene($0, whole: true) }, picture { scene($0, whole: false) })
        #expect(one.together == 1)
        #expect(one.pixels == halves.pixels)
    }
}
