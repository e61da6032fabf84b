public import Foundation

/// Text whose attributes can be put right. A storage has the members of this as its own, so that they can be overridden there.
public protocol _AttributeFixing: NSMutableAttributedString {}

extension NSMutableAttributedString: _AttributeFixing {}

// apple: https://developer.apple.com/documentation/foundation/nsmutableattributedstring
extension _AttributeFixing {
    /// Puts attributes right that contradict the text: paragraph styles and attachments.
    public func fixAttributes(in range: NSRange) {
        fixParagraphStyleAttribute(in: range)
        fixAttachmentAttribute(in: range)
    }

    /// Gives every paragraph that a range touches the style of its first character throughout.
    public func fixParagraphStyleAttribute(in range: NSRange) { fixParagraphStyles(in: range) }

    /// Takes attachments away from characters that are none.
    public func fixAttachmentAttribute(in range: NSRange) { fixAttachments(in: range) }
}

extension NSMutableAttributedString {
    func fixParagraphStyles(in range: NSRange) {
        guard length > 0, !hasOneParagraphStyle(around: range) else { return }
        let text = string as NSString
        let whole = text.paragraphRange(for: NSIntersectionRange(range, NSRange(location: 0, length: length)))
        var start = whole.location
        while start < NSMaxRange(whole) {
            let paragraph = text.paragraphRange(for: NSRange(location: start, length: 0))
            let style = attribute(.paragraphStyle, at: start, effectiveRange: nil)
            var others: [NSRange] = []
            enumerateAttribute(.paragraphStyle, in: paragraph, options: []) { value, part, _ in
                if !AttributeValue.areEqual(value, style) { others.append(part) }
            }
            for part in others {
                if let style {
                    addAttribute(.paragraphStyle, value: style, range: part)
                } else {
                    removeAttribute(.paragraphStyle, range: part)
                }
            }
            start = max(NSMaxRange(paragraph), start + 1)
        }
    }

    func fixAttachments(in range: NSRange) {
        var wrong: [NSRange] = []
        enumerateAttribute(.attachment, in: NSIntersectionRange(range, NSRange(location: 0, length: length)), options: []) {
            value, part, _ in
            guard value != nil else { return }
            let units = Array(attributedSubstring(from: part).string.utf16)
            for (offset, unit) in units.enumerated() where unit != 0xFFFC {
                wrong.append(NSRange(location: part.location + offset, length: 1))
            }
        }
        for part in wrong { removeAttribute(.attachment, range: part) }
    }

    /// Returns true if the text in a range and beside it has one and the same style, so that all is as it was.
    private func hasOneParagraphStyle(around range: NSRange) -> Bool {
        let start = max(range.location - 1, 0)
        let around = NSRange(location: start, length: min(NSMaxRange(range) + 1, length) - start)
        guard around.length > 0 else { return true }
        var reach = NSRange()
        _ = attribute(.paragraphStyle, at: around.location, longestEffectiveRange: &reach, in: around)
        return reach.length == around.length
    }
}
