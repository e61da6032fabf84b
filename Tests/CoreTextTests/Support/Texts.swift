import CoreText
import Foundation

/// A text in Inter, or in another font.
func styled(_ text: String, font: String = "Inter", size: CGFloat = 20, _ more: [String: Any] = [:]) -> NSMutableAttributedString {
    var attributes: [NSAttributedString.Key: Any] = [
        NSAttributedString.Key(kCTFontAttributeName as String): CTFontCreateWithName(font as CFString, size, nil)
    ]
    for (key, value) in more { attributes[NSAttributedString.Key(key)] = value }
    return NSMutableAttributedString(string: text, attributes: attributes)
}

func line(_ text: String, font: String = "Inter", size: CGFloat = 20, _ more: [String: Any] = [:]) -> CTLine {
    CTLineCreateWithAttributedString(styled(text, font: font, size: size, more))
}

func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

/// A picture with y growing upwards, and the rectangle of its pixels that are not clear.
func ink(width: Int = 200, height: Int = 120, _ draw: (CGContext) -> Void) -> CGRect {
    guard
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return .null }
    draw(context)
    guard let bytes = context.data?.assumingMemoryBound(to: UInt8.self) else { return .null }
    var rect = CGRect.null
    for y in 0..<height {
        for x in 0..<width where bytes[y * context.bytesPerRow + x * 4 + 3] > 0 {
            rect = rect.union(CGRect(x: x, y: height - 1 - y, width: 1, height: 1))
        }
    }
    return rect
}

func texts(_ typesetter: CTTypesetter, of text: String, width: Double) -> [String] {
    let units = Array(text.utf16)
    var (start, lines): (Int, [String]) = (0, [])
    while start < units.count {
        let count = CTTypesetterSuggestLineBreak(typesetter, start, width)
        lines.append(String(decoding: units[start..<start + count], as: UTF16.self))
        start += count
    }
    return lines
}
