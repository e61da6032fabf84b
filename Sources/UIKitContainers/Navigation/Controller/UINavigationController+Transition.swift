import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitPresentation

// How the top of the stack gets on screen. The stack has changed already.
extension UINavigationController {
    var navigationView: NavigationControllerView? { viewIfLoaded as? NavigationControllerView }

    var isOnScreen: Bool { viewIfLoaded?.window != nil }

    /// Shows the top of the stack: now if that is to be animated, else before the next frame; after a transition that runs.
    func show(_ operation: Operation, from former: [UIViewController], animated: Bool) {
        if pageTransition.running == nil { pageTransition.formerStack = former }
        let isAnimated = animated && isOnScreen && operation != .none
        if pageTransition.running == nil, isAnimated { return startTransition(operation, animated: true) }
        pageTransition.pending = PageTransition.Pending(operation: operation, isAnimated: isAnimated)
        guard pageTransition.running == nil else { return }
        navigationBar.setStack(stack.map(\.navigationItem))
        viewIfLoaded?.setNeedsLayout()
        if !isViewLoaded { settleUnseen() }
    }

    /// Nobody sees the controller: nothing is shown, and everybody belongs where they are.
    private func settleUnseen() {
        pageTransition.pending = nil
        settleChildren()
        settleTabBar()
    }

    /// Shows what waits for the next layout. A change without animation, which only waits for its frame, is over with that.
    func showPending() {
        if pageTransition.pending != nil, let running = pageTransition.running, !running.isAnimated { running.finishNow() }
        guard pageTransition.running == nil, let pending = pageTransition.pending else { return }
        guard isOnScreen else { return showTopAtOnce() }
        pageTransition.pending = nil
        startTransition(pending.operation, animated: pending.isAnimated)
    }

    /// Puts the top of the stack in without any transition: nobody sees it yet.
    func showTopAtOnce() {
        guard pageTransition.running == nil else { return }
        pageTransition.pending = nil
        navigationBar.setStack(stack.map(\.navigationItem))
        if shownPage !== stack.last {
            let former = shownPage
            shownPage = stack.last
            former?.viewIfLoaded?.removeFromSuperview()
            takeSharedCollection(shownPage, from: former)
            if let page = shownPage, let navigationView {
                page.loadViewIfNeeded()
                // A controller may set another stack while it is loaded, which is shown by then.
                guard shownPage === page else { return }
                navigationView.container.addSubview(page.view)
            }
        }
        settleChildren()
        showToolbarItems(animated: false)
        settleTabBar()
        placeBars()
        placePage()
    }

    // MARK: Transitions

    private func startTransition(_ operation: Operation, animated: Bool) {
        guard let navigationView, shownPage !== stack.last else {
            navigationBar.setStack(stack.map(\.navigationItem))
            settleChildren()
            return
        }
        pageTransition.wantedStack = stack
        let (from, to) = (shownPage, stack.last)
        to?.loadViewIfNeeded()
        let animator = animated ? makeAnimator(operation, from: from, to: to) : nil
        if animator == nil { takeSharedCollection(to, from: from) }
        let transition = ControllerTransition(
            in: navigationView.container,
            from: TransitionSide(from, view: from?.view, initialFrame: from?.view.frame ?? .zero),
            to: TransitionSide(to, view: to?.view, finalFrame: to.map { pageFrame(of: $0) } ?? .zero), animator: animator,
            interactor: animator.flatMap { makeInteractor(for: $0) })
        transition.owner = self
        transition.appearance = AppearanceSwap(appearing: to, disappearing: from, order: .navigation)
        if let from, !stack.contains(where: { $0 === from }) { from.noteMovingFromParent() }
        pageTransition.running = transition
        pageTransition.movesBars = false
        shownPage = to
        contentSizeForContainerDidChange()
        transition.didBegin = { [weak self] in
            self?.transitionDidBegin(to: to, operation, animated: animator != nil)
            self?.lendTabBar(from: from, to: to, animated: animator != nil)
        }
        transition.willComplete = { [weak self] completed in self?.transitionWillEnd(completed, from: from, to: to) }
        transition.didComplete = { [weak self] completed in self?.transitionDidEnd(completed, to: to, animated: animator != nil) }
        transition.animateAlongsideTransition(in: toolbar, animation: nil)
        transition.animateAlongsideTransition(in: navigationBar, animation: { [weak self] _ in self?.moveBars(operation) })
        moveOverlays(with: transition, operation, from: from, to: to)
        transition.start()
    }

    private func makeAnimator(
        _ operation: Operation, from: UIViewController?, to: UIViewController?
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let from, let to else { return nil }
        if let custom = delegate?.navigationController?(self, animationControllerFor: operation, from: from, to: to) { return custom }
        if sharesCollection(to, with: from) { return LayoutToLayoutAnimator() }
        return NavigationAnimator(isPush: operation == .push)
    }

    private func makeInteractor(for animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    {
        defer { pageTransition.interactor = nil }
        guard !(animator is NavigationAnimator) else { return pageTransition.interactor }
        return delegate?.navigationController?(self, interactionControllerFor: animator)
    }

    /// The controllers know that it begins, and may have changed the bars.
    private func transitionDidBegin(to page: UIViewController?, _ operation: Operation, animated: Bool) {
        if let page { delegate?.navigationController?(self, willShow: page, animated: animated) }
        prepareBars(operation, animated: animated)
        if let page { page.containerInsets = geometry.insets(of: page.pageLayout) }
    }

    private func transitionWillEnd(_ completed: Bool, from: UIViewController?, to: UIViewController?) {
        UIView.performWithoutAnimation {
            (completed ? from : to)?.viewIfLoaded?.removeFromSuperview()
            settleOverlays(shown: completed ? to : from, gone: completed ? from : to)
            if !completed {
                shownPage = from
                stack = pageTransition.stackAfterCancelling(stack)
            }
            settleTabBar()
            navigationBar.finishChange(completed: completed)
            if !completed { showToolbarItems(animated: false) }
            placeBars()
            placePage()
        }
    }

    private func transitionDidEnd(_ completed: Bool, to page: UIViewController?, animated: Bool) {
        pageTransition.running = nil
        pageTransition.formerStack = []
        if !completed, let page, page === pageTransition.arriving { pageTransition.arriving = nil }
        settleChildren()
        if completed, let page { delegate?.navigationController?(self, didShow: page, animated: animated) }
        guard pageTransition.running == nil, let pending = pageTransition.pending else { return }
        guard isOnScreen else { return showTopAtOnce() }
        pageTransition.pending = nil
        pageTransition.formerStack = stack
        startTransition(pending.operation, animated: pending.isAnimated)
    }
}

extension UIViewController {
    /// How the child controller of a navigation controller wants to be laid out.
    var pageLayout: NavigationGeometry.Page {
        NavigationGeometry.Page(edges: edgesForExtendedLayout, includesOpaqueBars: extendedLayoutIncludesOpaqueBars)
    }
}
