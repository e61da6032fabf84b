import UIKit

/// Appearance values of markers. Lengths are in points.
enum MarkerTheme {
    /// Of the view; the circle of one that is not selected is less by its pointer.
    static let size: CGFloat = 28
    static let selectedSize: CGFloat = 56
    static let pointer: CGFloat = 3.5
    static let selectedPointer: CGFloat = 8
    static let textWidth: CGFloat = 110
    static let textGap: CGFloat = 2
    @MainActor static let titleFont = UIFont.systemFont(ofSize: 11, weight: .semibold)
    @MainActor static let subtitleFont = UIFont.systemFont(ofSize: 10)
}
