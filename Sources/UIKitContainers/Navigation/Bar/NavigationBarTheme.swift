import UIKitCore

/// Appearance values of navigation bars. Lengths are in points, times in seconds.
struct NavigationBarTheme: Sendable {
    var bar = BarTheme.flat
    /// The height that a prompt adds.
    var promptHeight: CGFloat = 30
    var promptFontSize: CGFloat = 13
    var titleFontSize: CGFloat = 17
    /// The height that a large title adds.
    var largeTitleHeight: CGFloat = 52
    var largeTitleFontSize: CGFloat = 34
    /// From the bottom of the bar to that of a large title.
    var largeTitleInset: CGFloat = 8
    /// The height of the large title's area below which the title in the middle is shown.
    var largeTitleRest: CGFloat = 10
    /// How wide a search bar among the buttons is, and how much of the row it takes at most.
    var inlineSearchWidth: CGFloat = 320
    var inlineSearchShare: CGFloat = 0.4
    /// The same where scopes are beside the field.
    var inlineScopesShare: CGFloat = 0.6
    /// Between the title and what is beside it.
    var titleGap: CGFloat = 8
    /// From the edge to the arrow of the back button, and from there to its title.
    var backArrowInset: CGFloat = 8
    var backTitleGap: CGFloat = 6
    var backArrowPointSize: CGFloat = 20
    /// How long a push or a pop takes.
    var duration = 0.35
    /// How long new buttons take to fade in.
    var fadeDuration = 0.2

    /// That of iOS 13 to 18.
    static let flat = NavigationBarTheme()
}
