import Foundation

/// Moves a sheet up from below, and down again.
final class SheetAnimator: UIObject, TimedTransitionAnimator {
    private unowned let sheet: UISheetPresentationController
    private let isPresenting: Bool
    let timing = TransitionTiming.spring

    init(_ sheet: UISheetPresentationController, isPresenting: Bool) {
        self.sheet = sheet
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UISheetPresentationController.settlingDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        isPresenting ? come(context) : go(context)
    }

    private func come(_ context: any UIViewControllerContextTransitioning) {
        guard let layout = sheet.layout, let view = context.view(forKey: .to) else { return context.completeTransition(true) }
        context.containerView.addSubview(view)
        let top = layout.stop(sheet.selectedDetentIdentifier).top
        let final = layout.frame(top: top)
        view.bounds.size = final.size
        view.center = CGPoint(x: final.midX, y: sheet.hiddenTop + final.height / 2)
        view.layoutIfNeeded()
        timing.animate(for: transitionDuration(using: context)) {
            view.center = CGPoint(x: final.midX, y: final.midY)
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func go(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.putInViewBeneath() else { return context.completeTransition(true) }
        timing.animate(for: transitionDuration(using: context)) { [sheet] in
            view.center.y = sheet.hiddenTop + view.bounds.height / 2
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
