public import Foundation

/// What the old guides of controllers are: a stretch of the view at its upper or lower edge.
// apple: https://developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor @objc public protocol UILayoutSupport: NSObjectProtocol {
    /// How high it is, in points.
    @objc var length: CGFloat { get }
    @objc var topAnchor: NSLayoutYAxisAnchor { get }
    @objc var bottomAnchor: NSLayoutYAxisAnchor { get }
    @objc var heightAnchor: NSLayoutDimension { get }
}
