import Foundation
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Tiled layers")
@MainActor
struct TiledLayerTests {
    private let stage = Stage(width: 64, height: 64)
    private let layer = RecordingTiledLayer()

    init() {
        withoutActions {
            layer.tileSize = CGSize(width: 32, height: 32)
            layer.frame = CGRect(x: 0, y: 0, width: 640, height: 640)
            stage.root.addSublayer(layer)
        }
    }

    @Test(
        "SV-134: a tile has at most 256 × 256 pixels, there is one level of detail without a bias, and tiles fade in over a quarter second")
    func defaults() {
        let fresh = CATiledLayer()
        #expect(fresh.tileSize == CGSize(width: 256, height: 256))
        #expect(fresh.levelsOfDetail == 1 && fresh.levelsOfDetailBias == 0)
        #expect(CATiledLayer.fadeDuration() == 0.25)
    }

    @Test("SV-134: what is seen is drawn, one tile a call, the clip telling which; nothing is drawn that was not asked for")
    func tiles() {
        stage.render()
        #expect(layer.drawn.isEmpty)
        layer.setNeedsDisplay()
        stage.render()
        #expect(Set(layer.drawn) == Set([rect(0, 0), rect(32, 0), rect(0, 32), rect(32, 32)]))
        #expect(layer.drawn.count == 4)
        #expect(stage.pixel(10, 10) == 0xFF00_FF00)
        stage.root.backgroundColor = .blue
        stage.render()
        #expect(layer.drawn.count == 4)
    }

    @Test("SV-134: tiles are drawn when they come into sight")
    func scrolling() {
        layer.setNeedsDisplay()
        stage.render()
        layer.drawn = []
        withoutActions { layer.position.x -= 40 }
        stage.render()
        #expect(Set(layer.drawn) == Set([rect(64, 0), rect(64, 32), rect(96, 0), rect(96, 32)]))
        #expect(stage.pixel(60, 60) == 0xFF00_FF00)
    }

    @Test("SV-134: a part that is drawn again takes its tiles only")
    func parts() {
        layer.setNeedsDisplay()
        stage.render()
        layer.drawn = []
        layer.setNeedsDisplay(CGRect(x: 1, y: 1, width: 4, height: 4))
        stage.render()
        #expect(layer.drawn == [rect(0, 0)])
    }

    @Test("SV-134: with a bias tiles are drawn sharper when the layer is shown larger, and coarser with more levels when it is smaller")
    func levels() {
        (layer.levelsOfDetail, layer.levelsOfDetailBias) = (3, 1)
        layer.setNeedsDisplay()
        stage.render()
        #expect(layer.scales == [1])
        (layer.drawn, layer.scales) = ([], [])
        zoom(2)
        #expect(layer.scales == [2])
        #expect(Set(layer.drawn) == Set([rect(0, 0, 16), rect(16, 0, 16), rect(0, 16, 16), rect(16, 16, 16)]))
        layer.scales = []
        zoom(8)
        #expect(layer.scales.isEmpty, "two is the most")
        zoom(0.5)
        #expect(layer.scales == [0.5])
        layer.scales = []
        zoom(0.1)
        #expect(layer.scales == [0.5], "a half is the least")
    }

    @Test("SV-134: a new tile appears little by little, and the frames end when it has")
    func fading() {
        let slow = FadingTiledLayer()
        withoutActions {
            layer.removeFromSuperlayer()
            slow.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
            stage.root.addSublayer(slow)
        }
        slow.setNeedsDisplay()
        stage.render()
        stage.clock.advance(by: 0.125)
        #expect((0x40...0xC0).contains(stage.pixel(10, 10) >> 8 & 0xFF))
        stage.clock.advance(by: 0.5)
        #expect(stage.pixel(10, 10) == 0xFF00_FF00)
        #expect(!stage.host.isFollowingAnimations)
    }

    @Test("SV-134: contents make it an ordinary layer")
    func contents() {
        layer.setNeedsDisplay()
        stage.render()
        withoutActions { layer.contents = nil }
        layer.drawn = []
        stage.root.backgroundColor = .red
        stage.render()
        #expect(layer.drawn.count == 4, "nil asks for tiles again")
    }

    @Test("A layer whose tiles are a pixel, or are larger than can be kept, shows nothing and does not end the program")
    func oddSizes() {
        for size in [
            CGSize(width: 0, height: 0), CGSize(width: 1, height: 1), CGSize(width: 1e9, height: 1e9), CGSize(width: -4, height: 3),
        ] {
            layer.tileSize = size
            layer.setNeedsDisplay()
            stage.render()
        }
        withoutActions { layer.bounds.size = CGSize(width: 1e12, height: 1e12) }
        stage.render()
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 32) -> CGRect { CGRect(x: x, y: y, width: side, height: side) }

    private func zoom(_ factor: CGFloat) {
        withoutActions {
            layer.anchorPoint = .zero
            layer.position = .zero
            layer.transform = CATransform3DMakeScale(factor, factor, 1)
        }
        stage.render()
    }
}

/// The same with the usual fading.
private final class FadingTiledLayer: CATiledLayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(.green)
        ctx.fill(bounds)
    }
}

/// Green, and writes down what it is asked to draw.
private final class RecordingTiledLayer: CATiledLayer {
    override class func fadeDuration() -> CFTimeInterval { 0 }

    var drawn: [CGRect] = []
    var scales: Set<CGFloat> = []

    override func draw(in ctx: CGContext) {
        drawn.append(ctx.boundingBoxOfClipPath)
        scales.insert(abs(ctx.ctm.a))
        ctx.setFillColor(.green)
        ctx.fill(bounds)
    }
}
