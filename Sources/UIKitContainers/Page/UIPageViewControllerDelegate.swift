public import UIKitCore

/// Is notified of pages that the user turns, and decides about the spine.
///
/// A change by the program is not reported.
// apple: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@preconcurrency @MainActor @objc public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// A finger begins to bring in other pages; called before they are notified of appearing.
    @objc(pageViewController:willTransitionToViewControllers:)
    optional func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

    /// That is over, after the appearance methods of the pages were called.
    /// - Parameters:
    ///   - finished: whether the animation ran to its end.
    ///   - previousViewControllers: the pages from before.
    ///   - completed: whether there are other pages now; false if the finger took them back.
    @objc(pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:)
    optional func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

    /// Where the spine is when the screen has turned. Asked only of pages that are turned over.
    ///
    /// The delegate may set the pages meanwhile: two for a spine in the middle, else one.
    @objc(pageViewController:spineLocationForInterfaceOrientation:)
    optional func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation

    /// The orientations in which the controller may be shown.
    @objc(pageViewControllerSupportedInterfaceOrientations:)
    optional func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask

    /// The orientation in which the controller is shown first when it covers the screen.
    @objc(pageViewControllerPreferredInterfaceOrientationForPresentation:)
    optional func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}
