import QuartzCore

@preconcurrency @MainActor @objc public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    @objc(pageViewController:viewControllerBeforeViewController:) func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    @objc(pageViewController:viewControllerAfterViewController:) func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    @objc(presentationCountForPageViewController:) optional func presentationCount(for pageViewController: UIPageViewController) -> Int
    @objc(presentationIndexForPageViewController:) optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
@preconcurrency @MainActor @objc public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    @objc(pageViewController:willTransitionToViewControllers:) optional func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    @objc(pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:) optional func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
    ) {
        (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
    }
    public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
    open weak var dataSource: UIPageViewControllerDataSource?, delegate: UIPageViewControllerDelegate?
    public let transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation
    open var isDoubleSided = false
    open var spineLocation: SpineLocation { .none }
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
    open private(set) var viewControllers: [UIViewController]?
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        self.viewControllers = viewControllers
        completion?(true)
    }
}
