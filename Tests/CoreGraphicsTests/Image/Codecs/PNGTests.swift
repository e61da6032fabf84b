@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct PNGTests {
    @Test func whatIsWrittenIsReadBack() throws {
        let picture = Picture(9, 7) { context in
            context.setFillColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
            context.fill(CGRect(x: 1, y: 1, width: 5, height: 5))
            context.setFillColor(blue)
            context.fill(CGRect(x: 3, y: 0, width: 1, height: 7))
        }
        let pixels = try #require(buffer(picture))
        let data = try #require(CGImage(buffer: pixels).pngData())
        let back = try CGImage.decode(data)
        #expect(Picture(back.pixelBuffer) == picture)
        #expect(back.alphaInfo == .premultipliedFirst)
    }

    @Test func opaquePicturesStayOpaque() throws {
        let buffer = try #require(PixelBuffer(width: 3, height: 2, format: .rgb24))
        let context = try #require(CGContext(buffer: buffer, scale: 1))
        context.setFillColor(green)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let data = try #require(CGImage(buffer: context.buffer).pngData())
        let back = try CGImage.decode(data)
        #expect(back.alphaInfo == .noneSkipFirst)
        #expect(Picture(back.pixelBuffer)[0, 0] & 0xFFFFFF == 0x00FF00)
        #expect(Picture(back.pixelBuffer)[2, 0] & 0xFFFFFF == 0)
    }

    @Test func aScreenIsWrittenQuicklyIntoASmallFile() throws {
        let picture = Picture(200, 400) { context in
            for row in 0..<20 {
                context.setFillColor(row % 2 == 0 ? blue : green)
                context.fill(CGRect(x: 10, y: row * 20, width: 180, height: 19))
            }
        }
        let image = CGImage(buffer: try #require(buffer(picture)))
        let quick = try #require(image.pngData(ofScreen: true)), careful = try #require(image.pngData())
        #expect(Picture(try CGImage.decode(quick).pixelBuffer) == picture)
        #expect(quick != careful)
        #expect(quick.count < 200 * 400 * 4 / 20)
    }

    @Test func translucentColorsLoseAtMostTheirRounding() throws {
        let picture = Picture(256, 1) { context in
            for x in 0..<256 {
                context.setFillColor(red: 1, green: 0.5, blue: 0.1, alpha: CGFloat(x) / 255)
                context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
            }
        }
        let pixels = try #require(buffer(picture))
        let data = try #require(CGImage(buffer: pixels).pngData())
        #expect(Picture(try CGImage.decode(data).pixelBuffer).distance(to: picture) <= 1)
    }

    @Test func aClaimOfManyPixelsIsRefusedBeforeAnythingIsAllocated() throws {
        let huge = png(width: 60_000, height: 60_000)
        #expect(throws: ImageDecodingError.tooLarge(width: 60_000, height: 60_000)) { try CGImage.decode(huge) }
        #expect(throws: ImageDecodingError.tooLarge(width: 30_000, height: 1000)) {
            try CGImage.decode(png(width: 30_000, height: 1000), budget: PixelBudget(pixelCount: 1 << 20))
        }
    }

    @Test func everyTruncationFailsWithAReason() throws {
        let data = try #require(fourColors(side: 16).pngData())
        for count in 0..<data.count - 12 {
            #expect(throws: ImageDecodingError.self, "\(count) of \(data.count) bytes") { try CGImage.decode(data.prefix(count)) }
        }
    }

    @Test func damagedBytesNeverCrash() throws {
        let data = try #require(fourColors(side: 16).pngData())
        var generator = SplitMix(state: 7)
        for _ in 0..<2000 {
            var damaged = data
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                damaged[Int.random(in: 8..<damaged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            if let image = try? CGImage.decode(damaged, budget: PixelBudget(pixelCount: 1 << 20)) {
                #expect(image.width * image.height <= 1 << 20)
            }
        }
    }

    @Test func otherFilesAreNoImages() {
        #expect(throws: ImageDecodingError.unknownFormat) { try CGImage.decode(Data()) }
        #expect(throws: ImageDecodingError.unknownFormat) { try CGImage.decode(Data("not a picture".utf8)) }
    }

    @Test func theProviderInterfaceReadsPNG() throws {
        let data = try #require(fourColors().pngData())
        let provider = try #require(CGDataProvider(data: data as CFData))
        let image = CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        #expect(image?.width == 8)
        #expect(image?.shouldInterpolate == false)
        let empty = try #require(CGDataProvider(data: Data() as CFData))
        #expect(CGImage(pngDataProviderSource: empty, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
        #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere/at/all.png") as CFURL) == nil)
    }

    private func buffer(_ picture: Picture) -> PixelBuffer? {
        guard let buffer = PixelBuffer(width: picture.width, height: picture.height, format: .argb32) else { return nil }
        for y in 0..<picture.height {
            let row = (buffer.pixels + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<picture.width { row[x] = picture[x, y] }
        }
        return buffer
    }

    /// A file that is only a header.
    private func png(width: UInt32, height: UInt32) -> Data {
        var header = Data("IHDR".utf8)
        for value in [width, height] { withUnsafeBytes(of: value.bigEndian) { header.append(contentsOf: $0) } }
        header.append(contentsOf: [8, 6, 0, 0, 0])
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
        file.append(header)
        withUnsafeBytes(of: checksum(header).bigEndian) { file.append(contentsOf: $0) }
        return file + Data([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xAF, 0x06, 0x1E])
    }

    private func checksum(_ data: Data) -> UInt32 {
        var crc = ~UInt32(0)
        for byte in data {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}
