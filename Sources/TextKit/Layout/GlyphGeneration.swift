import Foundation
internal import TextEngine

/// The changes by a delegate to the glyphs of a stretch while it is asked for them.
struct GlyphGeneration {
    let range: NSRange
    /// By units from the start of the range; those that were not set are as they come.
    var properties: [NSLayoutManager.GlyphProperty]
    var wasSet = false
}

extension NSLayoutManager {
    /// The treatment of a control character.
    // apple: https://developer.apple.com/documentation/uikit/nslayoutmanager/controlcharacteraction
    public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It takes no room and is not drawn.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
        /// It takes the room that the delegate says.
        public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
        /// The text goes on at the next tab stop.
        public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
        /// The text goes on in the next line.
        public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
        /// The text goes on in the next line, as a line break here: paragraphs are those of the text.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    }

    /// Says what glyphs of a range are; to be called by the delegate while it is asked to make them.
    ///
    /// Properties count: a null glyph takes no room and is not drawn, a control character is asked about. The numbers of glyphs are those of
    /// the font whatever is passed.
    @objc open func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) {
        guard var made = generation else { return }
        for offset in 0..<glyphRange.length {
            let index = charIndexes[offset] - made.range.location
            if made.properties.indices.contains(index) { made.properties[index] = props[offset] }
        }
        made.wasSet = true
        generation = made
    }

    /// Room that replaces characters of a stretch, by their offsets: those that are hidden, and control characters with a width of their own.
    func replacedRoom(in range: NSRange, _ attributes: [NSAttributedString.Key: Any], in container: NSTextContainer) -> [Int: InlineBox] {
        guard methods.contains(.glyphs) || methods.contains(.controls), let storage else { return [:] }
        let font = attributes[.font] as? UIFont ?? TextDefaults.ofLayouts.font
        let units = (0..<range.length).map { storage.unit(at: range.location + $0) }
        let properties = methods.contains(.glyphs) ? generatedProperties(units, range, font) : units.map { Self.property(of: $0) }
        var boxes: [Int: InlineBox] = [:]
        for (offset, property) in properties.enumerated() {
            if property.contains(.null), !Self.property(of: units[offset]).contains(.null) {
                boxes[offset] = InlineBox(width: 0, ascent: 0, descent: 0)
            } else if property.contains(.controlCharacter), units[offset] != 0x0A, units[offset] != 0x0D {
                boxes[offset] = controlRoom(at: range.location + offset, units[offset], font, container)
            }
        }
        return boxes
    }

    private func generatedProperties(_ units: [UInt16], _ range: NSRange, _ font: UIFont) -> [GlyphProperty] {
        let standard = units.map { Self.property(of: $0) }
        let numbers = GlyphFont(font.textFont)?.numbers(for: units) ?? units.map { _ in 0 }
        generation = GlyphGeneration(range: range, properties: standard)
        defer { generation = nil }
        let count =
            delegate?.layoutManager?(
                self, shouldGenerateGlyphs: numbers, properties: standard, characterIndexes: Array(range.location..<NSMaxRange(range)),
                font: font, forGlyphRange: range) ?? 0
        guard count > 0, let made = generation, made.wasSet else { return standard }
        return made.properties
    }

    /// The room of a control character; nil to treat it as any other.
    private func controlRoom(at index: Int, _ unit: UInt16, _ font: UIFont, _ container: NSTextContainer) -> InlineBox? {
        let isTab = unit == 0x09
        let standard: ControlCharacterAction = isTab ? .horizontalTab : .zeroAdvancement
        let action =
            methods.contains(.controls)
            ? delegate?.layoutManager?(self, shouldUse: standard, forControlCharacterAt: index) ?? standard : standard
        if action.contains(.zeroAdvancement) { return InlineBox(width: 0, ascent: 0, descent: 0) }
        guard action.contains(.whitespace) else { return nil }
        let line = CGRect(x: 0, y: 0, width: container.lineWidth, height: font.lineHeight)
        let room =
            delegate?.layoutManager?(
                self, boundingBoxForControlGlyphAt: index, for: container, proposedLineFragment: line, glyphPosition: .zero,
                characterIndex: index) ?? .zero
        return InlineBox(width: room.width, ascent: font.ascender, descent: -font.descender)
    }

    private static func property(of unit: UInt16) -> GlyphProperty {
        if unit == 0x20 { return .elastic }
        if unit < 0x20 || unit == 0x7F || unit == 0x85 || unit == 0x2028 || unit == 0x2029 { return .controlCharacter }
        return UTF16.isTrailSurrogate(unit) ? .null : []
    }
}
