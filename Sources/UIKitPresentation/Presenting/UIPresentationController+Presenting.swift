import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

// How a controller comes.
extension UIPresentationController {
    /// From now on the two controllers know each other.
    func link() {
        former = nil
        presentingViewController.ensurePresentation().presented = presentedViewController
        presentedViewController.ensurePresentation().presenter = presentingViewController
    }

    func unlink() {
        if let presenter, presenter.presentation?.presented === presentedViewController { presenter.presentation?.presented = nil }
        presentedViewController.presentation?.presenter = nil
        presentedViewController.presentation?.isBeingPresented = false
    }

    func startIfWaiting() {
        guard case .waiting(let request) = stage else { return }
        start(request, isAnimated: request.isAnimated)
    }

    /// Brings a presentation that was asked for to its end now.
    @_spi(ForasteroInternal)
    @nonobjc public final func finishPresenting() {
        if case .waiting(let request) = stage { start(request, isAnimated: false) }
        if case .presenting(let transition) = stage { transition.finishNow() }
    }

    private func start(_ request: PresentationRequest, isAnimated: Bool) {
        guard let presenterView = presenter?.viewIfLoaded, let window = presenterView.window else { return abandon() }
        if let adaptation = adaptationForPresenting() { return adaptation.start(request, isAnimated: isAnimated) }
        let container = makeContainer(frame: shouldPresentInFullscreen ? window.bounds : presenterView.frame)
        if shouldPresentInFullscreen {
            window.addSubview(container)
        } else {
            presenterView.superview?.insertSubview(container, aboveSubview: presenterView)
        }
        let transition = makePresentation(request, in: container, isAnimated: isAnimated && UIView.areAnimationsEnabled)
        stage = .presenting(transition)
        transition.start()
    }

    /// The presenter has left the screen, or is gone altogether, before the presentation could begin.
    private func abandon() {
        if let presenter {
            ConsoleWarning.tell(
                "Warning: Attempt to present \(presentedViewController) on \(presenter) whose view is not in the window hierarchy!")
        }
        stage = .idle
        unlink()
        removeFromState(of: presentedViewController)
    }

    private func makePresentation(
        _ request: PresentationRequest, in container: UIView, isAnimated: Bool
    ) -> ControllerTransition {
        let (presenter, presented) = (presentingViewController, presentedViewController)
        let held = shouldRemovePresentersView ? hold(presenter.view, in: container) : nil
        let frame = container.convert(presenter.view.bounds, from: presenter.view)
        let animation = isAnimated ? presentationAnimation(from: request.source) : nil
        let transition = ControllerTransition(
            in: container, from: TransitionSide(presenter, view: held?.view, initialFrame: frame, finalFrame: held == nil ? frame : .zero),
            to: TransitionSide(presented, view: presentedView, finalFrame: frameOfPresentedViewInContainerView),
            style: presentationStyle, animator: animation?.animator, interactor: animation?.interactor)
        transition.owner = presenter
        transition.appearance = AppearanceSwap(
            appearing: presented, disappearing: held == nil ? nil : presenter, order: .presentation)
        transition.willBegin = { [unowned transition] in self.willPresent(transition) }
        transition.willComplete = { self.settleViews(afterPresenting: $0) }
        transition.didComplete = { self.didPresent($0, completion: request.completion) }
        return transition
    }

    private func presentationAnimation(from source: UIViewController) -> TransitionAnimation {
        let presented = presentedViewController
        let delegate = presented.transitioningDelegate
        let custom = delegate?.animationController?(forPresented: presented, presenting: presentingViewController, source: source)
        guard let animator = custom else { return TransitionAnimation(animator: makeSystemAnimator(isPresenting: true)) }
        return TransitionAnimation(
            animator: animator, interactor: delegate?.interactionControllerForPresentation?(using: animator))
    }

    /// Takes the presenter's view into the container, where animators expect it.
    func hold(_ view: UIView, in container: UIView) -> RemovedView {
        let held = RemovedView(view)
        presentingViewController.ensurePresentation().removedView = held
        container.addSubview(view)
        view.frame = container.bounds
        return held
    }

    private func willPresent(_ transition: ControllerTransition) {
        presentedViewController.presentation?.isBeingPresented = true
        if origin != nil { announceStyle(coordinator: transition.isAnimated ? transition : nil) }
        presentationTransitionWillBegin()
    }

    private func settleViews(afterPresenting isCompleted: Bool) {
        guard let container else { return }
        if isCompleted {
            presentingViewController.presentation?.removedView?.view.removeFromSuperview()
        } else {
            restorePresenter(beneath: container)
            presentedView?.removeFromSuperview()
            container.removeFromSuperview()
            unlink()
        }
    }

    private func didPresent(_ isCompleted: Bool, completion: (() -> Void)?) {
        let presented = presentedViewController
        presented.presentation?.isBeingPresented = false
        stage = isCompleted ? .presented : .idle
        presentationTransitionDidEnd(isCompleted)
        if !isCompleted { forget(presented) }
        completion?()
    }

    /// Puts the presenter's view where it was.
    func restorePresenter(beneath container: UIView) {
        presenter?.presentation?.removedView?.restore(beneath: container)
        presenter?.presentation?.removedView = nil
    }

    /// All is over: the next presentation gets a new presentation controller.
    func forget(_ presented: UIViewController) {
        stage = .idle
        cleanUp()
        container = nil
        forgetAdaptation()
        origin?.controller.forgetAdaptation()
        removeFromState(of: presented)
        // Nor does a ring come about: the controller has let go of this one.
        if presented.presentation?.active !== self { former = presented }
    }

    private func removeFromState(of presented: UIViewController) {
        guard presented.presentation?.active === self else { return }
        presented.presentation?.adaptation = nil
        presented.presentation?.controller = nil
        origin?.replaced?.presentation?.controller = nil
    }
}

/// The animator of a transition, and its interaction controller.
struct TransitionAnimation {
    let animator: any UIViewControllerAnimatedTransitioning
    var interactor: (any UIViewControllerInteractiveTransitioning)?
}
