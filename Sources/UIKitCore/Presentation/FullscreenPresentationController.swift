/// Covers everything, or the controller that defines the context.
final class FullscreenPresentationController: UIPresentationController {
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
