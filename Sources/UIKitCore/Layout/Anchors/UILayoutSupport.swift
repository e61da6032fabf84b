public import Foundation

/// The former guides of controllers: a stretch of the view at its upper or lower edge.
// apple: https://developer.apple.com/documentation/uikit/uilayoutsupport
@preconcurrency @MainActor @objc public protocol UILayoutSupport: NSObjectProtocol {
    /// How high it is, in points.
    @objc var length: CGFloat { get }
    /// The upper edge of the bars' area.
    @objc var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge of the bars' area.
    @objc var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the bars' area, in points.
    @objc var heightAnchor: NSLayoutDimension { get }
}
