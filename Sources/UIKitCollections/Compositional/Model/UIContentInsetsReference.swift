/// Which area of a view sections keep clear of, across the direction in which it scrolls.
// apple: https://developer.apple.com/documentation/uikit/uicontentinsetsreference
public enum UIContentInsetsReference: Int, Sendable {
    /// For a section: that of the layout. For a layout: the safe area.
    case automatic = 0
    /// None: sections reach to the edges of the view.
    case none = 1
    case safeArea = 2
    case layoutMargins = 3
    case readableContent = 4
}
