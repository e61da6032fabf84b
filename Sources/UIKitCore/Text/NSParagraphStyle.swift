import Foundation
internal import TextEngine

/// How the lines of a paragraph are set. Immutable; ``NSMutableParagraphStyle`` can be changed.
// apple: https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: UIObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var style: ParagraphStyle

    public override convenience init() { self.init(style: ParagraphStyle()) }

    init(style: ParagraphStyle) {
        self.style = style
        super.init()
    }

    /// Natural alignment, wrapping at words, no extra space.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open var alignment: NSTextAlignment { NSTextAlignment(rawValue: style.alignment.rawValue) ?? .natural }
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(rawValue: style.lineBreakMode.rawValue) ?? .byWordWrapping }
    /// Points between lines.
    open var lineSpacing: CGFloat { style.lineSpacing }
    /// Points after the paragraph.
    open var paragraphSpacing: CGFloat { style.paragraphSpacing }
    open var firstLineHeadIndent: CGFloat { style.firstLineHeadIndent }
    open var headIndent: CGFloat { style.headIndent }
    open var tailIndent: CGFloat { style.tailIndent }
    open var minimumLineHeight: CGFloat { style.minimumLineHeight }
    open var maximumLineHeight: CGFloat { style.maximumLineHeight }
    open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }

    public func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(style: style) }
    public func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(style: style) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.style == style }
    open override var hash: Int { style.hashValue }
}
