import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Leads an animator by a number from 0 to 1, as a gesture gives it.
///
/// The animator's animations (`UIView.animate` and all else that Core Animation runs in the container) stand still and are moved
/// to the part of their duration that ``update(_:)`` names. ``finish()`` and ``cancel()`` let the rest run on or back.
// apple: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor @objcMembers
open class UIPercentDrivenInteractiveTransition: UIObject, UIViewControllerInteractiveTransitioning {
    private weak var transition: ControllerTransition?

    @preconcurrency @MainActor public override init() { super.init() }

    /// How long the animator takes, in seconds; 0 outside of a transition.
    open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

    /// How far the transition is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0

    /// How fast the rest goes, as a multiple of the animator's speed. Default: 1. Above 0.
    open var completionSpeed: CGFloat = 1

    /// How the speed of the rest changes. Default: ease in and out.
    open var completionCurve: UIView.AnimationCurve = .easeInOut

    /// True if the finger leads from the start; otherwise the animation runs until ``pause()``. Default: true.
    open var wantsInteractiveStart: Bool = true

    /// Begins the transition with its animations standing still. Overriders call super.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        percentComplete = 0
        transition = transitionContext as? ControllerTransition
        transition?.startScrubbing()
    }

    /// Halts an animation that is running.
    open func pause() {
        transition?.pauseInteractiveTransition()
        percentComplete = transition?.percentComplete ?? percentComplete
    }

    /// Shows the transition as it is at a part of its duration.
    /// - Parameter percentComplete: from 0 to 1; what is outside counts as the nearer end.
    @objc(updateInteractiveTransition:)
    open func update(_ percentComplete: CGFloat) {
        transition?.updateInteractiveTransition(percentComplete)
        self.percentComplete = transition?.percentComplete ?? percentComplete
    }

    /// Lets the rest run back to the beginning.
    @objc(cancelInteractiveTransition)
    open func cancel() { transition?.cancelInteractiveTransition() }

    /// Lets the rest run on to the end.
    @objc(finishInteractiveTransition)
    open func finish() { transition?.finishInteractiveTransition() }
}
