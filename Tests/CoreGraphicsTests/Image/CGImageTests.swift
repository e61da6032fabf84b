@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct CGImageTests {
    @Test func anImageStandsUprightWhereYGrowsUpwards() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
        context.draw(fourColors(), in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(Picture(context.buffer) == Picture(fourColors().pixelBuffer))
        let view = Picture(8, 8) { $0.draw(fourColors(), in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
        #expect(view[0, 0] == 0xFF00_00FF)
        #expect(view[0, 7] == 0xFFFF_0000)
    }

    @Test func croppingSharesTheRightPixels() throws {
        let part = try #require(fourColors().cropping(to: CGRect(x: 3.5, y: -4, width: 10, height: 7)))
        #expect(part.width == 5)
        #expect(part.height == 3)
        #expect(Picture(part.pixelBuffer)[0, 0] == 0xFFFF_0000)
        #expect(Picture(part.pixelBuffer)[1, 2] == 0xFF00_FF00)
        #expect(fourColors().cropping(to: CGRect(x: 20, y: 0, width: 4, height: 4)) == nil)
        #expect(fourColors().cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4)) == nil)
    }

    @Test func bitmapsAreWrittenInTheOrderAskedFor() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.draw(fourColors(), in: CGRect(x: 1, y: 0, width: 4, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(Array(UnsafeBufferPointer(start: bytes, count: 4)) == [255, 51, 0, 255])
        let image = try #require(context.makeImage())
        #expect(Picture(image.pixelBuffer)[0, 0] == 0xFFFF_3300)
        #expect(image.alphaInfo == .premultipliedLast)
        #expect(image.bitsPerPixel == 32)
    }

    @Test func anImageDoesNotFollowItsContext() throws {
        let buffer = try #require(PixelBuffer(width: 2, height: 2, format: .argb32))
        let context = try #require(CGContext(buffer: buffer, scale: 1))
        let image = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(Picture(image.pixelBuffer).paintedArea == 0)
    }

    @Test func contextsThatCannotBeAreNotMade() {
        let space = CGColorSpaceCreateDeviceRGB()
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        func make(_ width: Int, _ height: Int, bits: Int = 8) -> CGContext? {
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: 0, space: space, bitmapInfo: info)
        }
        #expect(make(0, 5) == nil)
        #expect(make(-1, 5) == nil)
        #expect(make(5, 40_000) == nil)
        #expect(make(5, 5, bits: 3) == nil)
        #expect(make(30_000, 30_000) == nil)
        #expect(make(1, 1) != nil)
    }

    @Test func smallPicturesAreEnlargedAsAsked() {
        func colors(_ quality: CGInterpolationQuality) -> Int {
            let picture = Picture(64, 64) { context in
                context.interpolationQuality = quality
                context.draw(fourColors(), in: CGRect(x: 0, y: 0, width: 64, height: 64))
            }
            return Set(picture.pixels).count
        }
        #expect(colors(.none) == 4)
        #expect(colors(.low) > 4)
    }

    @Test func tilesRepeatOverTheClip() {
        let tiled = Picture(16, 16) { context in
            context.draw(fourColors(), in: CGRect(x: 4, y: 4, width: 8, height: 8), byTiling: true)
        }
        let one = Picture(8, 8) { $0.draw(fourColors(), in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
        #expect(tiled[4, 4] == one[0, 0])
        #expect(tiled[12, 12] == one[0, 0])
        #expect(tiled[0, 0] == one[4, 4])
        #expect(tiled[15, 3] == one[3, 7])
    }
}
