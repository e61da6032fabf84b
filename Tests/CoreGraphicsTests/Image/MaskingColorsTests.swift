@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct MaskingColorsTests {
    private func opaque() throws -> CGImage {
        let buffer = try #require(PixelBuffer(width: 3, height: 1, format: .rgb24))
        let context = try #require(CGContext(buffer: buffer, scale: 1))
        for (x, color) in [red, green, CGColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)].enumerated() {
            context.setFillColor(color)
            context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
        return CGImage(buffer: context.buffer)
    }

    @Test func colorsWithinTheRangesBecomeTransparent() throws {
        let masked = try #require(try opaque().copy(maskingColorComponents: [40, 60, 40, 60, 40, 60]))
        #expect(Picture(masked.pixelBuffer).pixels == [0xFFFF_0000, 0xFF00_FF00, 0])
        let all = try #require(try opaque().copy(maskingColorComponents: [0, 255, 0, 255, 0, 255]))
        #expect(Picture(all.pixelBuffer).pixels == [0, 0, 0])
    }

    @Test func whatCannotBeMaskedGivesNothing() throws {
        #expect(try opaque().copy(maskingColorComponents: [0, 255]) == nil)
        #expect(fourColors().copy(maskingColorComponents: [0, 255, 0, 255, 0, 255]) == nil)
        let odd = try opaque().copy(maskingColorComponents: [.nan, -5, 300, .infinity, 0, 0])
        #expect(odd.map { Picture($0.pixelBuffer).pixels } == [0xFFFF_0000, 0, 0xFF33_3333])
    }
}
