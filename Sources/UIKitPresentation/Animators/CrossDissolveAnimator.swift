import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Fades the presented view in above what is there, and out again.
final class CrossDissolveAnimator: UIObject, TimedTransitionAnimator {
    private let isPresenting: Bool
    let timing = TransitionTiming.curve(.easeInOut)

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let fading = isPresenting ? context.putInViewOnTop() : context.putInViewBeneath()
        guard let fading else { return context.completeTransition(!context.transitionWasCancelled) }
        let alpha = fading.alpha
        if isPresenting { fading.alpha = 0 }
        timing.animate(for: transitionDuration(using: context)) { [isPresenting] in
            fading.alpha = isPresenting ? alpha : 0
        } completion: { [isPresenting] _ in
            context.completeTransition(!context.transitionWasCancelled)
            if !isPresenting { fading.alpha = alpha }
        }
    }
}
