@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct CGContextCompositingTests {
    private let whole = CGRect(x: 0, y: 0, width: 12, height: 12)

    @Test func alphaOfTheContextMultipliesThatOfTheColor() {
        let picture = Picture(12, 12) { context in
            context.setAlpha(0.5)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(whole)
        }
        #expect(picture[5, 5] >> 24 == 64)
    }

    @Test func aTransparencyLayerIsPaintedAsOne() {
        let layered = Picture(12, 12) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 12))
            context.setFillColor(blue)
            context.fill(CGRect(x: 4, y: 0, width: 8, height: 12))
            context.endTransparencyLayer()
        }
        let apart = Picture(12, 12) { context in
            context.setAlpha(0.5)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 12))
            context.setFillColor(blue)
            context.fill(CGRect(x: 4, y: 0, width: 8, height: 12))
        }
        #expect(layered.distance(to: apart) <= 1)
    }

    @Test func layersNestAndKeepTheirPlaceAtAnyScale() {
        let nested = Picture(12, 12, scale: 2) { context in
            context.translateBy(x: 2, y: 2)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.saveGState()
            context.beginTransparencyLayer(in: CGRect(x: 1, y: 1, width: 4, height: 4), auxiliaryInfo: nil)
            context.fill(whole)
            context.endTransparencyLayer()
            context.endTransparencyLayer()
        }
        let plain = Picture(12, 12, scale: 2) { $0.fill(CGRect(x: 3, y: 3, width: 4, height: 4)) }
        #expect(nested == plain)
    }

    @Test func modesThatReachBeyondTheShapeAreKeptInsideIt() {
        for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear] {
            let picture = Picture(12, 12) { context in
                context.setFillColor(green)
                context.fill(whole)
                context.setBlendMode(mode)
                context.setFillColor(red)
                context.fill(CGRect(x: 3, y: 3, width: 4, height: 4))
            }
            #expect(picture[0, 0] == 0xFF00_FF00, "\(mode)")
            let keepsWhatLiesBelow = mode == .destinationIn || mode == .destinationAtop
            #expect((picture[4, 4] == 0xFF00_FF00) == keepsWhatLiesBelow, "\(mode)")
        }
    }

    @Test func blendingFollowsItsFormula() {
        func blended(_ mode: CGBlendMode, _ below: CGFloat, _ above: CGFloat) -> UInt32 {
            Picture(1, 1) { context in
                context.setFillColor(red: below, green: below, blue: below, alpha: 1)
                context.fill(whole)
                context.setBlendMode(mode)
                context.setFillColor(red: above, green: above, blue: above, alpha: 1)
                context.fill(whole)
            }[0, 0] & 0xFF
        }
        #expect(blended(.multiply, 0.6, 0.5) == 77)
        #expect(blended(.screen, 0.6, 0.5) == 204)
        #expect(blended(.difference, 0.6, 0.2) == 102)
        #expect(blended(.darken, 0.6, 0.2) == 51)
        #expect(blended(.plusLighter, 0.6, 0.6) == 255)
        #expect(blended(.plusDarker, 0.6, 0.6) == 51)
        #expect(blended(.plusDarker, 0.4, 0.4) == 0)
    }

    @Test func plusDarkerHoldsInLayersAndOpaqueBuffers() throws {
        let buffer = try #require(PixelBuffer(width: 8, height: 8, format: .rgb24))
        let context = try #require(CGContext(buffer: buffer, scale: 2))
        context.beginTransparencyLayer(in: CGRect(x: 1, y: 1, width: 2, height: 2), auxiliaryInfo: nil)
        context.setFillColor(gray: 0.6, alpha: 1)
        context.fill(whole)
        context.setBlendMode(.plusDarker)
        context.fill(whole)
        context.endTransparencyLayer()
        let picture = Picture(context.buffer)
        #expect(picture[3, 3] & 0xFFFFFF == 0x333333)
        #expect(picture[0, 0] & 0xFFFFFF == 0)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(Picture(context.buffer)[0, 0] & 0xFFFFFF == 0)
    }

    @Test func aMaskLetsThroughWhereItIsOpaque() {
        let picture = Picture(12, 12) { context in
            context.setFillColor(red)
            context.clip(to: CGRect(x: 2, y: 2, width: 8, height: 8), mask: fourColors())
            context.fill(whole)
        }
        // The picture stands on its head in a view's context: the transparent quarter is at the top right.
        #expect(picture.paintedArea == 48)
        #expect(picture[8, 3] == 0)
        #expect(picture[3, 3] == 0xFFFF_0000)
        #expect(picture[8, 8] == 0xFFFF_0000)
        let twice = Picture(12, 12) { context in
            context.clip(to: CGRect(x: 2, y: 2, width: 8, height: 8), mask: fourColors())
            context.clip(to: CGRect(x: 6, y: 2, width: 8, height: 8), mask: fourColors())
            context.fill(whole)
        }
        #expect(twice.paintedBounds == CGRect(x: 6, y: 6, width: 4, height: 4))
        #expect(twice.paintedArea == 16)
    }

    @Test func aSharpShadowIsTheShapeMoved() {
        let shadowed = Picture(40, 40) { context in
            context.setShadow(offset: CGSize(width: 10, height: 12), blur: 0, color: blue)
            context.setFillColor(red)
            context.fillEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 16))
        }
        let painted = Picture(40, 40) { context in
            context.setFillColor(blue)
            context.fillEllipse(in: CGRect(x: 12, y: 14, width: 20, height: 16))
            context.setFillColor(red)
            context.fillEllipse(in: CGRect(x: 2, y: 2, width: 20, height: 16))
        }
        #expect(shadowed.distance(to: painted) <= 1)
    }

    @Test func shadowsDoNotFollowTheTransformOfTheUser() {
        let turned = Picture(40, 40, scale: 2) { context in
            context.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: blue)
            context.scaleBy(x: 4, y: -4)
            context.fill(CGRect(x: 1, y: -3, width: 2, height: 1))
        }
        #expect(turned.paintedBounds == CGRect(x: 8, y: 16, width: 16, height: 24))
    }

    @Test func aBitmapsShadowGoesUp() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: red)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(Picture(context.buffer).paintedBounds == CGRect(x: 0, y: 10, width: 5, height: 10))
    }

    @Test func aBlurKeepsTheAmountOfInk() {
        let blurred = Picture(80, 80) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 80, height: 80))
            context.setShadow(offset: CGSize(width: 0, height: 40), blur: 8, color: .black)
            context.fill(CGRect(x: 30, y: 10, width: 20, height: 10))
        }
        let ink = blurred.pixels.dropFirst(30 * 80).reduce(0) { $0 + Int($1 >> 24) }
        #expect(abs(ink - 200 * 255) < 200 * 255 / 50)
        #expect(blurred[40, 55] >> 24 > 60)
        #expect(blurred[40, 55] >> 24 < 250)
    }

    @Test func theShadowOfALayerIsOneShadow() {
        let picture = Picture(40, 40) { context in
            context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(CGRect(x: 2, y: 2, width: 8, height: 8))
            context.fill(CGRect(x: 6, y: 2, width: 8, height: 8))
            context.endTransparencyLayer()
        }
        #expect(Set([picture[23, 5], picture[28, 5], picture[33, 5]]).count == 1)
        #expect(picture[28, 5] >> 24 == 128)
    }
}
