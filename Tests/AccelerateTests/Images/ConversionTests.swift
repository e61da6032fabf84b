import Accelerate
import Testing

struct ConversionTests {
    private var format: vImage_CGImageFormat {
        vImage_CGImageFormat(
            bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: nil,
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue),
            version: 0, decode: nil, renderingIntent: .defaultIntent)
    }

    private func image() throws -> CGImage {
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        let context = try #require(
            CGContext(data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info))
        context.setFillColor(red: 1, green: 0, blue: 0.2, alpha: 1)
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        return try #require(context.makeImage())
    }

    @Test("A picture becomes bytes in the order of the format, and a picture again")
    func roundTrip() throws {
        var (buffer, format) = (vImage_Buffer(), format)
        #expect(vImageBuffer_InitWithCGImage(&buffer, &format, nil, try image(), 0) == kvImageNoError)
        defer { buffer.free() }
        #expect((buffer.width, buffer.height) == (3, 2))
        #expect((0..<4).map { buffer.data.load(fromByteOffset: $0, as: UInt8.self) } == [255, 255, 0, 51])
        #expect((4..<8).map { buffer.data.load(fromByteOffset: $0, as: UInt8.self) } == [0, 0, 0, 0])
        var code = 1
        let again = try #require(vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, 0, &code)).takeRetainedValue()
        #expect((code, again.width, again.height) == (kvImageNoError, 3, 2))
        var second = vImage_Buffer()
        #expect(vImageBuffer_InitWithCGImage(&second, &format, nil, again, 0) == kvImageNoError)
        defer { second.free() }
        #expect(memcmp(buffer.data, second.data, buffer.rowBytes * 2) == 0)
    }

    @Test("A format that nobody draws in, and sizes that do not fit, are refused")
    func misuse() throws {
        var (buffer, format) = (vImage_Buffer(), format)
        format.bitsPerComponent = 5
        #expect(vImageBuffer_InitWithCGImage(&buffer, &format, nil, try image(), 0) == kvImageUnsupportedConversion)
        #expect(buffer.data == nil)
        #expect(vImageBuffer_InitWithCGImage(&buffer, &format, nil, try image(), UInt32(kvImageNoAllocate)) == kvImageUnsupportedConversion)
        var code = 0
        #expect(vImageCreateCGImageFromBuffer(&buffer, &format, nil, nil, 0, &code) == nil)
        #expect(code == kvImageUnsupportedConversion)
        #expect(vImageBuffer_Init(&buffer, .max, 1, 32, 0) == kvImageInvalidParameter)
    }
}
