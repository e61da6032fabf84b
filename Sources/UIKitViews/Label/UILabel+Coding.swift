import Foundation

extension UILabel {
    func decodeText(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        let archived = coder.part(ArchivedLabel.self)
        // optimization: what nobody overrides is stored at once. Setting one property after the other costs three times as much.
        guard type(of: self) != UILabel.self || !archived.isPlain else { return begin(with: archived, coder) }
        if let font = archived.font.decode(from: coder) { self.font = font }
        if let color = archived.color.decode(from: coder) { textColor = color }
        if let color = archived.highlightedColor.decode(from: coder) { highlightedTextColor = color }
        if let color = archived.shadowColor.decode(from: coder) { shadowColor = color }
        if let offset = archived.shadowOffset { shadowOffset = offset }
        if let alignment = archived.alignment { textAlignment = alignment }
        if let mode = archived.lineBreakMode { lineBreakMode = mode }
        if let adjustment = archived.baselineAdjustment { baselineAdjustment = adjustment }
        if let number = archived.numberOfLines { numberOfLines = number }
        takeFitting(of: archived)
        if let flag = archived.isEnabled { isEnabled = flag }
        if let flag = archived.isHighlighted { isHighlighted = flag }
        // Not by the properties: a class that overrides them has not begun yet, and on iOS is not asked.
        if let text = archived.text { takeText(text) }
        if let attributed = archived.attributedText.decode(from: coder) { takeAttributedText(attributed) }
    }

    private func takeFitting(of archived: ArchivedLabel) {
        if let flag = archived.adjustsFontSize { adjustsFontSizeToFitWidth = flag }
        if let number = archived.minimumScaleFactor { minimumScaleFactor = number }
        // Before scale factors the smallest size was given in points.
        if let size = archived.minimumFontSize, size > 0, font.pointSize > 0 { minimumScaleFactor = size / font.pointSize }
        if let flag = archived.adjustsForCategory { adjustsFontForContentSizeCategory = flag }
        if let flag = archived.allowsTightening { allowsDefaultTighteningForTruncation = flag }
        if let width = archived.preferredWidth { preferredMaxLayoutWidth = width }
    }

    // MARK: Encoding
    func encodeText(to coder: NSCoder) {
        coder.encode(font, forKey: NibKey.font)
        coder.encode(textColor, forKey: NibKey.textColor)
        if let highlightedTextColor { coder.encode(highlightedTextColor, forKey: NibKey.highlightedColor) }
        if let shadowColor { coder.encode(shadowColor, forKey: NibKey.shadowColor) }
        coder.encode(shadowOffset, forKey: NibKey.shadowOffset)
        coder.encode(textAlignment.rawValue, forKey: NibKey.textAlignment)
        coder.encode(lineBreakMode.rawValue, forKey: NibKey.lineBreakMode)
        coder.encode(baselineAdjustment.rawValue, forKey: NibKey.baselineAdjustment)
        coder.encode(numberOfLines, forKey: NibKey.numberOfLines)
        coder.encode(adjustsFontSizeToFitWidth, forKey: NibKey.adjustsFontSizeToFit)
        coder.encode(Double(minimumScaleFactor), forKey: NibKey.minimumScaleFactor)
        coder.encode(adjustsFontForContentSizeCategory, forKey: NibKey.adjustsFontForContentSizeCategory)
        coder.encode(allowsDefaultTighteningForTruncation, forKey: NibKey.allowsDefaultTighteningForTruncation)
        coder.encode(Double(preferredMaxLayoutWidth), forKey: NibKey.preferredMaxLayoutWidth)
        coder.encode(isEnabled, forKey: NibKey.enabled)
        coder.encode(isHighlighted, forKey: NibKey.highlighted)
        if let text { coder.encode(text as NSString, forKey: NibKey.text) }
    }
}
