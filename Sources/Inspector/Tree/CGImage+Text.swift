import CoreGraphics
import Foundation
import UIKitCore

extension CGImage {
    /// The picture as PNG in base 64; nil if memory is short.
    @MainActor
    var base64: String? { UIImage(cgImage: self).pngData()?.base64EncodedString() }
}
