import Foundation
import ImageIO
import Testing

/// Images and files to read and write.
enum SampleFiles {
    /// A picture with a different colour in every corner.
    static func image(width: Int, height: Int) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        for x in 0..<width {
            for y in 0..<height {
                context.setFillColor(red: CGFloat(x * 37 % 101) / 100, green: CGFloat(y) / CGFloat(height), blue: 0.5, alpha: 1)
                context.fill(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return try #require(context.makeImage())
    }

    static func jpeg(width: Int, height: Int, orientation: Int = 1, quality: Double = 0.8) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
        let properties: [CFString: Any] = [
            kCGImageDestinationLossyCompressionQuality: quality, kCGImagePropertyOrientation: orientation,
        ]
        CGImageDestinationAddImage(destination, try image(width: width, height: height), properties as CFDictionary)
        #expect(CGImageDestinationFinalize(destination))
        return data as Data
    }

    /// Two frames of one pixel, shown for a fifth of a second and for no time, without end.
    static let animation =
        Data(
            Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
                + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
                + [0x21, 0xF9, 4, 4, 20, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0]
                + [0x21, 0xF9, 4, 4, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 0x01, 0, 0x3B]
        ).base64EncodedString()
}
