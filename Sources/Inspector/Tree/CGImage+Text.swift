@_spi(ForasteroInternal) import CoreGraphics
import Foundation

extension CGImage {
    /// The picture as PNG in base 64; nil if memory is short.
    var base64: String? { pngData(ofScreen: true)?.base64EncodedString() }
}
