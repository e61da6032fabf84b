import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Fades a popover in at its position, and out again.
final class PopoverAnimator: UIObject, TimedTransitionAnimator {
    private let isPresenting: Bool
    let timing = TransitionTiming.curve(.easeInOut)

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let fading = context.view(forKey: isPresenting ? .to : .from) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        if isPresenting {
            // The popover has its position already: that of the context is older than what the delegate has said.
            context.containerView.addSubview(fading)
            fading.layoutIfNeeded()
            fading.alpha = 0
        }
        timing.animate(for: transitionDuration(using: context)) { [isPresenting] in
            fading.alpha = isPresenting ? 1 : 0
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
            fading.alpha = 1
        }
    }
}
