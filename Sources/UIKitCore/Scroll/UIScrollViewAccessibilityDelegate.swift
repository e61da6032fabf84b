/// A delegate that says in its own words where a scroll view has come to.
// apple: https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate
@preconcurrency @MainActor @objc public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// What is said after the view has scrolled; nil for which page it is.
    @objc(accessibilityScrollStatusForScrollView:)
    optional func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}
