@_spi(ForasteroInternal) internal import UIKitCore

// Says whether a presentation may be, and who is going to present.
extension PresentationRequest {
    private var style: UIModalPresentationStyle { presented.modalPresentationStyle }

    /// Links the two controllers now and begins after the next frame, so that what is set up meanwhile counts.
    func perform() {
        stopIfImpossible()
        guard isInWindow, let presenter = freePresenter else { return }
        let controller = presented.presentation?.controller ?? presented.makePresentationController(presenting: presenter, source: source)
        controller.presenter = controller.shouldPresentInFullscreen ? presenter : controller.ownContext ?? source.contextDefiner
        presented.ensurePresentation().controller = controller
        controller.link()
        presented.ensurePresentation().isBeingPresented = true
        presented.loadViewIfNeeded()
        controller.stage = .waiting(self)
        source.view.displayHost.pipeline.afterNextFrame { controller.startIfWaiting() }
    }

    // MARK: Errors

    private func stopIfImpossible() {
        _require(
            presented !== source && !source.isInside(presented),
            "Application tried to present modal view controller on itself. Presenting controller is \(source).")
        if let presenter = presented.presentation?.presenter {
            _requireFailure(
                "Application tried to present modally a view controller \(presented) that is already being presented by \(presenter). "
                    + "Dismiss it first.")
        }
        if let parent = presented.parent {
            _requireFailure(
                "Application tried to present modally a view controller \(presented) that has a parent view controller \(parent). "
                    + "Remove it from its parent, or present the parent.")
        }
        _require(
            presented.viewIfLoaded?.window?.rootViewController !== presented,
            "Application tried to present modally an active controller \(presented). It is the root view controller of its window.")
        _require(
            presented.modalTransitionStyle != .partialCurl || style == .fullScreen,
            "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \(presented). "
                + "Set its modalPresentationStyle to .fullScreen.")
    }

    // MARK: Warnings

    private var isInWindow: Bool {
        // A container shows a page that it was given in this turn at its next layout: that is now.
        if source.viewIfLoaded?.window == nil { source.outermostAncestor.viewIfLoaded?.layoutIfNeeded() }
        if source.viewIfLoaded?.window != nil { return true }
        ConsoleWarning.tell(
            "Warning: Attempt to present \(presented) on \(source) whose view is not in the window hierarchy!")
        return false
    }

    /// The controller that presents; nil, with a warning, if it presents something already.
    private var freePresenter: UIViewController? {
        let presenter = style.isInContext ? source.contextDefiner : source.outermostAncestor
        guard let other = presenter.presentation?.presented ?? source.presentedViewController else { return presenter }
        ConsoleWarning.tell("Attempt to present \(presented)  on \(presenter) which is already presenting \(other)")
        return nil
    }
}

extension UIViewController {
    /// The controller whose view a presentation in the current context covers.
    fileprivate var contextDefiner: UIViewController {
        var candidate = self
        while !candidate.definesPresentationContext, let parent = candidate.parentController { candidate = parent }
        return candidate
    }
}
