@_spi(ForasteroInternal) import CoreGraphics
import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// A picture that is put in its place looks like one that is painted there.
@Suite("Copying to surfaces")
struct SurfaceCopyingTests {
    /// A surface of 13 × 11 pixels in the middle of the screen, and a picture each of whose pixels is another one.
    private func makeSurface() throws -> Surface {
        let buffer = try #require(PixelBuffer(width: 13, height: 11, format: .argb32))
        return try #require(Surface(buffer, at: PixelRect(x: 100, y: 200, width: 13, height: 11)))
    }

    private func makePicture(width: Int, height: Int) throws -> PixelBuffer {
        let picture = try #require(PixelBuffer(width: width, height: height, format: .argb32))
        for y in 0..<height {
            for x in 0..<width {
                let pixel = 0xFF00_0000 | UInt32(y) << 8 | UInt32(x + 1)
                picture.pixels.storeBytes(of: pixel, toByteOffset: y * picture.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
        return picture
    }

    private func bytes(of surface: Surface) -> [UInt8] {
        let buffer = surface.buffer
        return Array(UnsafeRawBufferPointer(start: buffer.pixels, count: buffer.bytesPerRow * buffer.height))
    }

    @Test(
        "Inside, over each edge, around all, and beside the surface",
        arguments: [
            PixelRect(x: 102, y: 203, width: 5, height: 4), PixelRect(x: 97, y: 198, width: 6, height: 6),
            PixelRect(x: 109, y: 205, width: 6, height: 6), PixelRect(x: 90, y: 190, width: 40, height: 40),
            PixelRect(x: 100, y: 195, width: 13, height: 12), PixelRect(x: 0, y: 0, width: 5, height: 5),
        ])
    func sameAsPainted(place: PixelRect) throws {
        let picture = try makePicture(width: place.width, height: place.height)
        let region = Region(PixelRect(x: 101, y: 201, width: 4, height: 9))
        region.add(PixelRect(x: 103, y: 204, width: 60, height: 3))
        let (copied, painted) = (try makeSurface(), try makeSurface())

        copied.copy(picture, at: place, in: region)
        painted.setClip(region)
        painted.paint(try #require(PaintSource(picture, at: (place.x, place.y))), in: place, replacing: true)

        #expect(bytes(of: copied) == bytes(of: painted))
        #expect(bytes(of: copied).contains { $0 != 0 } == !place.intersection(copied.rect).isEmpty)
    }

    @Test("As wide as the surface")
    func wholeRows() throws {
        let surface = try makeSurface()
        let place = PixelRect(x: 100, y: 204, width: 16, height: 3)
        let wide = try #require(PixelBuffer(width: 16, height: 8, format: .argb32))
        let screen = try #require(Surface(wide, at: PixelRect(x: 100, y: 200, width: 16, height: 8)))
        let picture = try makePicture(width: 16, height: 3)

        screen.copy(picture, at: place, in: Region(screen.rect))
        surface.copy(picture, at: place, in: Region(surface.rect))

        for (target, columns) in [(screen, 16), (surface, 13)] {
            for y in 0..<3 {
                for x in 0..<columns {
                    let pixel = target.buffer.pixels.load(fromByteOffset: (y + 4) * target.buffer.bytesPerRow + x * 4, as: UInt32.self)
                    #expect(pixel == 0xFF00_0000 | UInt32(y) << 8 | UInt32(x + 1))
                }
            }
        }
    }
}
