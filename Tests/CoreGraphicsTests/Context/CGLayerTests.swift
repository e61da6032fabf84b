@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct CGLayerTests {
    private func paint(_ context: CGContext) {
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
        context.setFillColor(blue)
        context.fill(CGRect(x: 1, y: 2, width: 3, height: 2))
    }

    @Test(arguments: [CGFloat(1), 2]) func aLayerLooksLikeWhatWasDrawnInIt(scale: CGFloat) {
        let direct = Picture(12, 12, scale: scale) { context in
            context.translateBy(x: 3, y: 5)
            paint(context)
        }
        let layered = Picture(12, 12, scale: scale) { context in
            guard let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil), let own = layer.context else {
                return
            }
            #expect(layer.size == CGSize(width: 4, height: 4))
            #expect(own.width == Int(4 * scale))
            paint(own)
            context.draw(layer, at: CGPoint(x: 3, y: 5))
        }
        #expect(layered == direct)
    }

    @Test func bitmapsCountFromBelow() throws {
        func bitmap(_ draw: (CGContext) -> Void) throws -> Picture {
            let context = try #require(
                CGContext(
                    data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
            draw(context)
            return Picture(context.buffer)
        }
        let direct = try bitmap(paint)
        let layered = try bitmap { context in
            guard let layer = CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil), let own = layer.context else {
                return
            }
            paint(own)
            context.draw(layer, at: .zero)
        }
        #expect(layered == direct)
        #expect(direct.paintedArea == 14)
    }

    @Test func layersCanBeStretched() {
        let picture = Picture(8, 8) { context in
            guard let layer = CGLayer(context, size: CGSize(width: 1, height: 1), auxiliaryInfo: nil), let own = layer.context else {
                return
            }
            own.setFillColor(green)
            own.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.draw(layer, in: CGRect(x: 2, y: 2, width: 4, height: 4))
        }
        #expect(picture.paintedBounds == CGRect(x: 2, y: 2, width: 4, height: 4))
        #expect(picture[3, 3] == 0xFF00_FF00)
    }

    @Test func sizesWithoutSenseMakeNoLayer() {
        _ = Picture(4, 4) { context in
            for width in [0, -1, CGFloat.nan, .infinity] {
                let size = CGSize(width: width, height: 1)
                #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
            }
        }
    }
}
