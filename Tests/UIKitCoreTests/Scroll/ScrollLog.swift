import UIKit

/// A delegate that records its calls, and answers as set.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    /// The offset at each `didScroll`.
    var offsets: [CGPoint] = []
    var velocities: [CGPoint] = []
    var targets: [CGPoint] = []
    var zoomedView: UIView?
    /// Changes the target of a drag.
    var retarget: ((CGPoint) -> CGPoint)?
    /// Called at each `didScroll`, and before a drag ends.
    var onScroll: ((UIScrollView) -> Void)?
    var onEndDragging: ((UIScrollView) -> Void)?
    var answersScrollToTop = true

    /// The calls without `didScroll`, and without repetitions.
    var messages: [String] {
        calls.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls.append("scroll")
        offsets.append(scrollView.contentOffset)
        onScroll?(scrollView)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("will begin dragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("will end dragging")
        velocities.append(velocity)
        targets.append(targetContentOffset.pointee)
        if let retarget { targetContentOffset.pointee = retarget(targetContentOffset.pointee) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("did end dragging \(decelerate)")
        onEndDragging?(scrollView)
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("will begin decelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("did end decelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("did end animation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { calls.append("will begin zooming") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        calls.append("did end zooming \(scale)")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        calls.append("should scroll to top")
        return answersScrollToTop
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { calls.append("did scroll to top") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("adjusted inset") }
}
