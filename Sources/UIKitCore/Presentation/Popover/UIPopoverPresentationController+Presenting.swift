import Foundation

// How the popover comes, and what can be touched beside it.
extension UIPopoverPresentationController {
    func ensureBubble() -> PopoverBubble {
        if let bubble { return bubble }
        presentedViewController.popoverWillBeShown()
        let bubble = PopoverBubble(around: presentedViewController.view, for: self)
        self.bubble = bubble
        return bubble
    }

    func beginPresentation() {
        guard let container else { return }
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation?(self)
        stopWithoutSource()
        if passthroughViews == nil, let bar = barButtonItem?.shownView?.surroundingBar { passthroughViews = [bar] }
        outside.begin(in: container)
        place()
    }

    private func stopWithoutSource() {
        _require(
            sourceView != nil || barButtonItem != nil,
            "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem set before the presentation occurs. "
                + "Set one of them right after present(_:animated:completion:) at the latest.")
    }

    /// What gets a touch beside the popover: a view in one of ``passthroughViews``.
    func passthroughView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let container else { return nil }
        for view in passthroughViews ?? [] where view.window === container.window && view.window != nil {
            if let hit = view.hitTest(container.convert(point, to: view), with: event) { return hit }
        }
        return nil
    }

    /// Whether a tap beside the popover may dismiss it, as far as the content and the delegate are concerned.
    func userMayTapAway() -> Bool {
        guard !presentedViewController.isHeldByContent else {
            delegate?.presentationControllerDidAttemptToDismiss?(self)
            return false
        }
        if let answer = delegate?.presentationControllerShouldDismiss?(self) { return answer }
        return (delegate as? any UIPopoverPresentationControllerDelegate)?.popoverPresentationControllerShouldDismissPopover?(self) ?? true
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
