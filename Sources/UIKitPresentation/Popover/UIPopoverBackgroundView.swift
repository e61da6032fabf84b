import Foundation

/// The background of a popover with its arrow, as an app draws it. To be subclassed.
///
/// A subclass gives its measures by the three class methods, and draws or lays out itself as ``arrowDirection`` and
/// ``arrowOffset`` say. The view covers the whole popover, arrow included.
// apple: https://developer.apple.com/documentation/uikit/uipopoverbackgroundview
@preconcurrency @MainActor @objcMembers open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    /// How far the middle of the arrow is from the middle of its side, to the right or down, in points. Set by the popover, within an
    /// animation if the popover moves. Default: 0.
    open var arrowOffset: CGFloat = 0 { didSet { if arrowOffset != oldValue { setNeedsLayout() } } }

    /// The side of the arrow. Set by the popover. Default: unknown.
    open var arrowDirection: UIPopoverArrowDirection = .unknown { didSet { if arrowDirection != oldValue { setNeedsLayout() } } }

    /// True if the content gets the rounded corners it has on the system's background. Default: false.
    open class var wantsDefaultContentAppearance: Bool { false }

    open class func arrowBase() -> CGFloat { mustBeOverridden("arrowBase") }
    open class func contentViewInsets() -> UIEdgeInsets { mustBeOverridden("contentViewInsets") }
    open class func arrowHeight() -> CGFloat { mustBeOverridden("arrowHeight") }

    private static func mustBeOverridden(_ method: String) -> Never {
        _requireFailure(
            "+[\(self) \(method)] must be implemented by subclassers of UIPopoverBackgroundView. Override class func \(method)().")
    }
}
