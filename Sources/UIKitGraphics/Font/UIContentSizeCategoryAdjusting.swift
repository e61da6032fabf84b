/// Views whose fonts follow the size of text the user prefers.
// apple: https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
    /// True if fonts made for a text style or by ``UIFontMetrics`` change their size with the preference. Default: false.
    var adjustsFontForContentSizeCategory: Bool { get set }
}
