import Foundation

// apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key
extension NSAttributedString.Key {
    /// A ``UIFont``. Default: the label's font, else Helvetica at 12 points.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A ``UIColor``. Default: the label's, else black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A ``UIColor`` behind the text. Default: none.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An ``NSParagraphStyle``. Counts at the first character of a paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A number: points added after each character. 0 also switches pair kerning off.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number: points added after each character; pair kerning stays. ``kern`` takes precedence.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A number: 0 draws letters such as "fi" apart. Default: 1.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// A number: points by which the text is raised.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A number: how far glyphs lean to the right per unit of height. Default: 0.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// A number: the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A ``UIColor``. Default: that of the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A number: the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A ``UIColor``. Default: that of the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A number in per cent of the font's size: positive draws outlines only, negative fills and outlines. Default: 0.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// A ``UIColor``: that of outlines. Default: that of the text.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// An ``NSShadow``. Default: none.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// A URL or a string. Drawn in the link colour with a line under it.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// A number: the logarithm of how much wider glyphs are. Kept and archived; text is drawn without it. Default: 0.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// An array of numbers: the raw value of an ``NSWritingDirection`` with that of an ``NSWritingDirectionFormatType``, for each level of
    /// text within text. Kept and archived; text is arranged by its letters.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// A number: 0 for horizontal text, 1 for vertical. Kept and archived; on iOS all text is horizontal. Default: 0.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    /// A ``TextEffectStyle``, or its raw value. A ``shadow`` takes precedence. Default: none.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// A string: the language of the text, as in "en-GB". Kept and archived, without influence on what is drawn.
    public static let languageIdentifier = NSAttributedString.Key(rawValue: "NSLanguage")
    /// An ``NSTextAttachment``, at the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
    /// An effect that letters are drawn with.
    // apple: https://developer.apple.com/documentation/foundation/nsattributedstring/texteffectstyle
    public struct TextEffectStyle: _StringNewtype, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// As if pressed into paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
