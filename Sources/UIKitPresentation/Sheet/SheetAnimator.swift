import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Moves a sheet up from below, and down again.
final class SheetAnimator: UIObject, TimedTransitionAnimator {
    private unowned let shown: SheetOnScreen
    private let isPresenting: Bool
    let timing = TransitionTiming.spring

    init(_ shown: SheetOnScreen, isPresenting: Bool) {
        self.shown = shown
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        SheetOnScreen.settlingDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        isPresenting ? come(context) : go(context)
    }

    private func come(_ context: any UIViewControllerContextTransitioning) {
        guard let layout = shown.layout, let view = context.view(forKey: .to) else { return context.completeTransition(true) }
        context.containerView.addSubview(view)
        let top = layout.stop(shown.sheet.selectedDetentIdentifier).top
        let final = layout.frame(top: top)
        view.bounds.size = final.size
        view.center = CGPoint(x: final.midX, y: shown.hiddenTop + final.height / 2)
        view.layoutIfNeeded()
        timing.animate(for: transitionDuration(using: context)) {
            view.center = CGPoint(x: final.midX, y: final.midY)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func go(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.putInViewBeneath() else { return context.completeTransition(true) }
        timing.animate(for: transitionDuration(using: context)) { [shown] in
            view.center.y = shown.hiddenTop + view.bounds.height / 2
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
