import Foundation
@_spi(ForasteroInternal) public import CoreGraphics

/// The uniform type of the file, such as "public.png"; nil when it is of no known format.
// apple: https://developer.apple.com/documentation/imageio/cgimagesourcegettype(_:)
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.format.map { $0.typeIdentifier as CFString } }

/// The types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFormat.allCases.map(\.typeIdentifier) as CFArray }

/// How many pictures there are; 0 for what cannot be read.
// apple: https://developer.apple.com/documentation/imageio/cgimagesourcegetcount(_:)
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Always the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Says whether all bytes are there, and make sense.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// The same for one picture; invalid where there is no such picture.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index >= 0 && index < isrc.count ? isrc.status : .statusInvalidData
}

/// The picture at an index, its pixels as they are in the file; nil when there is none, or it is damaged or too large.
// apple: https://developer.apple.com/documentation/imageio/cgimagesourcecreateimageatindex(_:_:_:)
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    isrc.image(at: index)
}

/// The picture at an index made smaller, as the options say; nil when they do not allow one to be made, or it cannot be read.
///
/// Files' own thumbnails are not read, so the options must say ``kCGImageSourceCreateThumbnailFromImageAlways`` or
/// ``kCGImageSourceCreateThumbnailFromImageIfAbsent``.
// apple: https://developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:)
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    let options = ImageOptions(options)
    guard
        options.isOn(kCGImageSourceCreateThumbnailFromImageAlways) || options.isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent),
        let image = isrc.image(at: index)
    else { return nil }
    let isTurned = options.isOn(kCGImageSourceCreateThumbnailWithTransform)
    return image.redrawn(
        orientation: isTurned ? ImageOrientation(of: isrc.data) : .up, longestSide: options.number(kCGImageSourceThumbnailMaxPixelSize))
}

/// The properties of the file as a whole: its size, and how often an animation runs.
// apple: https://developer.apple.com/documentation/imageio/cgimagesourcecopyproperties(_:_:)
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.format != nil else { return nil }
    var properties: [CFString: Any] = [kCGImagePropertyFileSize: NSNumber(value: isrc.data.count)]
    if let loops = isrc.gif?.file.loopCount {
        properties[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFLoopCount: NSNumber(value: loops)] as CFDictionary
    }
    return properties as CFDictionary
}

/// The properties of a picture: sides in pixels, depth, alpha, colour model, orientation, and the time of a frame.
///
/// Only headers are read. Nil when there is no picture at the index.
// apple: https://developer.apple.com/documentation/imageio/cgimagesourcecopypropertiesatindex(_:_:_:)
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    let data = isrc.data
    guard let info = try? ImageFileInfo(data), index >= 0, index < isrc.count else { return nil }
    var properties: [CFString: Any] = [
        kCGImagePropertyPixelWidth: NSNumber(value: info.width), kCGImagePropertyPixelHeight: NSNumber(value: info.height),
        kCGImagePropertyDepth: NSNumber(value: info.depth), kCGImagePropertyHasAlpha: NSNumber(value: info.hasAlpha),
        kCGImagePropertyColorModel: info.isGray ? kCGImagePropertyColorModelGray : kCGImagePropertyColorModelRGB,
    ]
    let orientation = ImageOrientation(of: data)
    if orientation != .up {
        let number = NSNumber(value: orientation.rawValue)
        properties[kCGImagePropertyOrientation] = number
        properties[kCGImagePropertyTIFFDictionary] = [kCGImagePropertyTIFFOrientation: number] as CFDictionary
    }
    if let frame = isrc.gif?.file.frames[index] {
        properties[kCGImagePropertyGIFDictionary] =
            [
                kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: frame.delay),
                kCGImagePropertyGIFDelayTime: NSNumber(value: frame.shownDelay),
            ] as CFDictionary
    }
    return properties as CFDictionary
}

extension GIFFrame {
    /// A delay that is too short to be meant is a tenth of a second, as in browsers.
    fileprivate var shownDelay: Double { delay < 0.011 ? 0.1 : delay }
}
