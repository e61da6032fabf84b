@_spi(ForasteroInternal) import CoreGraphics
import Foundation
import UIKit

extension UIImage {
    /// The colour of the pixel at a place in points; nil outside the picture.
    public func color(at point: CGPoint) -> UIColor? {
        guard let buffer = cgImage?.pixelBuffer else { return nil }
        let (x, y) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
        guard (0..<buffer.width).contains(x), (0..<buffer.height).contains(y) else { return nil }
        let word = buffer.pixels.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
        func part(_ shift: UInt32) -> CGFloat { CGFloat((word >> shift) & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
