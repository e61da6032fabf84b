import Foundation

/// The measures of a class of backgrounds for popovers.
// apple: https://developer.apple.com/documentation/uikit/uipopoverbackgroundviewmethods
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods: NSObjectProtocol {
    /// How wide the arrow is where it leaves the edge, in points.
    static func arrowBase() -> CGFloat
    /// How far the content is from the edges of the background, without the arrow, in points.
    static func contentViewInsets() -> UIEdgeInsets
    /// How far the arrow stands out, in points.
    static func arrowHeight() -> CGFloat
}
