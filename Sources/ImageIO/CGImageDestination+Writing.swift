import Foundation
public import CoreGraphics

/// A destination that appends to bytes in memory; nil for a type that cannot be written.
///
/// - Parameter type: "public.png" or "public.jpeg".
// apple: https://developer.apple.com/documentation/imageio/cgimagedestinationcreatewithdata(_:_:_:_:)
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{ CGImageDestination(consumer: CGDataConsumer(data: data), type: type as String, count: count) }

/// A destination that replaces a file; nil for a type that cannot be written.
// apple: https://developer.apple.com/documentation/imageio/cgimagedestinationcreatewithurl(_:_:_:_:)
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{ CGImageDestination(consumer: CGDataConsumer(url: url), type: type as String, count: count) }

/// A file that is written through a consumer; nil for a type that cannot be written.
public func CGImageDestinationCreateWithDataConsumer(
    _ consumer: CGDataConsumer, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(consumer: consumer, type: type as String, count: count) }

/// The types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.formats.map(\.typeIdentifier) as CFArray }

/// Sets what holds for a picture of which ``CGImageDestinationAddImage(_:_:_:)`` says nothing else.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.setCommonProperties(properties)
}

/// Hands over the picture to be written. Its quality, orientation and greatest size are in the properties.
// apple: https://developer.apple.com/documentation/imageio/cgimagedestinationaddimage(_:_:_:)
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, ImageOptions(properties))
}

/// Hands over a picture out of a file, with its orientation unless the properties say another.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = isrc.image(at: index) else { return }
    idst.add(image, ImageOptions(properties).merging(ImageOptions(CGImageSourceCopyPropertiesAtIndex(isrc, index, nil))))
}

/// Writes the file.
///
/// - Returns: False when there is no picture, when it was done before, or when the file cannot be written.
// apple: https://developer.apple.com/documentation/imageio/cgimagedestinationfinalize(_:)
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }
