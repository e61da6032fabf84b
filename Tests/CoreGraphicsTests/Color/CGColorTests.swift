@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct CGColorTests {
    @Test func componentsEndWithAlpha() throws {
        let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(color.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.numberOfComponents == 4)
        #expect(color.alpha == 0.4)
        #expect(color.colorSpace?.name == CGColorSpace.sRGB)
        #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
        #expect(try #require(color.copy(alpha: 1)).components == [0.1, 0.2, 0.3, 1])
    }

    @Test func equalityLooksAtSpaceAndNumbers() {
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(CGColorSpace(name: CGColorSpace.sRGB) == CGColorSpace(name: CGColorSpace.sRGB))
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test(arguments: [
        CGColorSpace.sRGB as String, CGColorSpace.displayP3 as String, CGColorSpace.linearSRGB as String,
        CGColorSpace.extendedSRGB as String, CGColorSpace.extendedLinearSRGB as String,
    ])
    func conversionThereAndBackLosesNothing(name: String) throws {
        let space = try #require(CGColorSpace(name: name as CFString))
        let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
        let back = try #require(there.converted(to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil))
        for (first, second) in zip(try #require(back.components), try #require(color.components)) { #expect(abs(first - second) < 1e-6) }
    }

    @Test func theReddestRedOfDisplayP3LiesOutsideSRGB() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let color = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let components = try #require(color.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
        #expect(abs(components[0] - 1.0931) < 0.001)
        #expect(abs(components[1] + 0.2267) < 0.001)
        #expect(abs(components[2] + 0.1501) < 0.001)
        #expect(color.paintColor.pixel == 0xFFFF_0000)
        #expect(p3.isWideGamutRGB)
    }

    @Test func whatIsNoColorIsDrawnAsOne() {
        #expect(CGColor(red: .nan, green: 7, blue: -3, alpha: 2).paintColor == PaintColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test func inksWithoutAProfile() {
        let color = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
        #expect(color.paintColor == PaintColor(red: 0, green: 0.5, blue: 0.5, alpha: 1))
    }

    @Test func gradientsNeedColors() {
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [red] as CFArray, locations: [0]) != nil)
    }

    @Test func rawValues() {
        #expect(CGColorSpaceModel.pattern.rawValue == 6)
        #expect(CGColorRenderingIntent.saturation.rawValue == 4)
        #expect(CGBlendMode.luminosity.rawValue == 15)
        #expect(CGBlendMode.plusLighter.rawValue == 27)
        #expect(CGBlendMode.copy.rawValue == 17)
        #expect(CGImageAlphaInfo.premultipliedLast.rawValue == 1)
        #expect(CGImageAlphaInfo.noneSkipFirst.rawValue == 6)
        #expect(CGBitmapInfo.byteOrder32Little.rawValue == 8192)
        #expect(CGInterpolationQuality.high.rawValue == 3)
        #expect(CGLineCap.square.rawValue == 2)
        #expect(CGLineJoin.bevel.rawValue == 2)
        #expect(CGPathDrawingMode.eoFillStroke.rawValue == 4)
        #expect(CGTextDrawingMode.clip.rawValue == 7)
        #expect(CGPathElementType.closeSubpath.rawValue == 4)
    }
}
