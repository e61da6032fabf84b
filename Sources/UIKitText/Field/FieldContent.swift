import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The text of a field and how it looks.
struct FieldContent {
    private(set) var string = ""
    /// Text with a look of its own; nil where the field's properties say how it looks.
    private(set) var attributed: NSAttributedString?
    private(set) var font: UIFont
    private(set) var color = UIColor.label
    private(set) var alignment = NSTextAlignment.natural
    private(set) var direction = NSWritingDirection.natural
    /// The attributes of the text besides font, colour and paragraph style.
    private(set) var otherAttributes: [NSAttributedString.Key: Any] = [:]

    init(font: UIFont) {
        self.font = font
    }

    var length: Int { string.utf16.count }
    var whole: NSRange { NSRange(location: 0, length: length) }

    /// The part of a stretch that there is.
    func clamped(_ range: NSRange) -> NSRange {
        guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    func characters(in range: NSRange) -> String {
        let range = clamped(range)
        let (start, end) = (String.Index(utf16Offset: range.location, in: string), String.Index(utf16Offset: NSMaxRange(range), in: string))
        return String(string[start..<end])
    }

    func unit(at location: Int) -> UInt16 { string.utf16[String.Index(utf16Offset: location, in: string)] }

    /// Without attributes where the field's properties say how they look.
    func styledCharacters(in range: NSRange) -> NSAttributedString {
        attributed?.attributedSubstring(from: clamped(range)) ?? NSAttributedString(string: characters(in: range))
    }

    // MARK: Changing

    mutating func set(_ text: String) {
        string = text
        attributed = nil
    }

    /// Takes the text with its look; what it says of its first character holds for all text from now on.
    mutating func set(_ text: NSAttributedString) {
        string = text.string
        attributed = text.length > 0 ? NSAttributedString(attributedString: text) : nil
        guard text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { self.color = color }
        if let style = first[.paragraphStyle] as? NSParagraphStyle {
            (alignment, direction) = (style.alignment, style.baseWritingDirection)
        }
    }

    /// Puts characters in the place of others.
    mutating func replace(_ range: NSRange, with text: String, attributes: [NSAttributedString.Key: Any]?) {
        let range = clamped(range)
        if let attributed {
            let changed = NSMutableAttributedString(attributedString: attributed)
            changed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes ?? self.attributes))
            self.attributed = changed.length > 0 ? changed : nil
        } else if let attributes {
            let changed = NSMutableAttributedString(string: string, attributes: self.attributes)
            changed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
            self.attributed = changed
        }
        let (start, end) = (String.Index(utf16Offset: range.location, in: string), String.Index(utf16Offset: NSMaxRange(range), in: string))
        string.replaceSubrange(start..<end, with: text)
    }

    /// Puts characters with a look in the place of others; where they say nothing of it, the field's properties do.
    mutating func replace(_ range: NSRange, withStyled text: NSAttributedString) {
        let range = clamped(range)
        let complete = NSMutableAttributedString(attributedString: text)
        var isStyled = false
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { own, part, _ in
            if !own.isEmpty { isStyled = true }
            complete.setAttributes(attributes.merging(own) { $1 }, range: part)
        }
        replace(range, with: text.string, attributes: isStyled ? attributes : nil)
        guard isStyled, let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.replaceCharacters(in: NSRange(location: range.location, length: text.length), with: complete)
        self.attributed = changed
    }

    /// The look of the character before a place, of the first one at the beginning, of the first one of a stretch; nil where no character has
    /// one of its own.
    func attributes(inPlaceOf range: NSRange) -> [NSAttributedString.Key: Any]? {
        guard let attributed, attributed.length > 0 else { return nil }
        let location = range.length > 0 ? range.location : max(range.location - 1, 0)
        return attributed.attributes(at: min(location, attributed.length - 1), effectiveRange: nil)
    }

    mutating func setFont(_ font: UIFont) {
        self.font = font
        setAttribute(.font, font)
    }

    mutating func setColor(_ color: UIColor) {
        self.color = color
        setAttribute(.foregroundColor, color)
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        self.alignment = alignment
        setAttribute(.paragraphStyle, paragraphStyle)
    }

    mutating func setDirection(_ direction: NSWritingDirection) {
        self.direction = direction
        setAttribute(.paragraphStyle, paragraphStyle)
    }

    /// How text without a look of its own looks.
    var attributes: [NSAttributedString.Key: Any] {
        get { otherAttributes.merging([.font: font, .foregroundColor: color, .paragraphStyle: paragraphStyle]) { $1 } }
        set {
            var others = newValue
            if let font = others.removeValue(forKey: .font) as? UIFont { self.font = font }
            if let color = others.removeValue(forKey: .foregroundColor) as? UIColor { self.color = color }
            if let style = others.removeValue(forKey: .paragraphStyle) as? NSParagraphStyle {
                (alignment, direction) = (style.alignment, style.baseWritingDirection)
            }
            otherAttributes = others
            attributed = nil
        }
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.baseWritingDirection = direction
        style.lineBreakMode = .byTruncatingTail
        return style
    }

    private mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributed = changed
    }
}
