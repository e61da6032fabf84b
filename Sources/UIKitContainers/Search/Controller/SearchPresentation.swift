import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Presents a search controller over the content that it searches.
final class SearchPresentation: UIPresentationController {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var shouldPresentInFullscreen: Bool { false }
    override var shouldRemovePresentersView: Bool { false }
    @nonobjc override var letsTouchesThrough: Bool { true }
    /// A page is covered by its own search, and not the controllers around it.
    @nonobjc override var ownContext: UIViewController? { search?.searchedPage }
    @nonobjc override func makeSystemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        SearchAnimator(isPresenting: isPresenting)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        search?.presentationWillBegin()
        alongside { $0.showActive() }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        search?.presentationDidEnd(completed)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        search?.dismissalWillBegin()
        alongside { $0.showInactive() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        search?.dismissalDidEnd(completed)
    }

    private func alongside(_ changes: @escaping (UISearchController) -> Void) {
        guard let search else { return }
        guard let coordinator = search.transitionCoordinator, coordinator.isAnimated else {
            return UIView.performWithoutAnimation { changes(search) }
        }
        coordinator.animate(alongsideTransition: { _ in changes(search) })
    }
}
