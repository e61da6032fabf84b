@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct BitmapLayoutTests {
    private func image(
        _ bytes: [UInt8], bits: Int = 8, pixel: Int, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = [], gray: Bool = false,
        width: Int = 1, height: Int = 1
    ) -> CGImage? {
        guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
        let info = order.union(CGBitmapInfo(rawValue: alpha.rawValue))
        return CGImage(
            width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: width * pixel / 8,
            space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider,
            decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }

    private func pixel(_ image: CGImage?) -> UInt32? { image.map { Picture($0.pixelBuffer)[0, 0] } }

    @Test func bytesAreReadInTheirOrder() {
        #expect(pixel(image([1, 2, 3, 255], pixel: 32, .premultipliedLast)) == 0xFF01_0203)
        #expect(pixel(image([255, 1, 2, 3], pixel: 32, .premultipliedFirst)) == 0xFF01_0203)
        #expect(pixel(image([3, 2, 1, 255], pixel: 32, .premultipliedFirst, .byteOrder32Little)) == 0xFF01_0203)
        #expect(pixel(image([255, 3, 2, 1], pixel: 32, .premultipliedLast, .byteOrder32Little)) == 0xFF01_0203)
        #expect(pixel(image([1, 2, 3], pixel: 24, .none)).map { $0 & 0xFFFFFF } == 0x01_0203)
        #expect(pixel(image([1, 2, 3, 9], pixel: 32, .noneSkipLast)).map { $0 & 0xFFFFFF } == 0x01_0203)
        #expect(pixel(image([9], pixel: 8, .none, gray: true)).map { $0 & 0xFFFFFF } == 0x09_0909)
        #expect(pixel(image([9, 255], pixel: 16, .last, gray: true)) == 0xFF09_0909)
        #expect(pixel(image([1, 77, 2, 77, 3, 77], bits: 16, pixel: 48, .none)).map { $0 & 0xFFFFFF } == 0x01_0203)
        #expect(pixel(image([77, 1, 77, 2, 77, 3], bits: 16, pixel: 48, .none, .byteOrder16Little)).map { $0 & 0xFFFFFF } == 0x01_0203)
    }

    @Test func straightColorsAreMultipliedByTheirAlpha() {
        #expect(pixel(image([255, 0, 100, 128], pixel: 32, .last)) == 0x8080_0032)
        #expect(pixel(image([0, 255, 255, 255], pixel: 32, .first)) == 0)
    }

    @Test func whatCannotBeReadIsNoImage() {
        #expect(image([1, 2, 3], pixel: 32, .last) == nil)
        #expect(image([1, 2, 3, 4], pixel: 32, .last, .floatComponents) == nil)
        #expect(image([1, 2], bits: 5, pixel: 16, .noneSkipFirst) == nil)
        #expect(image([1, 2, 3, 4], pixel: 32, .last, width: 1 << 40, height: 1 << 40) == nil)
        #expect(image([1, 2, 3, 4], pixel: 32, .last, width: 0) == nil)
        #expect(image([1, 2, 3, 4], pixel: 32, .last, width: -1) == nil)
    }

    @Test(arguments: [
        (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo.byteOrderDefault), (.premultipliedFirst, .byteOrder32Big),
        (.premultipliedFirst, .byteOrder32Little), (.noneSkipFirst, .byteOrderDefault), (.noneSkipLast, .byteOrder32Little),
    ])
    func bitmapsGiveTheirBytesBack(alpha: CGImageAlphaInfo, order: CGBitmapInfo) throws {
        let info = order.rawValue | alpha.rawValue
        let context = try #require(
            CGContext(
                data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: info))
        context.setFillColor(red: 1, green: 0.4, blue: 0.2, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        let image = try #require(context.makeImage())
        #expect(Picture(image.pixelBuffer)[0, 0] | 0xFF00_0000 == 0xFFFF_6633)
        let bytes = try #require(image.dataProvider?.data)
        let provider = try #require(CGDataProvider(data: bytes))
        let again = try #require(
            CGImage(
                width: 3, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: image.bytesPerRow,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: image.bitmapInfo, provider: provider,
                decode: nil, shouldInterpolate: true, intent: .defaultIntent))
        #expect(Picture(again.pixelBuffer)[2, 1] | 0xFF00_0000 == 0xFFFF_6633)
        let drawn = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(Array(UnsafeBufferPointer(start: drawn, count: 4)) == Array(bytes.prefix(4)))
    }

    @Test func aGrayContextTurnsColorsGray() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.bytesPerRow == 2)
        #expect(context.bitsPerPixel == 8)
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(bytes[0] == 182)
        #expect(bytes[1] == 0)
        let image = try #require(context.makeImage())
        #expect(image.colorSpace?.model == .monochrome)
        #expect(image.dataProvider?.data as Data? == Data([182, 0]))
    }

    @Test func memoryOfTheProgramIsReadAndWritten() throws {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 4)
        defer { memory.deallocate() }
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: 8)
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        let context = try #require(
            CGContext(
                data: memory, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        bytes[0] = 255
        bytes[3] = 255
        context.setFillColor(red)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        #expect(Array(UnsafeBufferPointer(start: bytes, count: 8)) == [255, 0, 0, 255, 255, 255, 0, 0])
        bytes[2] = 255
        let image = try #require(context.makeImage())
        #expect(Picture(image.pixelBuffer)[0, 0] == 0xFF00_FFFF)
    }

    @Test(
        arguments: [
            (bits: 1, step: 1, bytes: [0b0101_0000]), (bits: 2, step: 2, bytes: [0b0011_0011]), (bits: 4, step: 4, bytes: [0x0F, 0x0F]),
            (bits: 8, step: 8, bytes: [0, 255, 0, 255]), (bits: 8, step: 24, bytes: [0, 9, 9, 255, 9, 9, 0, 9, 9, 255, 9, 9]),
        ] as [(bits: Int, step: Int, bytes: [UInt8])])
    func stencilsHavePixelsOfAnyDepth(bits: Int, step: Int, bytes: [UInt8]) throws {
        let provider = try #require(CGDataProvider(data: NSData(data: Data(bytes))))
        let stencil = try #require(
            CGImage(
                maskWidth: 4, height: 1, bitsPerComponent: bits, bitsPerPixel: step, bytesPerRow: bytes.count, provider: provider,
                decode: nil, shouldInterpolate: false))
        let painted = Picture(4, 1) { context in
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1), mask: stencil)
            context.setFillColor(red)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(painted.pixels == [0xFFFF_0000, 0, 0xFFFF_0000, 0])
        #expect(
            CGImage(
                maskWidth: 4, height: 2, bitsPerComponent: bits, bitsPerPixel: step, bytesPerRow: bytes.count, provider: provider,
                decode: nil, shouldInterpolate: false) == nil)
    }

    @Test func stencilsLetPaintThroughWhereTheyAreBlack() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255, 128, 0]) as CFData))
        func mask(_ decode: [CGFloat]?) -> CGImage? {
            CGImage(
                maskWidth: 4, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 4, provider: provider, decode: decode,
                shouldInterpolate: false)
        }
        let stencil = try #require(mask(nil))
        let painted = Picture(4, 1) { context in
            context.setFillColor(red)
            context.draw(stencil, in: CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(painted.pixels == [0xFFFF_0000, 0, 0x7F7F_0000, 0xFFFF_0000])
        let inverse = try #require(mask([1, 0]))
        let clipped = Picture(4, 1) { context in
            context.setFillColor(red)
            context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 1), mask: inverse)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        }
        #expect(clipped.pixels.map { $0 >> 24 } == [0, 255, 128, 0])
        #expect(stencil.isMask)
        #expect(stencil.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
    }

    @Test func maskingCutsAnImageOut() throws {
        let gray = try #require(image([255, 0, 0, 255], pixel: 8, .none, gray: true, width: 2, height: 2))
        let solid = try #require(image(Array(repeating: 255, count: 4 * 64), pixel: 32, .premultipliedLast, width: 8, height: 8))
        let masked = try #require(solid.masking(gray))
        let picture = Picture(masked.pixelBuffer)
        #expect(picture[0, 0] == 0xFFFF_FFFF)
        #expect(picture[7, 7] == 0xFFFF_FFFF)
        #expect(picture[7, 0] == 0)
        #expect(picture[0, 7] == 0)
    }
}
