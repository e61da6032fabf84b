import CoreGraphics
import Testing

struct AlphaContextTests {
    /// What apps do to find out whether a picture is transparent at a point.
    @Test("Memory of one byte can be drawn into as alpha alone", arguments: [(0, 0), (0.5, 128), (1, 255)])
    func oneByte(alpha: Double, expected: Int) throws {
        var pixel: [UInt8] = [7]
        try pixel.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 1,
                    space: CGColorSpaceCreateDeviceGray(),
                    bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
            context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: alpha))
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            #expect(context.alphaInfo == .alphaOnly)
            #expect(context.bytesPerRow == 1)
        }
        #expect(abs(Int(pixel[0]) - expected) <= 1)
    }

    @Test("Rows that are no multiple of four bytes keep their places")
    func oddRows() throws {
        var bytes = [UInt8](repeating: 0, count: 15)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 5, height: 3, bitsPerComponent: 8, bytesPerRow: 5, space: nil,
                    bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
            context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        }
        #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0])
    }
}
