import Foundation

/// Appearance values of scroll indicators. Lengths are in points, times in seconds.
struct ScrollIndicatorTheme: Sendable {
    var thickness: CGFloat = 3
    /// From the edge of the view, along its side and at its ends.
    var margin: CGFloat = 3
    var leastLength: CGFloat = 36
    /// How short it gets when the content is moved beyond its end.
    var leastSqueezedLength: CGFloat = 7
    /// How long it stays after the last movement, and when it is flashed.
    var lingering: TimeInterval = 0.5
    var flashing: TimeInterval = 1
    var fading: TimeInterval = 0.25

    static let standard = ScrollIndicatorTheme()

    @MainActor
    func color(_ style: UIScrollView.IndicatorStyle) -> UIColor {
        switch style {
        case .default: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35) }
        case .black: UIColor(white: 0, alpha: 0.35)
        case .white: UIColor(white: 1, alpha: 0.35)
        }
    }
}
