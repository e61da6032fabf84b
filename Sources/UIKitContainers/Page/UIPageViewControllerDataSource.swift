public import UIKitCore

/// Says which page comes before and after another, for the fingers that turn them.
// apple: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor @objc public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// The page before another, as one reads; nil if that is the first one.
    @objc(pageViewController:viewControllerBeforeViewController:)
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?

    /// The page after another, as one reads; nil if that is the last one.
    @objc(pageViewController:viewControllerAfterViewController:)
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?

    /// How many dots there are below the pages. Asked when pages are set, not when they are turned.
    ///
    /// There are dots only for pages that scroll from side to side, and if the data source has ``presentationIndex(for:)`` too.
    @objc(presentationCountForPageViewController:)
    optional func presentationCount(for pageViewController: UIPageViewController) -> Int

    /// Which of the dots is that of the page that is shown, from 0. Asked when pages are set; afterwards it follows the fingers.
    @objc(presentationIndexForPageViewController:)
    optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
