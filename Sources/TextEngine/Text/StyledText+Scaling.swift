extension StyledText {
    /// The same text with all fonts, and what is measured by them, a number of times as large. Indents stay.
    public func scaled(by factor: CGFloat) -> StyledText {
        guard factor != 1, factor > 0, factor.isFinite else { return self }
        return StyledText(
            string,
            runs: runs.map { (length: $0.range.count, attributes: $0.attributes.scaled(by: factor), paragraphStyle: $0.paragraphStyle) })
    }
}

extension TextAttributes {
    fileprivate func scaled(by factor: CGFloat) -> TextAttributes {
        var scaled = self
        var description = font.description
        description.size *= factor
        scaled.font = FontLibrary.shared.font(description)
        scaled.kern = kern.map { $0 * factor }
        scaled.tracking *= factor
        scaled.baselineOffset *= factor
        if let box = inlineBox {
            scaled.inlineBox?.width = box.width * factor
            scaled.inlineBox?.ascent = box.ascent * factor
            scaled.inlineBox?.descent = box.descent * factor
        }
        return scaled
    }
}
