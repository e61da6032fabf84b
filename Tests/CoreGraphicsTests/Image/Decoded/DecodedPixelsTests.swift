import Foundation
import Synchronization
import Testing

@testable @_spi(ForasteroInternal) import CoreGraphics

@Suite("Pixels of image files are let go of and decoded again") struct DecodedPixelsTests {
    /// A file of 256 × 128 pixels, 128 KB, in two colours.
    private func file(_ color: UInt32 = 0xFF00_00FF) throws -> Data {
        let buffer = try #require(PixelBuffer(width: 256, height: 128, format: .argb32))
        for place in 0..<256 * 128 {
            buffer.pixels.storeBytes(of: place < 256 ? 0x8000_0080 : color, toByteOffset: place * 4, as: UInt32.self)
        }
        return try #require(CGImage(buffer: buffer).pngData())
    }

    private func encoded(_ file: Data, in cache: DecodedPixels) throws -> EncodedPixels {
        let buffer = try ImageFormat.png.decodePixels(of: file, budget: .standard)
        return try #require(EncodedPixels(file, .png, decodedAs: buffer, cache: cache))
    }

    @Test("The pixels decoded again are those of the first time")
    func decodedAgain() throws {
        let cache = DecodedPixels(byteLimit: 1 << 20)
        let pixels = try encoded(file(), in: cache)
        let first = Picture(pixels.buffer)
        #expect(cache.byteCount == 256 * 128 * 4)
        cache.removeAll()
        #expect(cache.byteCount == 0)
        #expect(Picture(pixels.buffer) == first)
        #expect(first[0, 0] == 0x8000_0080)
        #expect(first[3, 2] == 0xFF00_00FF)
        #expect(cache.byteCount == 256 * 128 * 4)
    }

    @Test("What is drawn is not decoded twice, and what is shown is not let go of")
    func shownPixelsStay() throws {
        let cache = DecodedPixels(byteLimit: 1 << 20)
        let pixels = try encoded(file(), in: cache)
        let shown = pixels.buffer
        #expect(pixels.buffer === shown)
        cache.removeAll()
        #expect(pixels.buffer === shown)
    }

    @Test("Beyond the limit, those that were not drawn for longest are let go of")
    func limit() throws {
        let cache = DecodedPixels(byteLimit: 4 * 256 * 128 * 4)
        let files = try (0..<4).map { try encoded(file(0xFF00_0000 + $0), in: cache) }
        weak let first = files[0].buffer
        weak let second = files[1].buffer
        #expect(cache.byteCount == 4 * 256 * 128 * 4)
        let fifth = try encoded(file(0xFFFF_FFFF), in: cache)
        #expect(cache.byteCount <= 2 * 256 * 128 * 4)
        // The order of use was 2, 3, 0, 1, and then the fifth.
        #expect(first == nil)
        #expect(second != nil)
        #expect(Picture(files[0].buffer)[0, 1] == 0xFF00_0000)
        #expect(Picture(fifth.buffer)[0, 1] == 0xFFFF_FFFF)
    }

    @Test("One picture that is larger than the limit is drawn, and not kept")
    func largerThanTheLimit() throws {
        let cache = DecodedPixels(byteLimit: 1000)
        let pixels = try encoded(file(), in: cache)
        #expect(cache.byteCount == 0)
        #expect(Picture(pixels.buffer)[0, 1] == 0xFF00_00FF)
    }

    @Test("An image that goes away takes its pixels along")
    func endOfTheImage() throws {
        let cache = DecodedPixels(byteLimit: 1 << 20)
        var pixels: EncodedPixels? = try encoded(file(), in: cache)
        #expect(pixels?.width == 256)
        #expect(cache.byteCount > 0)
        pixels = nil
        #expect(cache.byteCount == 0)
    }

    @Test("Small pictures, and files as large as their pixels, keep their pixels")
    func whatIsKept() throws {
        let small = try #require(PixelBuffer(width: 64, height: 64, format: .argb32))
        #expect(EncodedPixels(Data(count: 10), .png, decodedAs: small) == nil)
        let large = try #require(PixelBuffer(width: 256, height: 128, format: .argb32))
        #expect(EncodedPixels(Data(count: 70_000), .png, decodedAs: large) == nil)
    }

    @Test("Bytes that the app changes after the picture was made change nothing")
    func bytesOfTheApp() throws {
        let cache = DecodedPixels(byteLimit: 1 << 20)
        let bytes = NSMutableData(data: try file())
        let view = Data(bytesNoCopy: bytes.mutableBytes, count: bytes.length, deallocator: .none)
        let pixels = try encoded(view, in: cache)
        memset(bytes.mutableBytes, 0, bytes.length)
        cache.removeAll()
        #expect(Picture(pixels.buffer)[0, 1] == 0xFF00_00FF)
    }

    @Test("Many threads that draw a picture decode it once")
    func threads() throws {
        let cache = DecodedPixels(byteLimit: 1 << 20)
        let pixels = try encoded(file(), in: cache)
        cache.removeAll()
        let seen = Mutex<[PixelBuffer]>([])
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            let buffer = pixels.buffer
            seen.withLock { $0.append(buffer) }
        }
        let buffers = seen.withLock { $0 }
        #expect(buffers.count == 8)
        #expect(buffers.allSatisfy { $0 === buffers[0] })
    }

    @Test("An image of a file draws the same after a memory warning, and one that keeps its pixels keeps them")
    func images() throws {
        let image = try CGImage.decode(file())
        #expect(image.width == 256)
        #expect(image.height == 128)
        weak let decoded = image.pixelBuffer
        let before = Picture(image.pixelBuffer)
        CGImage.removeDecodedPixels()
        #expect(decoded == nil)
        #expect(Picture(image.pixelBuffer) == before)
        let kept = image.keepingPixels()
        #expect(kept != image)
        #expect(kept.keepingPixels() == kept)
        weak let pixels = kept.pixelBuffer
        CGImage.removeDecodedPixels()
        #expect(pixels != nil)
    }
}
