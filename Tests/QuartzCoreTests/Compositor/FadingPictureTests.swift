@_spi(ForasteroInternal) import CoreGraphics
import Foundation
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Pictures that are stretched and shine through.
@MainActor
@Suite("Fading pictures")
struct FadingPictureTests {
    /// Four by four pixels of different colours, with an alpha of 1 or without alpha.
    private func picture(_ format: PixelBuffer.Format) throws -> CGImage {
        let buffer = try #require(PixelBuffer(width: 4, height: 4, format: format))
        let opaque: UInt32 = format == .argb32 ? 0xFF00_0000 : 0
        for index in 0..<16 {
            let pixel = opaque | UInt32(index * 16) << 16 | UInt32(255 - index * 16) << 8 | UInt32(index % 4 * 80)
            buffer.pixels.storeBytes(of: pixel, toByteOffset: index / 4 * buffer.bytesPerRow + index % 4 * 4, as: UInt32.self)
        }
        return CGImage(buffer: buffer)
    }

    private func pixels(_ format: PixelBuffer.Format, _ frame: CGRect, opacity: Float, cornerRadius: CGFloat) throws -> [UInt32] {
        let stage = Stage()
        stage.root.backgroundColor = .blue
        let layer = plain(nil, frame.minX, frame.minY, frame.width, frame.height)
        layer.contents = try picture(format)
        layer.opacity = opacity
        layer.cornerRadius = cornerRadius
        layer.masksToBounds = cornerRadius > 0
        stage.root.addSublayer(layer)
        stage.render()
        return stage.pixels
    }

    @Test(
        "A picture without alpha fades as one whose alpha is 1, on pixels, between them, and with round corners",
        arguments: [CGRect(x: 4, y: 6, width: 30, height: 20), CGRect(x: 4.5, y: 6.25, width: 30, height: 20)], [CGFloat(0), 6])
    func fading(frame: CGRect, cornerRadius: CGFloat) throws {
        let with = try pixels(.argb32, frame, opacity: 0.5, cornerRadius: cornerRadius)
        let without = try pixels(.rgb24, frame, opacity: 0.5, cornerRadius: cornerRadius)
        let opaque = try pixels(.rgb24, frame, opacity: 1, cornerRadius: cornerRadius)
        for (first, second) in zip(with, without) {
            for shift in [0, 8, 16] as [UInt32] {
                #expect(abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) <= 2)
            }
        }
        // In the middle half of it is the background, which has only blue.
        let middle = 16 * 40 + 20
        #expect(abs(Int(without[middle] >> 8 & 0xFF) * 2 - Int(opaque[middle] >> 8 & 0xFF)) <= 3)
        #expect(without[0] == 0xFF00_00FF)
    }

    @Test("A picture that is made smaller is mixed of the same neighbours on pixels and between them")
    func smaller() throws {
        func stage(x: CGFloat) throws -> Stage {
            let stage = Stage()
            let buffer = try #require(PixelBuffer(width: 64, height: 64, format: .rgb24))
            // One white row in eight: a picture of four neighbours hits it or misses it, the mean of all would be grey.
            for row in stride(from: 0, to: 64, by: 8) { memset(buffer.pixels + row * buffer.bytesPerRow, 0xFF, buffer.bytesPerRow) }
            let layer = plain(nil, x, 4, 8, 8)
            layer.contents = CGImage(buffer: buffer)
            stage.root.addSublayer(layer)
            stage.render()
            return stage
        }
        let (aligned, between) = (try stage(x: 4), try stage(x: 4.5))
        for y in 5..<11 { #expect(aligned.pixel(8, y) == between.pixel(8, y)) }
    }
}
