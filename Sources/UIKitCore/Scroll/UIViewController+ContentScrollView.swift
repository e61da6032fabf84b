import Foundation

extension UIViewController {
    /// Names the scroll view whose content bars at some edges go by: a large title gives way to it, and a bar shows its background
    /// while content is behind it. Nil goes back to the one that is found.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/setcontentscrollview(_:for:)
    @objc(setContentScrollView:forEdge:)
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        barItems.contentScrollViews.set(scrollView, for: edge)
        viewIfLoaded?.superview?.setNeedsLayout()
    }

    /// The scroll view that bars at an edge go by: the one that was named, else the view itself or the one behind all others in it.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/contentscrollview(for:)
    @objc(contentScrollViewForEdge:)
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        if let named = barItems.contentScrollViews.view(for: edge) as? UIScrollView { return named }
        guard let view = viewIfLoaded else { return nil }
        return view as? UIScrollView ?? view.children.first as? UIScrollView
    }
}
