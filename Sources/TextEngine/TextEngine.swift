// Fonts, paragraphs and glyph runs. This module knows no view and no layer.
@_exported public import CoreGraphics
