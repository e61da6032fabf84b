public import Foundation

/// Is notified of the scrolling and zooming of a scroll view, and decides about some of it.
///
/// A drag sends: will begin dragging, did scroll …, will end dragging, did end dragging; and if the content goes on moving: will
/// begin decelerating, did scroll …, did end decelerating.
// apple: https://developer.apple.com/documentation/uikit/uiscrollviewdelegate
@preconcurrency @MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// The content offset has changed, whatever the reason.
    @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// The zoom scale has changed, whatever the reason.
    @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// A finger has moved far enough for a drag; the offset is still the one from before.
    @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// The finger is being lifted.
    /// - Parameters:
    ///   - velocity: of the content offset, in points per millisecond.
    ///   - targetContentOffset: where scrolling is going to end; may be changed.
    @objc optional func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// The finger has been lifted.
    /// - Parameter decelerate: whether the content goes on moving.
    @objc(scrollViewDidEndDragging:willDecelerate:)
    optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// The content goes on moving after the finger has been lifted.
    @objc optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// That movement has come to its end, or was stopped.
    @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// A movement that the app asked for with `animated: true` has come to its end.
    @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// The view that is scaled by zooming, inside the scroll view; nil for no zooming.
    @objc(viewForZoomingInScrollView:)
    optional func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Zooming is about to begin.
    @objc(scrollViewWillBeginZooming:withView:)
    optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Zooming has come to its end, with the bounce back into the permitted range.
    @objc(scrollViewDidEndZooming:withView:atScale:)
    optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Returns true if a tap on the status bar scrolls to the top. Without it: yes.
    @objc optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

    /// A tap on the status bar has scrolled to the top.
    @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// ``UIScrollView/adjustedContentInset`` has changed.
    @objc optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
