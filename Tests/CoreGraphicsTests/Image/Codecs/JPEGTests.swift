@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct JPEGTests {
    private func photo() -> CGImage {
        guard let buffer = PixelBuffer(width: 64, height: 48, format: .argb32), let context = CGContext(buffer: buffer, scale: 1) else {
            fatalError("There is no memory for a small picture.")
        }
        guard let gradient = CGGradient(colorsSpace: nil, colors: [red, blue] as CFArray, locations: nil) else {
            fatalError("A gradient of two colours cannot fail.")
        }
        context.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 64, y: 48), options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        context.clear(CGRect(x: 0, y: 0, width: 8, height: 8))
        return CGImage(buffer: context.buffer)
    }

    @Test func whatIsWrittenIsReadBackAlmost() throws {
        let data = try #require(photo().jpegData(quality: 1))
        let back = try CGImage.decode(data)
        let (found, wanted) = (Picture(back.pixelBuffer), Picture(photo().pixelBuffer))
        #expect(back.width == 64)
        #expect(back.height == 48)
        #expect(back.alphaInfo == .noneSkipFirst)
        for (x, y) in [(20, 20), (60, 40), (10, 45)] {
            for shift in [0, 8, 16] {
                let difference = Int(found[x, y] >> shift & 0xFF) - Int(wanted[x, y] >> shift & 0xFF)
                // The finest JPEG still rounds its frequencies.
                #expect(abs(difference) <= 6, "at \(x), \(y)")
            }
        }
        #expect(found[2, 2] & 0xF0F0F0 == 0xF0F0F0)
    }

    @Test func coarserIsSmaller() throws {
        let sizes = [0, 0.5, 1].map { photo().jpegData(quality: $0)?.count ?? 0 }
        #expect(sizes == sizes.sorted())
        #expect(Set(sizes).count == 3)
    }

    @Test func aFileThatIsCutOffGivesItsUpperPart() throws {
        let data = try #require(photo().jpegData(quality: 0.9))
        let cut = try CGImage.decode(data.prefix(data.count * 3 / 4))
        let whole = try CGImage.decode(data)
        #expect(Picture(cut.pixelBuffer)[30, 4] == Picture(whole.pixelBuffer)[30, 4])
    }

    @Test func damagedBytesNeverCrash() throws {
        let data = try #require(photo().jpegData(quality: 0.5))
        var generator = SplitMix(state: 3)
        for _ in 0..<1000 {
            var damaged = data.prefix(Int.random(in: 3...data.count, using: &generator))
            for _ in 0..<Int.random(in: 0...4, using: &generator) {
                damaged[Int.random(in: 0..<damaged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            _ = ImageOrientation(of: damaged)
            if let image = try? CGImage.decode(damaged, budget: PixelBudget(pixelCount: 1 << 20)) {
                #expect(image.width * image.height <= 1 << 20)
            }
        }
    }

    @Test func theHeaderIsCheckedBeforeAnythingIsAllocated() throws {
        var data = try #require(photo().jpegData(quality: 0.5))
        let frame = try #require((0..<data.count - 1).first { data[$0] == 0xFF && data[$0 + 1] == 0xC0 })
        data.replaceSubrange(frame + 5..<frame + 9, with: [0xEA, 0x60, 0xEA, 0x60])
        #expect(throws: ImageDecodingError.tooLarge(width: 60_000, height: 60_000)) { try CGImage.decode(data) }
    }

    @Test func theProviderInterfaceReadsJPEG() throws {
        let data = try #require(photo().jpegData(quality: 0.5))
        let provider = try #require(CGDataProvider(data: data as CFData))
        let image = CGImage(jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        #expect(image?.width == 64)
        #expect(CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
    }

    @Test(arguments: 1...8) func camerasSayHowTheyWereHeld(value: UInt8) throws {
        let jpeg = try #require(photo().jpegData(quality: 0.5))
        let little: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
        let big: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
        for tiff in [little, big] {
            let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(tiff.count + 8), 0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
            let file = jpeg.prefix(2) + segment + jpeg.dropFirst(2)
            #expect(ImageOrientation(of: file).rawValue == Int(value))
            #expect(try CGImage.decode(file).width == 64)
        }
        #expect(ImageOrientation(of: jpeg) == .up)
        #expect(ImageOrientation(of: Data([0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF])) == .up)
    }
}
