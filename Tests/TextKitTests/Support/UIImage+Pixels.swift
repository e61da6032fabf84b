@_spi(ForasteroInternal) import CoreGraphics
import TextKit

extension UIImage {
    /// The colour of the pixel at a position in points; nil outside the picture. What cannot be seen at all is black.
    func color(at point: CGPoint) -> UIColor? {
        guard let buffer = cgImage?.pixelBuffer else { return nil }
        let (x, y) = (Int(point.x * scale), Int(point.y * scale))
        guard x >= 0, y >= 0, x < buffer.width, y < buffer.height else { return nil }
        let word = buffer.pixels.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
        func part(_ shift: UInt32) -> CGFloat { CGFloat((word >> shift) & 0xFF) / 255 }
        let alpha = buffer.isOpaque ? 1 : part(24)
        guard alpha > 0 else { return UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
        // Pixels hold the colour times alpha.
        func color(_ shift: UInt32) -> CGFloat { min((part(shift) / alpha * 255).rounded() / 255, 1) }
        return UIColor(red: color(16), green: color(8), blue: color(0), alpha: alpha)
    }
}
