import Testing

@testable @_spi(ForasteroInternal) import CoreGraphics

/// Coverage looks the same whether a colour is painted through it in one pass or by Cairo.
@Suite struct CoveragePaintingTests {
    private func makeCanvas(swapsRedAndBlue: Bool = false) throws -> CairoCanvas {
        let buffer = try #require(PixelBuffer(width: 61, height: 24, format: .argb32))
        for y in 0..<24 {
            for x in 0..<61 {
                let pixel = x < 20 ? 0 : 0xFF00_0000 | UInt32(x * 4) << 16 | UInt32(y * 10) << 8 | 0x33
                buffer.pixels.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
            }
        }
        return try #require(CairoCanvas(buffer, swapsRedAndBlue: swapsRedAndBlue))
    }

    private func makeCoverage() throws -> PixelBuffer {
        let coverage = try #require(PixelBuffer(width: 45, height: 13, format: .alpha8))
        for y in 0..<13 {
            for x in 0..<45 {
                let byte: UInt8 = [0, 255, UInt8(x * 5), UInt8(y * 19)][(x / 9 + y) % 4]
                coverage.pixels.storeBytes(of: byte, toByteOffset: y * coverage.bytesPerRow + x, as: UInt8.self)
            }
        }
        return coverage
    }

    private func bytes(of canvas: CairoCanvas) -> [UInt8] {
        canvas.flush()
        return Array(UnsafeRawBufferPointer(start: canvas.buffer.pixels, count: canvas.buffer.bytesPerRow * canvas.buffer.height))
    }

    private static let colors = [
        PaintColor.black, PaintColor(red: 0.3, green: 0.7, blue: 1, alpha: 1), PaintColor(red: 0.9, green: 0.2, blue: 0.1, alpha: 0.37),
    ]

    @Test(arguments: [CGPoint(x: 5, y: 6), CGPoint(x: -9, y: -4), CGPoint(x: 40, y: 17), CGPoint(x: 200, y: 3)], [false, true])
    func sameAsCairo(origin: CGPoint, swapsRedAndBlue: Bool) throws {
        let coverage = try makeCoverage()
        for color in Self.colors {
            let fast = try makeCanvas(swapsRedAndBlue: swapsRedAndBlue)
            let slow = try makeCanvas(swapsRedAndBlue: swapsRedAndBlue)
            for canvas in [fast, slow] {
                canvas.setPath(CGRect(x: 3, y: 2, width: 50, height: 19), .identity)
                canvas.clipToPath(.winding)
            }
            #expect(fast.paint(color, through: coverage, at: origin))
            slow.setSource(color)
            slow.paint(through: coverage, at: origin)
            #expect(bytes(of: fast) == bytes(of: slow))
        }
    }

    @Test func partsOfPixelsGroupsAndBlendModesAreLeftToCairo() throws {
        let coverage = try makeCoverage()
        let clipped = try makeCanvas()
        clipped.setPath(CGRect(x: 3.5, y: 2, width: 50, height: 19), .identity)
        clipped.clipToPath(.winding)
        let grouped = try makeCanvas()
        grouped.pushGroup()
        let multiplied = try makeCanvas()
        multiplied.setBlendMode(.multiply)
        for canvas in [clipped, grouped, multiplied] {
            #expect(!canvas.paint(.black, through: coverage, at: .zero))
        }
    }
}
