internal import TextEngine

/// A paragraph style that can be changed. What each value means is at ``NSParagraphStyle``.
// apple: https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { settings.style.alignment = TextAlignment(newValue) }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { settings.style.lineBreakMode = TextLineBreakMode(rawValue: newValue.rawValue) ?? .byWordWrapping }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { settings.style.baseWritingDirection = TextDirection(rawValue: newValue.rawValue) ?? .natural }
    }
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { settings.style.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { settings.style.paragraphSpacing = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { settings.style.paragraphSpacingBefore = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { settings.style.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { settings.style.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { settings.style.tailIndent = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { settings.style.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { settings.style.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { settings.style.lineHeightMultiple = newValue }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { settings.style.defaultTabInterval = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { settings.tabs = newValue }
    }
    open override var textLists: [NSTextList] {
        get { super.textLists }
        set { settings.lists = newValue }
    }
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { settings.hyphenationFactor = newValue }
    }
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { settings.usesDefaultHyphenation = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { settings.style.allowsTightening = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { settings.lineBreakStrategy = newValue }
    }

    /// Adds a tab, keeping the tabs in the order of their positions.
    open func addTabStop(_ anObject: NSTextTab) {
        let index = settings.tabs.firstIndex { $0.location > anObject.location } ?? settings.tabs.count
        settings.tabs.insert(anObject, at: index)
    }

    /// Takes the first tab away that equals a given one; does nothing without one.
    open func removeTabStop(_ anObject: NSTextTab) {
        guard let index = settings.tabs.firstIndex(of: anObject) else { return }
        settings.tabs.remove(at: index)
    }

    /// Takes over all values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { settings = obj.settings }
}
