@_spi(ForasteroInternal) import CoreGraphics
import Testing

@testable import QuartzCore

@Suite struct BitmapPoolTests {
    private let pool = BitmapPool()

    @Test("pixels that were given back are used again for a picture of the same size")
    func reuse() throws {
        let buffer = try #require(pool.makeBuffer(width: 60, height: 20))
        pool.recycle(buffer)
        #expect(pool.makeBuffer(width: 20, height: 60) !== buffer)
        #expect(pool.makeBuffer(width: 60, height: 20) === buffer)
        #expect(pool.makeBuffer(width: 60, height: 20) !== buffer, "one that is in use is not given out twice")
    }

    @Test("no more is kept than a few rows need, the latest of it")
    func limit() throws {
        let buffers = try (0..<6).map { _ in try #require(pool.makeBuffer(width: 1000, height: 100)) }
        for buffer in buffers { pool.recycle(buffer) }
        for index in [5, 4, 3, 2] { #expect(pool.makeBuffer(width: 1000, height: 100) === buffers[index]) }
        #expect(pool.makeBuffer(width: 1000, height: 100) !== buffers[1])
    }

    @Test("a picture as large as a screen is not kept")
    func large() throws {
        let buffer = try #require(pool.makeBuffer(width: 1000, height: 1000))
        pool.recycle(buffer)
        #expect(pool.makeBuffer(width: 1000, height: 1000) !== buffer)
    }
}
