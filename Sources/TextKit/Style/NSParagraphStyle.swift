import Foundation
internal import TextEngine

/// How the lines of a paragraph are set. Immutable; ``NSMutableParagraphStyle`` can be changed.
///
/// Lengths are in points. Two styles are equal if all their values are.
// apple: https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: UIObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// How lines may be broken beyond what the language asks for. Kept, without influence.
    // apple: https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    var settings = ParagraphSettings()

    public override init() { super.init() }

    convenience init(settings: ParagraphSettings) {
        self.init()
        self.settings = settings
    }

    /// Natural alignment, wrapping at words, no extra space.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The direction of a language by its code, such as "ar"; nil and unknown codes are left to right.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let rightToLeft: Set<String> = ["ar", "arc", "ckb", "dv", "fa", "he", "ks", "ps", "sd", "syr", "ug", "ur", "yi"]
        let code = languageName?.lowercased().prefix { $0.isLetter }
        return code.map { rightToLeft.contains(String($0)) } == true ? .rightToLeft : .leftToRight
    }

    // MARK: Reading

    /// Where lines stand. Default: natural.
    open var alignment: NSTextAlignment { NSTextAlignment(settings.style.alignment) }
    /// How lines that are too long are broken or cut off. Default: by words.
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(rawValue: settings.style.lineBreakMode.rawValue) ?? .byWordWrapping }
    /// Which way the paragraph reads; natural is that of its first strong letter. Default: natural.
    open var baseWritingDirection: NSWritingDirection {
        NSWritingDirection(rawValue: settings.style.baseWritingDirection.rawValue) ?? .natural
    }
    /// Between the bottom of a line and the top of the next.
    open var lineSpacing: CGFloat { settings.style.lineSpacing }
    /// After the paragraph, before the next one.
    open var paragraphSpacing: CGFloat { settings.style.paragraphSpacing }
    /// Before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { settings.style.paragraphSpacingBefore }
    /// Before the first line. Default: 0.
    open var firstLineHeadIndent: CGFloat { settings.style.firstLineHeadIndent }
    /// Before all lines but the first.
    open var headIndent: CGFloat { settings.style.headIndent }
    /// Positive: where lines end, from the leading edge. Zero or negative: how far from the trailing edge they end.
    open var tailIndent: CGFloat { settings.style.tailIndent }
    /// Zero: no limit.
    open var minimumLineHeight: CGFloat { settings.style.minimumLineHeight }
    /// Zero: no limit.
    open var maximumLineHeight: CGFloat { settings.style.maximumLineHeight }
    /// Multiplies the height of lines before the limits are applied; zero leaves it.
    open var lineHeightMultiple: CGFloat { settings.style.lineHeightMultiple }
    /// Where tab characters lead to. Default: twelve tabs, 28 points apart.
    open var tabStops: [NSTextTab] { settings.tabs }
    /// How far apart tabs are behind the last of ``tabStops``; zero is as far as the last two. Default: 0.
    open var defaultTabInterval: CGFloat { settings.style.defaultTabInterval }
    /// The lists that the paragraph is an item of, from the outermost. Kept; markers are characters of the text. Default: none.
    open var textLists: [NSTextList] { settings.lists }
    /// How willingly words are divided. Words are divided at soft hyphens only, whatever the factor. Default: 0.
    open var hyphenationFactor: Float { settings.hyphenationFactor }
    /// Kept, like ``hyphenationFactor``. Default: false.
    open var usesDefaultHyphenation: Bool { settings.usesDefaultHyphenation }
    /// True if characters move together a little where a line would be cut off otherwise. Default: false.
    open var allowsDefaultTighteningForTruncation: Bool { settings.style.allowsTightening }
    /// Default: none.
    open var lineBreakStrategy: LineBreakStrategy { settings.lineBreakStrategy }

    // MARK: Overriding

    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(settings: settings) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(settings: settings) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.settings == settings }
    open override var hash: Int { settings.hashValue }
}
