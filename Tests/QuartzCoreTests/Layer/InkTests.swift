@_spi(ForasteroInternal) import CoreGraphics
import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Draws rectangles in black.
private final class Drawer: CALayer {
    var rects: [CGRect] = []
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(gray: 0, alpha: 1))
        for rect in rects { ctx.fill(rect) }
    }
}

@Suite("Only what is drawn of a layer is painted")
@MainActor
struct InkTests {
    private let stage = Stage(width: 60, height: 60)

    private func show(_ rects: CGRect..., in frame: CGRect = CGRect(x: 10, y: 10, width: 40, height: 30)) -> Drawer {
        let drawer = Drawer()
        drawer.frame = frame
        drawer.isOpaque = false
        drawer.rects = rects
        draw(drawer)
        withoutActions { stage.root.addSublayer(drawer) }
        stage.render()
        return drawer
    }

    private func draw(_ drawer: Drawer) { drawer.setNeedsDisplay() }

    private func ink(_ drawer: Drawer) -> PixelRect? { (drawer.values.contents as? BackingStore)?.inkRect }

    @Test("the ink is what was drawn, with one clear pixel around it where there is room")
    func bounds() {
        #expect(ink(show(CGRect(x: 5, y: 6, width: 7, height: 8))) == PixelRect(x: 4, y: 5, width: 9, height: 10))
        #expect(ink(show(CGRect(x: 0, y: 29, width: 40, height: 1))) == PixelRect(x: 0, y: 28, width: 40, height: 2))
        let both = show(CGRect(x: 30, y: 2, width: 3, height: 3), CGRect(x: 6, y: 20, width: 1, height: 1))
        #expect(ink(both) == PixelRect(x: 5, y: 1, width: 29, height: 21))
        #expect(ink(show()) == .empty)
    }

    @Test("single pixels anywhere are found", arguments: 0..<40)
    func singlePixel(x: Int) {
        let y = (x * 7) % 30
        let found = ink(show(CGRect(x: x, y: y, width: 1, height: 1)))
        let around = PixelRect(x: x - 1, y: y - 1, width: 3, height: 3)
        #expect(found == around.intersection(PixelRect(x: 0, y: 0, width: 40, height: 30)))
    }

    @Test("a frame paints the old ink and the new, and nothing else")
    func damage() {
        let drawer = show(CGRect(x: 5, y: 5, width: 2, height: 2))
        drawer.rects = [CGRect(x: 20, y: 20, width: 4, height: 4)]
        draw(drawer)
        stage.render()
        #expect(stage.paintedArea == 4 * 4 + 6 * 6)
        #expect(stage.pixel(15, 15) == 0xFF00_0000)
        #expect(stage.pixel(30, 30) == 0xFF00_0000)
    }

    @Test("a part that is drawn again adds to the ink, and a layer of which nothing is left shows nothing")
    func parts() {
        stage.root.backgroundColor = .red
        let drawer = show(CGRect(x: 5, y: 5, width: 2, height: 2))
        drawer.rects.append(CGRect(x: 30, y: 20, width: 2, height: 2))
        drawer.setNeedsDisplay(CGRect(x: 30, y: 20, width: 2, height: 2))
        stage.render()
        #expect(stage.pixel(15, 15) == 0xFF00_0000)
        #expect(stage.pixel(40, 30) == 0xFF00_0000)
        drawer.rects = []
        draw(drawer)
        stage.render()
        #expect(stage.pixel(15, 15) == 0xFFFF_0000)
        #expect(stage.pixel(40, 30) == 0xFFFF_0000)
    }

    @Test("enlarged, turned and clipped ink looks as that of a layer as small as the ink", arguments: [0, 0.3, 1.5])
    func transforms(angle: CGFloat) {
        func picture(_ frame: CGRect, _ rect: CGRect) -> [UInt32] {
            let stage = Stage(width: 60, height: 60)
            let holder = CALayer()
            holder.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
            let drawer = Drawer()
            drawer.frame = frame
            drawer.isOpaque = false
            drawer.rects = [rect]
            drawer.setNeedsDisplay()
            withoutActions {
                stage.root.backgroundColor = .green
                holder.addSublayer(drawer)
                holder.transform = CATransform3DScale(CATransform3DMakeRotation(angle, 0, 0, 1), 2, 2, 1)
                stage.root.addSublayer(holder)
            }
            stage.render()
            return stage.pixels
        }
        let large = picture(CGRect(x: 5, y: 5, width: 50, height: 50), CGRect(x: 20, y: 20, width: 10, height: 10))
        let small = picture(CGRect(x: 20, y: 20, width: 20, height: 20), CGRect(x: 5, y: 5, width: 10, height: 10))
        // Where pictures lie is rounded to 1/256 of a pixel when they are turned.
        #expect(PictureDifference(large, small).greatest <= 4)
    }
}
