internal import Display
import Foundation
internal import QuartzCore
internal import ScrollPhysics

/// The indicators of a scroll view: made when they are first seen, above the content, faded out when nothing moves.
@MainActor
final class ScrollIndicators {
    private let theme = ScrollIndicatorTheme.standard
    private var views: [ScrollAxis: ScrollIndicatorView] = [:]
    private var isShown = false
    private var hiding: GestureTimer?

    nonisolated init() {}

    // MARK: Coming and going

    /// Shows the indicators of the axes that scroll until ``hideSoon(in:)``.
    func show(in scrollView: UIScrollView) {
        hiding?.cancel()
        hiding = nil
        isShown = true
        layOut(in: scrollView)
        UIView.performWithoutAnimation {
            for view in views.values { view.alpha = 1 }
        }
    }

    /// Lets them fade a moment after the last movement.
    func hideSoon(in scrollView: UIScrollView) { hide(in: scrollView, after: theme.lingering) }

    func flash(in scrollView: UIScrollView) {
        guard scrollView.window != nil else { return }
        show(in: scrollView)
        hide(in: scrollView, after: theme.flashing)
    }

    private func hide(in scrollView: UIScrollView, after delay: TimeInterval) {
        guard isShown else { return }
        hiding?.cancel()
        hiding = GestureTimer(scrollView.displayHost.clock, after: delay) { [weak self] in self?.fade() }
    }

    private func fade() {
        hiding = nil
        isShown = false
        UIView.animate(withDuration: theme.fading, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            for view in self.views.values { view.alpha = 0 }
        }
    }

    // MARK: Frames

    /// Puts the indicators where the content stands now. Costs nothing until they have been shown once.
    func layOut(in scrollView: UIScrollView) {
        guard isShown || views.values.contains(where: { $0.alpha > 0 }) else { return }
        UIView.performWithoutAnimation {
            for axis in ScrollAxis.allCases { layOut(axis, in: scrollView) }
        }
    }

    private func layOut(_ axis: ScrollAxis, in scrollView: UIScrollView) {
        guard isWanted(axis, in: scrollView) else {
            views[axis]?.isHidden = true
            return
        }
        let view = views[axis] ?? make(axis, in: scrollView)
        view.isHidden = false
        view.style = scrollView.indicatorStyle
        // Not by way of the view: a new size of a subview would have the scroll view laid out again.
        view.layer.frame = frame(of: axis, in: scrollView)
        scrollView.keepInFront(view)
    }

    private func isWanted(_ axis: ScrollAxis, in scrollView: UIScrollView) -> Bool {
        let isSwitchedOn = axis == .vertical ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
        return isSwitchedOn && scrollView.exceedsBounds(along: axis)
    }

    private func make(_ axis: ScrollAxis, in scrollView: UIScrollView) -> ScrollIndicatorView {
        let view = ScrollIndicatorView(theme: theme)
        views[axis] = view
        scrollView.addSubview(view)
        view.alpha = isShown ? 1 : 0
        return view
    }

    private func frame(of axis: ScrollAxis, in scrollView: UIScrollView) -> CGRect {
        var insets = axis == .vertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets
        if scrollView.automaticallyAdjustsScrollIndicatorInsets { insets = insets.adding(scrollView.safeAreaInsets) }
        insets.bottom += max(scrollView.keyboardOverlap - scrollView.safeAreaInsets.bottom, 0)
        insets = insets.finite
        let bounds = scrollView.bounds
        let (left, right) = (bounds.minX + insets.left + theme.margin, bounds.maxX - insets.right - theme.margin)
        let (top, bottom) = (bounds.minY + insets.top + theme.margin, bounds.maxY - insets.bottom - theme.margin)
        // The corner belongs to neither where both are shown.
        let corner = isWanted(axis.other, in: scrollView) ? theme.thickness + theme.margin : 0
        let range = scrollView.scrollRange[axis]
        func span(_ start: CGFloat, _ end: CGFloat, seen: CGFloat) -> ScrollIndicatorSpan {
            ScrollIndicatorSpan(
                track: start...max(start, end - corner), offset: scrollView.contentOffset[axis], range: range, seen: seen, theme: theme)
        }
        switch axis {
        case .vertical:
            let span = span(top, bottom, seen: bounds.height)
            return CGRect(x: right - theme.thickness, y: span.start, width: theme.thickness, height: span.length)
        case .horizontal:
            let span = span(left, right, seen: bounds.width)
            return CGRect(x: span.start, y: bottom - theme.thickness, width: span.length, height: theme.thickness)
        }
    }
}

extension UIScrollView {
    /// Puts an indicator above views that were added after it, without asking for layout.
    fileprivate func keepInFront(_ indicator: ScrollIndicatorView) {
        guard let last = children.last, !(last is ScrollIndicatorView) else { return }
        unlink(indicator)
        link(indicator, at: .front)
    }
}
