@_spi(ForasteroInternal) import CoreGraphics
import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Rectangles of one colour look the same whether they are painted in one pass or by pixman.
@Suite("Rectangles of one colour on surfaces")
struct SurfaceColorTests {
    /// A surface of 120 × 90 pixels in the middle of the screen, each of which has another colour.
    private func makeSurface(_ format: PixelBuffer.Format = .argb32) throws -> Surface {
        let buffer = try #require(PixelBuffer(width: 120, height: 90, format: format))
        for y in 0..<90 {
            for x in 0..<120 {
                let pixel = 0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 2) << 8 | UInt32((x + y) & 255)
                buffer.pixels.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
        return try #require(Surface(buffer, at: PixelRect(x: 40, y: 60, width: 120, height: 90)))
    }

    private func bytes(of surface: Surface) -> [UInt8] {
        let buffer = surface.buffer
        return Array(UnsafeRawBufferPointer(start: buffer.pixels, count: buffer.bytesPerRow * buffer.height))
    }

    /// Two rectangles that share a part, so that the region has three.
    private var region: Region {
        let region = Region(PixelRect(x: 45, y: 61, width: 70, height: 50))
        region.add(PixelRect(x: 90, y: 90, width: 200, height: 45))
        return region
    }

    private static let shapes = [
        CornerShape.square, CornerShape(radius: 20, corners: .all, isContinuous: false),
        CornerShape(radius: 7.3, corners: .all, isContinuous: true),
        CornerShape(radius: 12, corners: [.layerMinXMinYCorner, .layerMaxXMaxYCorner], isContinuous: false),
    ]

    private static let places = [
        PixelRect(x: 60, y: 70, width: 80, height: 40), PixelRect(x: 30, y: 50, width: 41, height: 43),
        PixelRect(x: 100, y: 100, width: 200, height: 90), PixelRect(x: -100, y: -100, width: 900, height: 700),
        PixelRect(x: 0, y: 0, width: 44, height: 44), PixelRect(x: 111, y: 80, width: 40, height: 40),
    ]

    private static let colors = [
        CGColor(red: 0.2, green: 0.5, blue: 0.9, alpha: 1), CGColor(red: 0.9, green: 0.1, blue: 0, alpha: 0.5),
        CGColor(red: 1, green: 1, blue: 1, alpha: 0.02), CGColor(red: 0, green: 0, blue: 0, alpha: 0.9999),
    ]

    @Test("Alike for every place, shape and alpha", arguments: shapes, places)
    func sameAsPainted(shape: CornerShape, place: PixelRect) throws {
        for color in Self.colors.map({ ColorComponents($0) }) {
            let (fast, slow) = (try makeSurface(), try makeSurface())
            let rounded = RoundedPixels(place, shape)

            #expect(fast.cover(rounded, with: color, in: region, tiles: CornerTiles()))
            slow.setClip(region)
            slow.cover(rounded, with: try #require(PaintSource(color)), tiles: CornerTiles())

            #expect(bytes(of: fast) == bytes(of: slow))
        }
    }

    @Test("Corners that meet, and pixels without alpha, are left to pixman")
    func leftOver() throws {
        let round = RoundedPixels(PixelRect(x: 60, y: 70, width: 30, height: 30), Self.shapes[1])
        let surface = try makeSurface()
        let opaque = try makeSurface(.rgb24)
        let before = bytes(of: surface)
        let color = ColorComponents(.black)

        #expect(!surface.cover(round, with: color, in: region, tiles: CornerTiles()))
        #expect(bytes(of: surface) == before)
        #expect(!opaque.cover(RoundedPixels(round.rect, .square), with: color, in: region, tiles: CornerTiles()))
    }
}
