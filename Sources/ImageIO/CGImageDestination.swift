import Foundation
@_spi(ForasteroInternal) import CoreGraphics

/// An image file that is being written: PNG or JPEG, with one picture.
// apple: https://developer.apple.com/documentation/imageio/cgimagedestination
public final class CGImageDestination {
    private let consumer: CGDataConsumer
    private let format: ImageFormat
    private var image: CGImage?
    private var properties = ImageOptions(nil)
    private var common = ImageOptions(nil)
    private var isFinished = false

    static let formats: [ImageFormat] = [.png, .jpeg]

    init?(consumer: CGDataConsumer?, type: String, count: Int) {
        guard let consumer, let format = ImageFormat(typeIdentifier: type), Self.formats.contains(format), count >= 1 else { return nil }
        self.consumer = consumer
        self.format = format
    }

    func setCommonProperties(_ properties: CFDictionary?) { common = ImageOptions(properties) }

    /// The first picture counts; neither format holds more.
    func add(_ image: CGImage, _ properties: ImageOptions) {
        guard !isFinished, self.image == nil else { return }
        self.image = image
        self.properties = properties
    }

    /// Writes the file. Nothing can be added afterwards.
    func finalize() -> Bool {
        guard !isFinished, let image else { return false }
        isFinished = true
        let options = properties.merging(common)
        let limit = options.number(kCGImageDestinationImageMaxPixelSize)
        guard let drawn = image.redrawn(orientation: .up, longestSide: limit), let data = encode(drawn, options) else { return false }
        return consumer.write(data)
    }

    // MARK: Private

    /// How fine pictures are of which nothing is said.
    // ad-hoc: fine enough that photographs show no blocks
    private static let standardQuality = 0.8

    private func encode(_ image: CGImage, _ options: ImageOptions) -> Data? {
        guard format == .jpeg else { return image.pngData() }
        let quality = options.number(kCGImageDestinationLossyCompressionQuality) ?? Self.standardQuality
        let data = image.jpegData(quality: CGFloat(quality))
        let orientation = options.number(kCGImagePropertyOrientation).flatMap { Int(exactly: $0) }.flatMap(ImageOrientation.init)
        guard let orientation, orientation != .up else { return data }
        return data.map { orientation.noted(inJPEG: $0) }
    }
}

extension ImageOrientation {
    /// The bytes of a JPEG file with this orientation in an Exif segment behind its start.
    fileprivate func noted(inJPEG data: Data) -> Data {
        // One entry of a little-endian TIFF directory: tag 0x0112, type SHORT, one value.
        let directory: [UInt8] = [1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, UInt8(rawValue), 0, 0, 0, 0, 0, 0, 0]
        let tiff: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0] + directory
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(tiff.count + 8)] + Array("Exif".utf8) + [0, 0] + tiff
        return data.prefix(2) + segment + data.dropFirst(2)
    }
}
