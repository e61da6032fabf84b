import Foundation
import ImageIO
import Testing

@Suite struct ImageDestinationTests {
    @Test(arguments: ["public.png", "public.jpeg"]) func whatIsWrittenIsReadBack(type: String) throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data as CFMutableData, type as CFString, 1, nil))
        CGImageDestinationAddImage(destination, try SampleFiles.image(width: 20, height: 10), nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data as Data as CFData, nil))
        #expect(CGImageSourceGetType(source) as String? == type)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 20)
    }

    @Test func orientationAndQualityAreKept() throws {
        let sizes = try [0.1, 0.9].map { try SampleFiles.jpeg(width: 64, height: 64, quality: $0).count }
        #expect(sizes[0] < sizes[1])
        let source = try #require(CGImageSourceCreateWithData(try SampleFiles.jpeg(width: 8, height: 8, orientation: 3) as CFData, nil))
        let copy = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(copy, "public.jpeg", 1, nil))
        CGImageDestinationAddImageFromSource(destination, source, 0, nil)
        #expect(CGImageDestinationFinalize(destination))
        let again = try #require(CGImageSourceCreateWithData(copy as Data as CFData, nil))
        #expect(CGImageSourceCopyPropertiesAtIndex(again, 0, nil)?[kCGImagePropertyOrientation] as? Int == 3)
    }

    @Test func picturesCanBeMadeSmallerOnTheirWay() throws {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        CGImageDestinationSetProperties(destination, [kCGImageDestinationImageMaxPixelSize: 8] as CFDictionary)
        CGImageDestinationAddImage(destination, try SampleFiles.image(width: 20, height: 10), nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data as Data as CFData, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.height == 4)
    }

    @Test func whatCannotBeWrittenSaysSo() throws {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.tiff", 1, nil) == nil)
        let empty = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(empty))
        let file = URL(fileURLWithPath: "/nowhere/at/all.png")
        let lost = try #require(CGImageDestinationCreateWithURL(file as CFURL, "public.png", 1, nil))
        CGImageDestinationAddImage(lost, try SampleFiles.image(width: 2, height: 2), nil)
        #expect(!CGImageDestinationFinalize(lost))
        #expect(!CGImageDestinationFinalize(lost))
    }
}
