/// Provides the objects of a custom presentation; for what it does not provide the system's own are taken.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
@preconcurrency @MainActor @objc public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// The animator of the presentation of `presented`.
    ///
    /// - Parameters:
    ///   - presenting: the controller that presents: `source` or an ancestor of it.
    ///   - source: the controller whose `present(_:animated:completion:)` was called.
    @objc(animationControllerForPresentedController:presentingController:sourceController:)
    optional func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The animator of the dismissal of `dismissed`.
    @objc(animationControllerForDismissedController:)
    optional func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?

    /// The interaction controller of the presentation. Asked only if there is an animator of the delegate's.
    @objc(interactionControllerForPresentation:)
    optional func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The interaction controller of the dismissal. Asked only if there is an animator of the delegate's.
    @objc(interactionControllerForDismissal:)
    optional func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The presentation controller of `presented`. Asked only for the style ``UIModalPresentationStyle/custom``.
    ///
    /// - Parameter presenting: the controller that presents; nil while that is not known.
    @objc(presentationControllerForPresentedViewController:presentingViewController:sourceViewController:)
    optional func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}
