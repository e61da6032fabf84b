/// Covers everything, or the controller that defines the context.
package final class FullscreenPresentationController: UIPresentationController {
    package override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
