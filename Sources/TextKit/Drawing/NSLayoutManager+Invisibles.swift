import Foundation

extension NSLayoutManager {
    /// Draws marks for characters that are not seen otherwise.
    func drawInvisibles(of line: PlacedLine, in range: NSRange, at origin: CGPoint) {
        guard let storage else { return }
        let part = NSIntersectionRange(line.range, range)
        for index in part.location..<NSMaxRange(part) {
            guard let mark = mark(for: storage.unit(at: index)) else { continue }
            let font = storage.attributes(at: index, effectiveRange: nil)[.font] as? UIFont ?? TextDefaults.ofStrings.font
            let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.tertiaryLabel]
            let size = mark.size(withAttributes: attributes)
            let spans = line.spans(of: NSRange(location: index, length: 1))
            let x = spans.first.map { ($0.left + $0.right - size.width) / 2 } ?? line.caretX(at: index)
            mark.draw(at: CGPoint(x: origin.x + x, y: origin.y + line.baseline - font.ascender), withAttributes: attributes)
        }
    }

    private func mark(for unit: UInt16) -> String? {
        switch unit {
        case 0x20 where showsInvisibleCharacters: "\u{B7}"
        case 0xA0 where showsInvisibleCharacters: "\u{2022}"
        case 0x09 where showsInvisibleCharacters: "\u{2192}"
        case 0x0A where showsInvisibleCharacters, 0x0D where showsInvisibleCharacters, 0x2029 where showsInvisibleCharacters: "\u{B6}"
        case 0x2028 where showsInvisibleCharacters: "\u{21B5}"
        case 0..<0x09 where showsControlCharacters, 0x0B..<0x0D where showsControlCharacters, 0x0E..<0x20 where showsControlCharacters:
            Unicode.Scalar(0x2400 + UInt32(unit)).map { String($0) }
        default: nil
        }
    }
}
