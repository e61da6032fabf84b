@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct WebPTests {
    /// Four pixels of two by two without loss: red, green, blue and half-transparent white.
    private let file = Data(base64Encoded: "UklGRjAAAABXRUJQVlA4TCMAAAAvAUAAEB8gEEjeHzqN+RcQFPwfnYCg6LrlImYPwg0YIvofAgA=") ?? Data()

    @Test func pixelsAreReadExactly() throws {
        let image = try CGImage.decode(file)
        #expect(image.width == 2)
        #expect(image.height == 2)
        #expect(image.alphaInfo == .premultipliedFirst)
        #expect(Picture(image.pixelBuffer).pixels == [0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0x8080_8080])
    }

    @Test func everyTruncationFailsWithAReason() {
        for count in 12..<file.count - 1 {
            #expect(throws: ImageDecodingError.self, "\(count) bytes") { try CGImage.decode(file.prefix(count)) }
        }
    }

    @Test func damagedBytesNeverCrash() {
        var generator = SplitMix(state: 11)
        for _ in 0..<2000 {
            var damaged = file
            damaged[Int.random(in: 12..<file.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            if let image = try? CGImage.decode(damaged, budget: PixelBudget(pixelCount: 1 << 16)) {
                #expect(image.width * image.height <= 1 << 16)
            }
        }
    }
}
