import QuartzCore

@preconcurrency @MainActor @objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
    @objc(navigationController:willShowViewController:animated:) optional func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    @objc(navigationController:didShowViewController:animated:) optional func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

@preconcurrency @MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: UINavigationControllerDelegate?
    open var viewControllers: [UIViewController] {
        get { children }
        set {
            children.forEach { $0.removeFromParent() }
            newValue.forEach(addChild)
        }
    }
    open private(set) lazy var navigationBar = UINavigationBar()
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
    open var isNavigationBarHidden = false, isToolbarHidden = true, hidesBarsOnSwipe = false
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = UIScreenEdgePanGestureRecognizer()
    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? { topViewController?.presentedViewController ?? topViewController }
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { self.viewControllers = viewControllers }
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { addChild(viewController) }
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1, let top = topViewController else { return nil }
        top.removeFromParent()
        return top
    }
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        viewControllers.first.flatMap { popToViewController($0, animated: animated) }
    }
    @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(viewControllers[(index + 1)...])
        popped.forEach { $0.removeFromParent() }
        return popped
    }
}

@preconcurrency @MainActor @objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
    @objc(tabBarController:didSelectViewController:) optional func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    open weak var delegate: UITabBarControllerDelegate?
    open var viewControllers: [UIViewController]? {
        didSet {
            oldValue?.forEach { $0.removeFromParent() }
            viewControllers?.forEach(addChild)
        }
    }
    open var selectedIndex = 0
    open var selectedViewController: UIViewController? {
        get { viewControllers?.indices.contains(selectedIndex) == true ? viewControllers![selectedIndex] : nil }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
    }
    open private(set) lazy var tabBar = UITabBar()
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }
}

@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    public enum DisplayMode: Int, Sendable { case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary }
    open var viewControllers: [UIViewController] = [], preferredDisplayMode = DisplayMode.automatic
    open var isCollapsed: Bool { true }
    open var displayMode: DisplayMode { .secondaryOnly }
}
