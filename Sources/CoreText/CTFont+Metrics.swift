internal import TextEngine

// The metrics of a font, in points.

/// The size that it was made with, in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.font.size }

/// How far letters reach above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.font.ascender }

/// How far letters reach below the baseline, as a positive number.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.font.descender }

/// The room between two lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.font.leading }

/// The height of capitals above the baseline.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.font.capHeight }

/// The height of a small x above the baseline.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.font.xHeight }

/// The name of the one face, such as "Inter-SemiBold".
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.font.faceName as CFString }

/// The name of the family, such as "Inter".
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.font.familyName as CFString }
