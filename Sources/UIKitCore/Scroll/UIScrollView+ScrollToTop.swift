import Foundation
internal import ScrollPhysics

// A tap on the status bar.
extension UIScrollView {
    /// Scrolls to the beginning, if the delegate does not mind.
    func scrollToTop() {
        guard delegate?.scrollViewShouldScrollToTop?(self) ?? true else { return }
        stopMotion()
        let top = CGPoint(x: contentOffset.x, y: scrollRange.minimum.y)
        guard contentOffset.y > top.y, UIView.areAnimationsEnabled else {
            if contentOffset.y > top.y { moveContent(to: top) }
            delegate?.scrollViewDidScrollToTop?(self)
            return
        }
        animateOffset(to: top, purpose: .top)
    }
}

extension UIWindow {
    /// Scrolls to the top what can be meant by a tap on the status bar: with more than one candidate, nothing.
    func respondToStatusBarTaps(among touches: [UITouch]) {
        let bar = UIApplication.shared.statusBarFrame
        guard bar.height > 0, !UIApplication.shared.isStatusBarHidden else { return }
        for touch in touches where touch.phase == .ended && touch.tapCount > 0 && !(touch.view is UIControl) {
            guard bar.contains(touch.firstScreenLocation), bar.contains(touch.screenLocation) else { continue }
            let candidates = screenHost.windows.visibleWindows.flatMap { $0.scrollViewsForTop(in: $0.bounds) }
            if candidates.count == 1 { candidates[0].scrollToTop() }
        }
    }
}

extension UIView {
    /// The scroll views inside that can be seen and want to be notified of the status bar.
    /// - Parameter area: what of this view can be seen, in its own coordinates.
    fileprivate func scrollViewsForTop(in area: CGRect) -> [UIScrollView] {
        guard !isHidden, alpha > 0, !area.isEmpty else { return [] }
        var found: [UIScrollView] = []
        if let scrollView = self as? UIScrollView, scrollView.scrollsToTop { found.append(scrollView) }
        for child in children {
            let seen = area.intersection(child.frame)
            if !seen.isEmpty { found += child.scrollViewsForTop(in: convert(seen, to: child)) }
        }
        return found
    }
}
