import Foundation

extension UILabel {
    func decodeText(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let font = coder.decodePresent(forKey: Key.font) as? UIFont { self.font = font }
        if let color = coder.decodePresent(forKey: Key.color) as? UIColor { textColor = color }
        if let color = coder.decodePresent(forKey: Key.highlightedColor) as? UIColor { highlightedTextColor = color }
        if let color = coder.decodePresent(forKey: Key.shadowColor) as? UIColor { shadowColor = color }
        if coder.containsValue(forKey: Key.shadowOffset) { shadowOffset = coder.decodeCGSize(forKey: Key.shadowOffset) }
        if let value = coder.decodeEnumeration(NSTextAlignment.self, forKey: Key.alignment) { textAlignment = value }
        if let value = coder.decodeEnumeration(NSLineBreakMode.self, forKey: Key.lineBreakMode) { lineBreakMode = value }
        if let value = coder.decodeEnumeration(UIBaselineAdjustment.self, forKey: Key.baselineAdjustment) { baselineAdjustment = value }
        if coder.containsValue(forKey: Key.numberOfLines) { numberOfLines = coder.decodeInteger(forKey: Key.numberOfLines) }
        decodeFitting(from: coder)
        isEnabled = coder.decodeFlag(forKey: Key.isEnabled) ?? true
        isHighlighted = coder.decodeBool(forKey: Key.isHighlighted)
        text = coder.decodeText(forKey: Key.text)
        if let attributed = coder.decodePresent(forKey: Key.attributedText) as? NSAttributedString { attributedText = attributed }
    }

    private func decodeFitting(from coder: NSCoder) {
        adjustsFontSizeToFitWidth = coder.decodeBool(forKey: Key.adjustsFontSize)
        if let number = coder.decodeNumber(forKey: Key.minimumScaleFactor) { minimumScaleFactor = number }
        // Before scale factors the smallest size was given in points.
        if let size = coder.decodeNumber(forKey: Key.minimumFontSize), size > 0, font.pointSize > 0 {
            minimumScaleFactor = size / font.pointSize
        }
        adjustsFontForContentSizeCategory = coder.decodeBool(forKey: Key.adjustsForCategory)
        allowsDefaultTighteningForTruncation = coder.decodeBool(forKey: Key.allowsTightening)
        if let width = coder.decodeNumber(forKey: Key.preferredWidth) { preferredMaxLayoutWidth = width }
    }

    func encodeText(to coder: NSCoder) {
        coder.encode(font, forKey: Key.font)
        coder.encode(textColor, forKey: Key.color)
        if let highlightedTextColor { coder.encode(highlightedTextColor, forKey: Key.highlightedColor) }
        if let shadowColor { coder.encode(shadowColor, forKey: Key.shadowColor) }
        coder.encode(shadowOffset, forKey: Key.shadowOffset)
        coder.encode(textAlignment.rawValue, forKey: Key.alignment)
        coder.encode(lineBreakMode.rawValue, forKey: Key.lineBreakMode)
        coder.encode(baselineAdjustment.rawValue, forKey: Key.baselineAdjustment)
        coder.encode(numberOfLines, forKey: Key.numberOfLines)
        coder.encode(adjustsFontSizeToFitWidth, forKey: Key.adjustsFontSize)
        coder.encode(Double(minimumScaleFactor), forKey: Key.minimumScaleFactor)
        coder.encode(adjustsFontForContentSizeCategory, forKey: Key.adjustsForCategory)
        coder.encode(allowsDefaultTighteningForTruncation, forKey: Key.allowsTightening)
        coder.encode(Double(preferredMaxLayoutWidth), forKey: Key.preferredWidth)
        coder.encode(isEnabled, forKey: Key.isEnabled)
        coder.encode(isHighlighted, forKey: Key.isHighlighted)
        if let text { coder.encode(text as NSString, forKey: Key.text) }
    }

    private enum Key {
        static let text = "UIText"
        static let attributedText = "UIAttributedText"
        static let font = "UIFont"
        static let color = "UITextColor"
        static let highlightedColor = "UIHighlightedColor"
        static let shadowColor = "UIShadowColor"
        static let shadowOffset = "UIShadowOffset"
        static let alignment = "UITextAlignment"
        static let lineBreakMode = "UILineBreakMode"
        static let baselineAdjustment = "UIBaselineAdjustment"
        static let numberOfLines = "UINumberOfLines"
        static let adjustsFontSize = "UIAdjustsFontSizeToFit"
        static let minimumFontSize = "UIMinimumFontSize"
        static let minimumScaleFactor = "UIMinimumScaleFactor"
        static let adjustsForCategory = "UIAdjustsFontForContentSizeCategory"
        static let allowsTightening = "UIAllowsDefaultTighteningForTruncation"
        static let preferredWidth = "UIPreferredMaxLayoutWidth"
        static let isEnabled = "UIEnabled"
        static let isHighlighted = "UIHighlighted"
    }
}
