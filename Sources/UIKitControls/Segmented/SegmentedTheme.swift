import UIKitCore

/// Appearance values of segmented controls. Lengths are in points, times in seconds.
struct SegmentedTheme: Sendable {
    var height: CGFloat
    var cornerRadius: CGFloat
    var backgroundColor: UIColor
    /// Of the chosen segment's background, which is a little smaller than the segment.
    var pillInset: CGFloat
    var pillRadius: CGFloat
    var pillColor: UIColor
    /// While a finger is on the chosen segment.
    var pressedScale: CGFloat
    var shadowOpacity: Float
    var shadowRadius: CGFloat
    var shadowOffset: CGSize
    var dividerSize: CGSize
    var dividerColor: UIColor
    /// On either side of a title or picture.
    var padding: CGFloat
    var font: UIFont
    var selectedFont: UIFont
    var titleColor: UIColor
    var disabledTitleColor: UIColor
    /// Of a title with a finger on it that is not chosen.
    var highlightedAlpha: CGFloat
    var duration: Double

    /// That of iOS 13 to 18.
    @MainActor static let flat = SegmentedTheme(
        height: 32, cornerRadius: 9, backgroundColor: .tertiarySystemFill, pillInset: 2, pillRadius: 7,
        pillColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white },
        pressedScale: 0.95, shadowOpacity: 0.14, shadowRadius: 4, shadowOffset: CGSize(width: 0, height: 3),
        dividerSize: CGSize(width: 1, height: 16), dividerColor: .separator, padding: 10,
        font: .systemFont(ofSize: 13, weight: .medium), selectedFont: .systemFont(ofSize: 13, weight: .semibold), titleColor: .label,
        disabledTitleColor: .tertiaryLabel, highlightedAlpha: 0.3, duration: 0.3)

    /// The look of titles in a state where nothing else was said.
    func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        [
            .font: state.contains(.selected) ? selectedFont : font,
            .foregroundColor: state.contains(.disabled) ? disabledTitleColor : titleColor,
        ]
    }
}
