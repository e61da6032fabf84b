import Foundation

// apple: https://developer.apple.com/documentation/foundation/nsattributedstring/key
extension NSAttributedString.Key {
    /// A ``UIFont``. Default: the label's font, else the system's at 12 points.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A ``UIColor``. Default: the label's, else black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A ``UIColor`` behind the text. Default: none.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// An ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A number: points added after each character. 0 also switches pair kerning off.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// A number: points by which the text is raised.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A number: the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A ``UIColor``. Default: that of the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// A number: the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A ``UIColor``. Default: that of the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
}
