import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitPresentation

/// Lets an alert come out of the depth, and an action sheet from below.
final class AlertAnimator: UIObject, TimedTransitionAnimator {
    private let form: AlertForm
    private let isPresenting: Bool
    let timing: TransitionTiming

    private static let firstScale: CGFloat = 1.15

    init(_ form: AlertForm, isPresenting: Bool) {
        self.form = form
        self.isPresenting = isPresenting
        timing = form == .alert && !isPresenting ? .curve(.easeInOut) : .spring
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        form == .alert && !isPresenting ? 0.25 : 0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
        if isPresenting { putIn(view, context) }
        let distance = context.containerView.bounds.maxY - view.frame.minY
        if isPresenting, form != .alert { view.center.y += distance }
        timing.animate(for: transitionDuration(using: context)) { [form, isPresenting] in
            if form == .alert {
                view.transform = .identity
                view.alpha = isPresenting ? 1 : 0
            } else {
                view.center.y += isPresenting ? -distance : distance
            }
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
            view.alpha = 1
        }
    }

    private func putIn(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
        context.containerView.addSubview(view)
        view.layoutIfNeeded()
        guard form == .alert else { return }
        view.transform = CGAffineTransform(scaleX: Self.firstScale, y: Self.firstScale)
        view.alpha = 0
    }
}
