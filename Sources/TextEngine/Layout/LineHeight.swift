/// How far a line reaches above and below its baseline. Fallback glyphs have no say: a line keeps its height whatever is typed.
struct LineHeight {
    private(set) var ascent: CGFloat = 0
    private(set) var descent: CGFloat = 0

    init(_ source: ParagraphSource, _ bytes: Range<Int>, usesLeading: Bool) {
        var isFirst = true
        for run in source.runs where isFirst || (run.bytes.lowerBound < bytes.upperBound && run.bytes.upperBound > bytes.lowerBound) {
            let isOnLine = run.bytes.upperBound > bytes.lowerBound || bytes.isEmpty
            guard isOnLine || source.runs.count == 1 else { continue }
            let attributes = run.attributes
            let above = attributes.inlineBox?.ascent ?? attributes.font.ascender + (usesLeading ? attributes.font.leading : 0)
            let below = attributes.inlineBox?.descent ?? -attributes.font.descender
            // Raised text makes the line higher, but does not take the room below the baseline away.
            let (raised, lowered) = (above + max(attributes.baselineOffset, 0), below - min(attributes.baselineOffset, 0))
            ascent = isFirst ? raised : max(ascent, raised)
            descent = isFirst ? lowered : max(descent, lowered)
            isFirst = false
        }
    }
}
