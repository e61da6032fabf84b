@_spi(ForasteroInternal) import CoreGraphics
import Testing

/// Files that claim what is not so: each gives an error, at once and without memory for what it claims.
@Suite struct HostileImageTests {
    private static let claims: [(String, Data)] = [
        ("PNG", png(60_000, 60_000)), ("GIF", gif(60_000, 60_000)), ("JPEG", jpeg(60_000, 60_000)), ("WebP", webP(60_000, 60_000)),
    ]

    @Test(arguments: claims) func aClaimOfBillionsOfPixelsIsRefused(name: String, data: Data) {
        #expect(throws: ImageDecodingError.self) { try CGImage.decode(data) }
        #expect((try? ImageFileInfo(data)).map { $0.width == 60_000 } ?? true)
        if name != "WebP" { #expect(throws: ImageDecodingError.tooLarge(width: 60_000, height: 60_000)) { try CGImage.decode(data) } }
    }

    @Test(arguments: claims) func sidesOfZeroAreRefused(name: String, data: Data) {
        let empty = ["PNG": Self.png(0, 0), "GIF": Self.gif(0, 0), "JPEG": Self.jpeg(0, 0), "WebP": Self.webP(1, 1)][name] ?? Data()
        #expect(throws: ImageDecodingError.self) { try CGImage.decode(empty) }
    }

    @Test func bytesBehindTheWrongSignatureAreRefused() throws {
        let files = try [
            #require(fourColors(side: 16).pngData()), #require(fourColors(side: 16).jpegData(quality: 0.5)),
            GIFBytes.file(width: 2, height: 1, [.init(indices: [1, 2], width: 2, height: 1)]),
        ]
        let signatures: [[UInt8]] = [
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], [0xFF, 0xD8, 0xFF], Array("GIF89a".utf8),
            Array("RIFF".utf8) + [9, 0, 0, 0] + Array("WEBP".utf8),
        ]
        for (own, file) in files.enumerated() {
            for (other, signature) in signatures.enumerated() where own != other {
                let wrong = Data(signature) + file.dropFirst(signature.count)
                // GIF has no checks: what follows the sides may be taken for blocks, but never for a whole picture.
                #expect(throws: ImageDecodingError.self, "\(own) as \(other)") { try CGImage.decode(wrong) }
            }
        }
        #expect(throws: ImageDecodingError.unknownFormat) { try CGImage.decode(Data(count: 4096)) }
    }

    @Test func fewBytesThatUnpackToManyAreKeptWithinThePicture() throws {
        // A frame of 65535 by 65535 on a screen of one pixel.
        var data = Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 0, 0])
        data += Data([0x2C, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 2, 2, 0x44, 0x01, 0, 0x3B])
        let image = try CGImage.decode(data)
        #expect(image.width == 1)
        #expect(image.height == 1)
    }

    // MARK: Files that are only headers

    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * (count - 1 - $0)) & 255) } }

    private static func png(_ width: Int, _ height: Int) -> Data {
        let header = Array("IHDR".utf8) + bytes(width, 4) + bytes(height, 4) + [8, 6, 0, 0, 0]
        var crc = ~UInt32(0)
        for byte in header {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
        }
        let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        return Data(start + header + bytes(Int(~crc), 4) + [0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0x35, 0xAF, 0x06, 0x1E])
    }

    private static func gif(_ width: Int, _ height: Int) -> Data { GIFBytes.file(width: width, height: height, []) }

    private static func jpeg(_ width: Int, _ height: Int) -> Data {
        guard var data = fourColors(side: 16).jpegData(quality: 0.5),
            let frame = (0..<data.count - 1).first(where: { data[$0] == 0xFF && data[$0 + 1] == 0xC0 })
        else { return Data() }
        data.replaceSubrange(frame + 5..<frame + 9, with: bytes(height, 2) + bytes(width, 2))
        return data
    }

    private static func webP(_ width: Int, _ height: Int) -> Data {
        let sides = bytes(width - 1, 3).reversed() + bytes(height - 1, 3).reversed()
        let chunk = Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0] + sides
        return Data(Array("RIFF".utf8) + [UInt8(4 + chunk.count), 0, 0, 0] + Array("WEBP".utf8) + chunk)
    }
}
