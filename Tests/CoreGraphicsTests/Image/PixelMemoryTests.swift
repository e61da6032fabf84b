@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite("Memory of pixels, small and as large as screens")
struct PixelMemoryTests {
    @Test(
        "all bytes are zero at first, can be written, and are given back",
        arguments: [(1, 1), (390, 844), (1023, 1024), (1024, 1024), (1025, 1024), (1170, 2532), (3, 32767)])
    func wholeBuffer(width: Int, height: Int) throws {
        for round in 1...3 {
            let buffer = try #require(PixelBuffer(width: width, height: height, format: .argb32))
            let bytes = UnsafeRawBufferPointer(start: buffer.pixels, count: buffer.bytesPerRow * height)
            #expect(bytes.allSatisfy { $0 == 0 }, "round \(round)")
            memset(buffer.pixels, 0xA5, bytes.count)
            #expect(bytes.last == 0xA5)
        }
    }

    @Test("more than there is fails")
    func tooLarge() {
        #expect(PixelBuffer(width: 40_000, height: 10, format: .argb32) == nil)
    }
}
