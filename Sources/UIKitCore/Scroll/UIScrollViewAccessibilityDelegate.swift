/// A delegate that says in its own words where a scroll view has come to.
// apple: https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate
@preconcurrency @MainActor @objc public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
    /// The text that is spoken after the view has scrolled; nil for the number of the page.
    @objc(accessibilityScrollStatusForScrollView:)
    optional func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
}
