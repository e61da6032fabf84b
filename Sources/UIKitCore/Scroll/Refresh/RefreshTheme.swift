import Foundation

/// Appearance values of refresh controls. Lengths are in points, times in seconds.
struct RefreshTheme: Sendable {
    // observed: iOS 26.1, the parts of a control that is refreshing
    var height: CGFloat = 60
    var bladeSize = CGSize(width: 3.5, height: 10)
    /// From the middle to that of a blade.
    var bladeRadius: CGFloat = 10
    /// How far the content is pulled before refreshing begins.
    var threshold: CGFloat = 60
    /// From the middle of the wheel up or down where there is a title below it.
    var titleShift: CGFloat = 10
    var titleDistance: CGFloat = 20
    /// Of the blades, from the brightest to the one that comes before it.
    var alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
    /// How long the brightest blade takes to go round.
    var period: TimeInterval = 1
    var vanishing: TimeInterval = 0.25

    static let standard = RefreshTheme()
    @MainActor static let color = UIColor.systemGray
}
