import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

// How the popover comes, and what can be touched beside it.
extension PopoverOnScreen {
    func ensureBubble() -> PopoverBubble {
        if let bubble { return bubble }
        popover.presentedViewController.popoverWillBeShown()
        let bubble = PopoverBubble(around: popover.presentedViewController.view, for: popover)
        self.bubble = bubble
        return bubble
    }

    func begin() {
        guard let container = popover.container else { return }
        (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation?(popover)
        stopWithoutSource()
        if popover.passthroughViews == nil, let bar = popover.barButtonItem?.shownView?.surroundingBar { popover.passthroughViews = [bar] }
        outside.begin(in: container)
        place()
    }

    private func stopWithoutSource() {
        _require(
            popover.sourceView != nil || popover.barButtonItem != nil,
            "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or barButtonItem set before the presentation occurs. "
                + "Set one of them right after present(_:animated:completion:) at the latest.")
    }

    /// The view that gets a touch beside the popover: one in ``popover.passthroughViews``.
    func passthroughView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let container = popover.container else { return nil }
        for view in popover.passthroughViews ?? [] where view.window === container.window && view.window != nil {
            if let hit = view.hitTest(container.convert(point, to: view), with: event) { return hit }
        }
        return nil
    }

    /// Returns true if a tap beside the popover may dismiss it, as far as the content and the popover.delegate are concerned.
    func userMayTapAway() -> Bool {
        guard !popover.presentedViewController.isHeldByContent else {
            popover.delegate?.presentationControllerDidAttemptToDismiss?(popover)
            return false
        }
        if let answer = popover.delegate?.presentationControllerShouldDismiss?(popover) { return answer }
        return (popover.delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationControllerShouldDismissPopover?(
            popover) ?? true
    }
}

extension UIView {
    /// The bar that this view is in.
    fileprivate var surroundingBar: UIView? {
        var candidate = superview
        while let view = candidate {
            if view is any UIBarPositioning { return view }
            candidate = view.superview
        }
        return nil
    }
}
