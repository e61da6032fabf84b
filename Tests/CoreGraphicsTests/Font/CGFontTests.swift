@_spi(ForasteroInternal) import CoreGraphics
import Testing

@Suite struct CGFontTests {
    private static let file = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

    private func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: Self.file)) }

    @Test func aFontKnowsItsNamesAndSizes() throws {
        let provider = try #require(CGDataProvider(filename: Self.file))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName == "DejaVuSans")
        #expect(font.fullName == "DejaVu Sans")
        #expect(font.unitsPerEm == 2048)
        #expect(font.ascent > 1500)
        #expect(font.descent < -300)
        #expect(font.numberOfGlyphs > 5000)
        let inter = try #require(CGDataProvider(filename: "/usr/share/fonts/opentype/inter/Inter-Bold.otf").flatMap { CGFont($0) })
        #expect(inter.postScriptName == "Inter-Bold")
        #expect(inter.xHeight > 0)
        #expect(inter.capHeight > inter.xHeight)
    }

    @Test func otherBytesAreNoFont() throws {
        for data in [Data(), Data("not a font".utf8), Data(count: 5000), try bytes().prefix(300), try bytes().dropFirst(2)] {
            let provider = try #require(CGDataProvider(data: data as CFData))
            #expect(CGFont(provider) == nil, "\(data.count) bytes")
        }
    }

    @Test func damagedBytesNeverCrash() throws {
        let data = try bytes()
        var generator = SplitMix(state: 13)
        for _ in 0..<50 {
            var damaged = data
            for _ in 0..<8 { damaged[Int.random(in: 0..<400, using: &generator)] = UInt8.random(in: 0...255, using: &generator) }
            guard let font = CGDataProvider(data: damaged as CFData).flatMap({ CGFont($0) }) else { continue }
            _ = (font.postScriptName, font.fullName, font.ascent, font.xHeight, font.numberOfGlyphs)
        }
    }
}
