import Foundation
import ImageIO
import Testing

@Suite struct ImageSourceTests {
    @Test func aSourceTellsOfItsPictureWithoutUnpackingIt() throws {
        let data = try SampleFiles.jpeg(width: 64, height: 32, orientation: 6)
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetType(source) == "public.jpeg")
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 64)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == 32)
        #expect(properties[kCGImagePropertyOrientation] as? UInt32 == CGImagePropertyOrientation.right.rawValue)
        #expect(properties[kCGImagePropertyHasAlpha] as? Bool == false)
        #expect(properties[kCGImagePropertyDepth] as? Int == 8)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 64)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    }

    @Test func animationsHaveTheirFramesAndDelays() throws {
        let data = try #require(Data(base64Encoded: SampleFiles.animation))
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        #expect(CGImageSourceGetCount(source) == 2)
        #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
        let common = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? CFDictionary
        #expect(common?[kCGImagePropertyGIFLoopCount] as? Int == 0)
        let delays = (0..<2).map { index -> [Double?] in
            let frame = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary] as? CFDictionary
            return [frame?[kCGImagePropertyGIFDelayTime] as? Double, frame?[kCGImagePropertyGIFUnclampedDelayTime] as? Double]
        }
        #expect(delays == [[0.2, 0.2], [0.1, 0]])
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil)?.width == 1)
    }

    @Test(arguments: [false, true]) func thumbnailsAreAsLargeAsAskedFor(isTurned: Bool) throws {
        let source = try #require(CGImageSourceCreateWithData(try SampleFiles.jpeg(width: 64, height: 32, orientation: 6) as CFData, nil))
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: isTurned,
            kCGImageSourceThumbnailMaxPixelSize: 16,
        ]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect(small.width == (isTurned ? 8 : 16))
        #expect(small.height == (isTurned ? 16 : 8))
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        let large = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 1000] as CFDictionary
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large)?.width == 64)
    }

    @Test func bytesThatArriveBitByBit() throws {
        let data = try SampleFiles.jpeg(width: 64, height: 32)
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        #expect(CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, data.prefix(data.count - 20) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceGetCount(source) == 1)
        CGImageSourceUpdateData(source, data as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
    }

    @Test func whatIsNoImageHasNoPictures() throws {
        #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere/at/all.png") as CFURL, nil) == nil)
        for data in [Data("no image at all".utf8), Data([0xFF, 0xD8, 0xFF] + [UInt8](repeating: 0, count: 100)), Data(count: 64)] {
            let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
            #expect(CGImageSourceGetCount(source) == 0)
            #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
            #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
            #expect(CGImageSourceGetStatus(source) != .statusComplete)
        }
    }
}
