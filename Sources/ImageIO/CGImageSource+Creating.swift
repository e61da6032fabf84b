import Foundation
@_spi(ForasteroInternal) public import CoreGraphics

/// A source of bytes in memory; it has no pictures when they are no image file.
// apple: https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithdata(_:_:)
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    source(of: data as Data)
}

/// A source of the bytes of a file, read now; nil when they cannot be read.
// apple: https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithurl(_:_:)
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let data = try? Data(contentsOf: url as URL) else { return nil }
    return source(of: data)
}

/// A source of all bytes of a provider; nil if there are none.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    source(of: provider.bytes)
}

private func source(of data: Data) -> CGImageSource? { data.isEmpty ? nil : CGImageSource(data: data, isFinal: true) }

/// A source without bytes so far, for those that arrive bit by bit.
// apple: https://developer.apple.com/documentation/imageio/cgimagesourcecreateincremental(_:)
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource(data: Data(), isFinal: false) }

/// Gives an incremental source all bytes that have arrived so far.
///
/// - Parameter final: True if no more will come.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) { isrc.update(data as Data, isFinal: final) }

/// Replaces the data by all bytes of a provider.
public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    isrc.update(provider.bytes, isFinal: final)
}
