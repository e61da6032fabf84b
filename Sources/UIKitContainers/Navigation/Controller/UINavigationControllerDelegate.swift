@_spi(ForasteroInternal) public import UIKitCore

/// Is notified of the controllers that a navigation controller shows, and may animate the transitions.
// apple: https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@preconcurrency @MainActor @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A child controller is about to be shown: after its `viewWillAppear(_:)`.
    @objc(navigationController:willShowViewController:animated:)
    optional func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// A child controller is shown: after its `viewDidAppear(_:)`.
    @objc(navigationController:didShowViewController:animated:)
    optional func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

    /// The interaction controller for a delegate's animator; nil lets the animator run by itself.
    @objc(navigationController:interactionControllerForAnimationController:)
    optional func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?

    /// The animator of a push or a pop; nil is the system's animation.
    @objc(navigationController:animationControllerForOperation:fromViewController:toViewController:)
    optional func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// The orientations in which the controller may be shown.
    @objc(navigationControllerSupportedInterfaceOrientations:)
    optional func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask

    /// The answer to `preferredInterfaceOrientationForPresentation` of the controller. Default: the orientation of the screen.
    // apple: https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontrollerpreferredinterfaceorientationforpresentation(_:)
    @objc(navigationControllerPreferredInterfaceOrientationForPresentation:)
    optional func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientation
}
