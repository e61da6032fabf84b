@_spi(ForasteroInternal) import CoreGraphics
import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Pictures look the same whether they are painted in one pass or by pixman.
@Suite("Pictures painted over surfaces")
struct SurfacePictureTests {
    private func makeBuffer(
        width: Int, height: Int, _ format: PixelBuffer.Format = .argb32, _ pixel: (_ x: Int, _ y: Int) -> UInt32
    ) throws -> PixelBuffer {
        let buffer = try #require(PixelBuffer(width: width, height: height, format: format))
        for y in 0..<height {
            for x in 0..<width {
                buffer.pixels.storeBytes(of: pixel(x, y), toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
        return buffer
    }

    private func makeSurface() throws -> Surface {
        let buffer = try makeBuffer(width: 77, height: 31) { x, y in 0xFF00_0000 | UInt32(x * 3) << 16 | UInt32(y * 8) << 8 | 0x55 }
        return try #require(Surface(buffer, at: PixelRect(x: 40, y: 60, width: 77, height: 31)))
    }

    /// Stretches that are clear, opaque, half clear, and brighter than their alpha allows.
    private func makePicture(_ format: PixelBuffer.Format) throws -> PixelBuffer {
        try makeBuffer(width: 50, height: 20, format) { x, y in
            switch (x / 11 + y) % 4 {
            case 0: 0
            case 1: 0xFF20_4060 + UInt32(x)
            case 2: UInt32(x * 5) * 0x0101_0101
            default: 0x40FF_8000 | UInt32(y * 12)
            }
        }
    }

    private func bytes(of surface: Surface) -> [UInt8] {
        Array(UnsafeRawBufferPointer(start: surface.buffer.pixels, count: surface.buffer.bytesPerRow * surface.buffer.height))
    }

    @Test(
        "Alike inside, over each edge, and cut off",
        arguments: [
            PixelRect(x: 50, y: 65, width: 50, height: 20), PixelRect(x: 30, y: 50, width: 50, height: 20),
            PixelRect(x: 90, y: 80, width: 50, height: 20), PixelRect(x: 0, y: 0, width: 50, height: 20),
        ], [.argb32, .rgb24] as [PixelBuffer.Format])
    func sameAsPainted(place: PixelRect, format: PixelBuffer.Format) throws {
        let picture = try makePicture(format)
        let region = Region(PixelRect(x: 41, y: 61, width: 40, height: 12))
        region.add(PixelRect(x: 60, y: 70, width: 100, height: 9))
        let (fast, slow) = (try makeSurface(), try makeSurface())
        let limit = PixelRect(x: place.x + 3, y: place.y + 2, width: 41, height: 15)

        #expect(fast.canPaint(picture))
        fast.paint(picture, at: place, in: limit, region)
        slow.setClip(region)
        slow.paint(try #require(PaintSource(picture, at: (place.x, place.y))), in: limit)

        #expect(bytes(of: fast) == bytes(of: slow))
    }

    @Test(
        "A picture on one colour is what it is over that colour",
        arguments: [
            PixelRect(x: 50, y: 65, width: 50, height: 20), PixelRect(x: 30, y: 50, width: 50, height: 20),
            PixelRect(x: 90, y: 80, width: 50, height: 20), PixelRect(x: 0, y: 0, width: 50, height: 20),
        ])
    func onColor(place: PixelRect) throws {
        let picture = try makePicture(.argb32)
        let region = Region(PixelRect(x: 41, y: 61, width: 40, height: 12))
        region.add(PixelRect(x: 60, y: 70, width: 100, height: 9))
        let (together, apart) = (try makeSurface(), try makeSurface())
        let limit = PixelRect(x: place.x + 3, y: place.y + 2, width: 41, height: 15)
        let color = ColorComponents(CGColor(red: 0.2, green: 0.9, blue: 0.6, alpha: 1))

        together.paint(picture, on: color, at: place, in: limit, region)
        apart.setClip(region)
        apart.fill(limit.intersection(place), with: color)
        apart.removeClip()
        apart.paint(picture, at: place, in: limit, region)

        #expect(bytes(of: together) == bytes(of: apart))
    }

    @Test("Whatever the unused byte of a picture without alpha is, the surface becomes opaque")
    func unusedByte() throws {
        let surface = try makeSurface()
        let picture = try makeBuffer(width: 77, height: 31, .rgb24) { x, y in UInt32(x) << 24 | 0x0010_2030 }
        surface.paint(picture, at: surface.rect, in: surface.rect, Region(surface.rect))
        for y in 0..<31 {
            for x in 0..<77 {
                let pixel = surface.buffer.pixels.load(fromByteOffset: y * surface.buffer.bytesPerRow + x * 4, as: UInt32.self)
                #expect(pixel == 0xFF10_2030)
            }
        }
    }

    @Test("Pictures of alpha only are left to pixman")
    func leftOver() throws {
        let alpha = try #require(PixelBuffer(width: 4, height: 4, format: .alpha8))
        #expect(try !makeSurface().canPaint(alpha))
    }
}
