import Foundation
internal import TextEngine

/// Characters of a line that look alike where they are drawn.
struct DrawnStretch {
    let attributes: [NSAttributedString.Key: Any]
    let range: NSRange

    /// The colour of an attribute under the current traits.
    func color(_ key: NSAttributedString.Key) -> UIColor? { attributes[key] as? UIColor }

    var textColor: UIColor { color(.foregroundColor) ?? .black }
    var font: UIFont { attributes[.font] as? UIFont ?? TextDefaults.ofStrings.font }

    /// The bits of `NSUnderlineStyle` that an attribute has.
    func lineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
        guard let value = attributes[key], let number = AttributeNumber.read(value), let bits = Int(exactly: number) else { return [] }
        return NSUnderlineStyle(rawValue: bits)
    }

    var shadow: TextShadow? { TextShadow(attributes, .current) }

    /// How far glyphs are raised, in points.
    var baselineOffset: CGFloat {
        guard let value = attributes[.baselineOffset], let offset = AttributeNumber.read(value), offset.isFinite else { return 0 }
        return offset
    }
}

extension NSLayoutManager {
    /// The stretches of a line within a range, in the order of the text, with what is laid over their attributes.
    func stretches(of line: PlacedLine, in range: NSRange) -> [DrawnStretch] {
        guard let storage else { return [] }
        var stretches: [DrawnStretch] = []
        storage.forEachStretch(in: NSIntersectionRange(line.range, range)) { attributes, part in
            guard attributes[.link] != nil || overlays.touch(part) else {
                stretches.append(DrawnStretch(attributes: attributes, range: part))
                return
            }
            for piece in overlays.parts(of: part) {
                var values = attributes
                if values[.link] != nil { values.merge(shownLinkAttributes(values)) { _, new in new } }
                if let overlay = piece.attributes { values.merge(overlay) { _, new in new } }
                stretches.append(DrawnStretch(attributes: values, range: piece.range))
            }
        }
        return stretches
    }

    private func shownLinkAttributes(_ own: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        if let linkAttributes { return linkAttributes }
        return [.foregroundColor: UIColor.link, .underlineStyle: own[.underlineStyle] ?? NSUnderlineStyle.single.rawValue]
    }
}
