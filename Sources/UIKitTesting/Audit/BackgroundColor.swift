@_spi(ForasteroInternal) import CoreGraphics
import UIKit

/// The colour that most of a part of the screen has: what is behind a text.
struct BackgroundColor {
    private let luminance: CGFloat

    /// Nil where the rectangle, in points, lies outside of the picture.
    init?(_ picture: UIImage, around rect: CGRect, scale: CGFloat) {
        guard let buffer = picture.cgImage?.pixelBuffer else { return nil }
        let all = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
        let part = CGRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
            .integral.intersection(all)
        guard !part.isEmpty else { return nil }
        var counts: [UInt32: Int] = [:]
        for y in Int(part.minY)..<Int(part.maxY) {
            let row = (buffer.pixels + y * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in Int(part.minX)..<Int(part.maxX) { counts[row[x] & 0xFF_FFFF, default: 0] += 1 }
        }
        guard let background = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
        func channel(_ shift: UInt32) -> CGFloat { CGFloat((background >> shift) & 0xFF) / 255 }
        luminance = Self.luminance(channel(16), channel(8), channel(0))
    }

    /// From 1, the same, to 21, black on white (WCAG 2.1).
    func contrast(with color: UIColor) -> CGFloat {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return 21 }
        // A colour that is not opaque is seen over the background, so it counts as far as it covers.
        let other = Self.luminance(red, green, blue) * alpha + luminance * (1 - alpha)
        return (max(luminance, other) + 0.05) / (min(luminance, other) + 0.05)
    }

    private static func luminance(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CGFloat {
        func linear(_ part: CGFloat) -> CGFloat { part <= 0.04045 ? part / 12.92 : CGFloat(pow(Double((part + 0.055) / 1.055), 2.4)) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
