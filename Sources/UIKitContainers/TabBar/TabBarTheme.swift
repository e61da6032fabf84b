import UIKitCore

/// Appearance values of tab bars. Lengths are in points.
struct TabBarTheme: Sendable {
    /// The height of a bar, without the safe area below it.
    var height: CGFloat
    /// The same on a phone in landscape.
    var compactHeight: CGFloat
    /// Where the middle of a picture is below the upper edge, and where a title begins, when the one is above the other.
    var stackedImageCenter: CGFloat
    var stackedTitleTop: CGFloat
    /// Between picture and title side by side.
    var inlineGap: CGFloat
    /// Left and right of a title that is too long for its tab.
    var titleMargin: CGFloat
    /// Around the tabs of a bar that is not filled: what a tab is at least wide, and what is between two.
    var centeredWidth: CGFloat
    var centeredSpacing: CGFloat
    /// Left and right of picture and title in such a tab.
    var centeredPadding: CGFloat
    /// The size of symbols, and in low bars.
    var symbolSize: CGFloat
    var compactSymbolSize: CGFloat
    /// Of pictures and titles that are not chosen, and of those that cannot be.
    var unselectedColor: UIColor
    var disabledColor: UIColor
    /// The height of a badge, the size of its text, and what is left and right of that.
    var badgeHeight: CGFloat
    var badgeFontSize: CGFloat
    var badgePadding: CGFloat
    /// How far a badge reaches over the picture, and where it begins below the tab's upper edge.
    var badgeOverlap: CGFloat
    var badgeTop: CGFloat
    var compactBadgeTop: CGFloat
    /// How long it takes to change the tabs, in seconds.
    var changeDuration: Double

    /// That of iOS 13 to 18.
    static let flat = TabBarTheme(
        height: 49, compactHeight: 32, stackedImageCenter: 18.5, stackedTitleTop: 35, inlineGap: 5, titleMargin: 2, centeredWidth: 76,
        centeredSpacing: 34, centeredPadding: 12, symbolSize: 18, compactSymbolSize: 14,
        unselectedColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.46, alpha: 1) : UIColor(white: 0.6, alpha: 1) },
        disabledColor: .quaternaryLabel, badgeHeight: 18, badgeFontSize: 13, badgePadding: 5, badgeOverlap: 10, badgeTop: 2,
        compactBadgeTop: 1, changeDuration: 0.3)

    /// The height of a bar with these traits.
    func height(for traits: UITraitCollection) -> CGFloat { traits.verticalSizeClass == .compact ? compactHeight : height }
}

extension UITabBarItemAppearance.Style {
    /// Where titles are in bars with these traits.
    @MainActor
    init(for traits: UITraitCollection) {
        if traits.verticalSizeClass == .compact {
            self = .compactInline
        } else {
            self = traits.horizontalSizeClass == .regular ? .inline : .stacked
        }
    }
}
