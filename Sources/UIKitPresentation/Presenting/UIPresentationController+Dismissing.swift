import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

// How a controller goes.
extension UIPresentationController {
    func startDismissal(_ request: DismissalRequest) {
        guard let container else { return }
        let transition = makeDismissal(request, in: container)
        stage = .dismissing(transition)
        transition.start(endsAtOnce: true)
    }

    private func makeDismissal(_ request: DismissalRequest, in container: UIView) -> ControllerTransition {
        let (presenter, presented) = (request.presenter, presentedViewController)
        let held = presenter.presentation?.removedView
        let frame = held == nil ? container.convert(presenter.view.bounds, from: presenter.view) : container.bounds
        let isAnimated = request.isAnimated && UIView.areAnimationsEnabled
        let animation = isAnimated ? dismissalAnimation(request) : nil
        let transition = ControllerTransition(
            in: container, from: TransitionSide(presented, view: presentedView, initialFrame: presentedView?.frame ?? .zero),
            to: TransitionSide(presenter, view: held?.view, initialFrame: held == nil ? frame : .zero, finalFrame: frame),
            style: presentationStyle, animator: animation?.animator, interactor: animation?.interactor)
        transition.owner = presenter
        transition.appearance = AppearanceSwap(
            appearing: held == nil ? nil : presenter, disappearing: presented, order: .presentation)
        let others = request.intermediates.map { AppearanceSwap(appearing: nil, disappearing: $0, order: .presentation) }
        transition.willBegin = {
            self.willDismiss(request)
            for swap in others { swap.begin(animated: isAnimated) }
        }
        transition.willComplete = { self.settleViews(afterDismissing: $0, request) }
        transition.didComplete = { isCompleted in
            for swap in others { swap.end() }
            self.didDismiss(isCompleted, request)
        }
        return transition
    }

    private func dismissalAnimation(_ request: DismissalRequest) -> TransitionAnimation {
        let delegate = presentedViewController.transitioningDelegate
        let custom = delegate?.animationController?(forDismissed: presentedViewController)
        guard let animator = custom else {
            return TransitionAnimation(animator: makeSystemAnimator(isPresenting: false), interactor: request.interactor)
        }
        return TransitionAnimation(
            animator: animator, interactor: request.interactor ?? delegate?.interactionControllerForDismissal?(using: animator))
    }

    private func willDismiss(_ request: DismissalRequest) {
        for member in request.chain { member.presentation?.isBeingDismissed = true }
        if request.isByUser { delegate?.presentationControllerWillDismiss?(self) }
        for member in request.intermediates {
            member.presentation?.active?.container?.isHidden = true
            member.presentation?.active?.dismissalTransitionWillBegin()
        }
        dismissalTransitionWillBegin()
    }

    private func settleViews(afterDismissing isCompleted: Bool, _ request: DismissalRequest) {
        guard let container else { return }
        guard isCompleted else {
            request.presenter.presentation?.removedView?.view.removeFromSuperview()
            return
        }
        if let held = request.presenter.presentation?.removedView {
            held.restore(beneath: request.chain[0].presentation?.active?.container ?? container)
            request.presenter.presentation?.removedView = nil
        }
        for member in request.chain.reversed() {
            guard let controller = member.presentation?.active else { continue }
            member.presentation?.removedView = nil
            controller.unlink()
            controller.presentedView?.removeFromSuperview()
            controller.container?.removeFromSuperview()
        }
    }

    private func didDismiss(_ isCompleted: Bool, _ request: DismissalRequest) {
        for member in request.chain { member.presentation?.isBeingDismissed = false }
        stage = isCompleted ? .idle : .presented
        for member in request.chain.reversed() {
            guard let controller = member.presentation?.active else { continue }
            controller.dismissalTransitionDidEnd(isCompleted)
            if isCompleted {
                controller.forget(member)
            } else {
                controller.container?.isHidden = false
            }
        }
        if isCompleted, request.isByUser {
            delegate?.presentationControllerDidDismiss?(self)
            wasDismissedByUser()
        }
        request.completion?()
    }

    /// Brings a dismissal that is under way to its end now.
    @_spi(ForasteroInternal)
    @nonobjc public final func finishDismissal() {
        if case .dismissing(let transition) = stage { transition.finishNow() }
    }

    /// Returns true if the user may dismiss the presentation; tells the delegate if not.
    package func userMayDismiss() -> Bool {
        !presentedViewController.isHeldByContent && delegate?.presentationControllerShouldDismiss?(self) ?? true
    }
}
