@_spi(ForasteroInternal) internal import UIKitCore

/// One change of a presentation's style while it is on screen: what surrounds the presented controller goes, and other things come.
///
/// The controller itself stays, and is not notified of disappearing, unless the delegate has another one shown.
@MainActor
struct AdaptationChange {
    private let former: UIPresentationController
    private let next: UIPresentationController
    /// The controllers that the two show; one and the same unless the delegate has another one shown.
    private let going: UIViewController
    private let coming: UIViewController

    init(
        from former: UIPresentationController, showing going: UIViewController, to next: UIPresentationController,
        showing coming: UIViewController
    ) {
        self.former = former
        self.going = going
        self.next = next
        self.coming = coming
    }

    func perform() {
        guard let oldContainer = former.container, let superview = oldContainer.superview,
            let index = superview.subviews.firstIndex(of: oldContainer)
        else { return }
        if going === coming { going.appearance.managerCount += 1 }
        let frame = oldContainer.frame
        let upper = going.presentation?.presented
        takeOut(oldContainer)
        next.linkAsAdaptation()
        handOver(upper)
        let container = next.makeContainer(frame: frame)
        superview.insertSubview(container, at: index)
        putIn(container)
        if going === coming { going.appearance.managerCount -= 1 }
    }

    private func takeOut(_ container: UIView) {
        former.dismissalTransitionWillBegin()
        former.restorePresenter(beneath: container)
        former.presentedView?.removeFromSuperview()
        container.removeFromSuperview()
        former.unlink()
        going.presentation?.adaptation = nil
        former.dismissalTransitionDidEnd(true)
        former.stage = .idle
        former.cleanUp()
        former.container = nil
        freeReplaced()
    }

    /// Takes the controller that was to be presented out of the one that was shown instead.
    private func freeReplaced() {
        guard let replaced = former.origin?.replaced, replaced.parent != nil, coming === replaced else { return }
        replaced.willMove(toParent: nil)
        replaced.viewIfLoaded?.removeFromSuperview()
        replaced.removeFromParent()
    }

    /// Controllers that were presented upon the one controller are presented upon the other from now on.
    private func handOver(_ upper: UIViewController?) {
        guard let upper, going !== coming else { return }
        going.presentation?.presented = nil
        coming.ensurePresentation().presented = upper
        upper.presentation?.presenter = coming
        upper.presentation?.active?.presenter = coming
    }

    private func putIn(_ container: UIView) {
        next.presentationTransitionWillBegin()
        if next.shouldRemovePresentersView { next.hold(next.presentingViewController.view, in: container).view.removeFromSuperview() }
        if let view = next.presentedView {
            if view.superview !== container { container.addSubview(view) }
            view.frame = next.frameOfPresentedViewInContainerView
        }
        next.stage = .presented
        next.presentationTransitionDidEnd(true)
    }
}
