import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Slides the presented view up from below, and down again.
final class CoverVerticalAnimator: UIObject, TimedTransitionAnimator {
    private let isPresenting: Bool
    let timing = TransitionTiming.spring

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let moving = isPresenting ? context.putInViewOnTop() : context.putInViewBeneath()
        guard let moving else { return context.completeTransition(!context.transitionWasCancelled) }
        let distance = context.containerView.bounds.maxY - moving.frame.minY
        if isPresenting { moving.center.y += distance }
        timing.animate(for: transitionDuration(using: context)) { [isPresenting] in
            moving.center.y += isPresenting ? -distance : distance
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

extension UIViewControllerContextTransitioning {
    /// Puts the view that comes above all others, where it is to be in the end.
    func putInViewOnTop() -> UIView? {
        guard let view = view(forKey: .to), let controller = viewController(forKey: .to) else { return nil }
        view.frame = finalFrame(for: controller)
        containerView.addSubview(view)
        return view
    }

    /// Puts the view that comes, if any, beneath all others, where it is to be in the end.
    /// - Returns: the view that goes.
    package func putInViewBeneath() -> UIView? {
        if let view = view(forKey: .to), let controller = viewController(forKey: .to) {
            view.frame = finalFrame(for: controller)
            containerView.insertSubview(view, at: 0)
        }
        return view(forKey: .from)
    }
}
