internal import TextEngine

/// What the fonts of a line ask for. Fonts that replace them for single characters have no say.
struct LineHeights {
    private(set) var ascent: CGFloat = 0
    /// Positive.
    private(set) var descent: CGFloat = 0
    private(set) var leading: CGFloat = 0

    init(_ looks: [TextAttributes]) {
        for look in looks {
            let above = look.inlineBox?.ascent ?? look.font.ascender
            let below = look.inlineBox?.descent ?? -look.font.descender
            ascent = max(ascent, above + max(look.baselineOffset, 0))
            descent = max(descent, below - min(look.baselineOffset, 0))
            if look.inlineBox == nil { leading = max(leading, look.font.leading) }
        }
    }
}
