internal import TextEngine

// The metrics of a font, in points.

/// The size that it was made with, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.textFont.size }

/// How far letters reach above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.textFont.ascender }

/// How far letters reach below the baseline, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.textFont.descender }

/// The room between two lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.textFont.leading }

/// The height of capitals above the baseline.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.textFont.capHeight }

/// The height of a small x above the baseline.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.textFont.xHeight }

/// Where the middle of a line under the text is: negative, below the baseline.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { -font.textFont.underlineDepth }

/// How thick a line under the text is.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.textFont.decorationThickness }

/// How far the font leans, in degrees; negative leans to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
    let shear = font.textFont.description.slant
    return (font.glyphs?.slantAngle ?? 0) - atan(shear) * 180 / .pi
}

/// The transform of the shapes: only how far they lean.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: font.textFont.description.slant, d: 1, tx: 0, ty: 0)
}

/// How many units of the font's file make its size.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(clamping: font.glyphs?.unitsPerEm ?? 1000) }

/// How many glyphs the font has.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.glyphs?.glyphCount ?? 0 }

/// The rectangle around the shapes of all glyphs, if their pens were all at zero.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    guard let glyphs = font.glyphs, let head = glyphs.table(FontTag.head.number), head.count >= 44 else { return .zero }
    let numbers = stride(from: 36, to: 44, by: 2).map { CGFloat(Int16(bitPattern: UInt16(head[$0]) << 8 | UInt16(head[$0 + 1]))) }
    let unit = font.textFont.size / CGFloat(max(glyphs.unitsPerEm, 1))
    return CGRect(
        x: numbers[0] * unit, y: numbers[1] * unit, width: (numbers[2] - numbers[0]) * unit, height: (numbers[3] - numbers[1]) * unit)
}
