internal import TextEngine

/// The values of a paragraph style.
struct ParagraphSettings: Hashable {
    var style = ParagraphStyle()
    var tabs = Self.defaultTabs {
        didSet { style.tabs = tabs.map { TextTab(location: $0.location, alignment: TextAlignment($0.alignment)) } }
    }
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var lists: [NSTextList] = []
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

    // optimization: tabs are immutable, so that all styles share these twelve.
    private static let defaultTabs = ParagraphStyle.defaultTabs.map {
        NSTextTab(textAlignment: NSTextAlignment($0.alignment), location: $0.location)
    }
}
