import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitPresentation

/// Fades in what a search controller has to show; the bars around it move alongside.
final class SearchAnimator: UIObject, TimedTransitionAnimator {
    private let isPresenting: Bool
    private let theme = SearchTheme.flat
    let timing = TransitionTiming.curve(.easeInOut)

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { theme.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let view = context.view(forKey: key) as? SearchControllerView else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        if isPresenting {
            UIView.performWithoutAnimation {
                view.frame = context.containerView.bounds
                context.containerView.addSubview(view)
                view.layoutIfNeeded()
                view.dimming.alpha = 0
            }
        }
        let results = view.results
        timing.animate(
            for: theme.duration,
            changes: { [isPresenting] in
                view.dimming.alpha = isPresenting ? 1 : 0
                if !isPresenting { results?.alpha = 0 }
            },
            completion: { _ in
                results?.alpha = 1
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
