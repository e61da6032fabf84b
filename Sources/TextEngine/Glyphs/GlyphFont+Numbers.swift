internal import CPango

extension GlyphFont {
    /// The number of the glyph for each UTF-16 unit on its own; 0 for what the font lacks and for second halves of pairs.
    public func numbers(for units: [UInt16]) -> [UInt16] {
        FontLibrary.shared.withContexts { _ in
            guard let face = pango_font_get_hb_font(pango) else { return units.map { _ in 0 } }
            var numbers: [UInt16] = []
            numbers.reserveCapacity(units.count)
            var high: UInt32 = 0
            for unit in units {
                var scalar = UInt32(unit)
                if UTF16.isLeadSurrogate(unit) {
                    high = scalar
                } else if UTF16.isTrailSurrogate(unit), high > 0 {
                    scalar = 0x10000 + ((high - 0xD800) << 10) + (scalar - 0xDC00)
                    numbers[numbers.count - 1] = Self.number(scalar, face)
                    high = 0
                    numbers.append(0)
                    continue
                }
                numbers.append(Self.number(scalar, face))
            }
            return numbers
        }
    }

    private static func number(_ scalar: UInt32, _ face: OpaquePointer) -> UInt16 {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(face, scalar, &glyph) != 0 ? UInt16(truncatingIfNeeded: glyph) : 0
    }
}
