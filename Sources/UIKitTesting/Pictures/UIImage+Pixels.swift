@_spi(ForasteroInternal) import CoreGraphics
import Foundation
import UIKit

extension UIImage {
    /// The colour of the pixel at a place in points; nil outside the picture.
    public func color(at point: CGPoint) -> UIColor? {
        guard let buffer = cgImage?.pixelBuffer else { return nil }
        let (left, top) = (point.x * scale, point.y * scale)
        guard left >= 0, top >= 0, left < CGFloat(buffer.width), top < CGFloat(buffer.height) else { return nil }
        let (x, y) = (Int(left), Int(top))
        let word = buffer.pixels.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
        func part(_ shift: UInt32) -> CGFloat { CGFloat((word >> shift) & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
