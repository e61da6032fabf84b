import QuartzCore

@preconcurrency @MainActor @objc public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    @objc(viewWillTransitionToSize:withTransitionCoordinator:) func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UIAppearanceContainer, @preconcurrency NSCoding {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
    }
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
    }
    public override convenience init() { self.init(nibName: nil, bundle: nil) }
    open func encode(with coder: NSCoder) {}
    public let nibName: String?, nibBundle: Bundle?

    // View
    private var storedView: UIView?
    open var view: UIView! {
        get {
            if storedView == nil {
                loadView()
                viewDidLoad()
            }
            return storedView
        }
        set {
            storedView = newValue
            newValue?.controller = self
        }
    }
    open var viewIfLoaded: UIView? { storedView }
    open var isViewLoaded: Bool { storedView != nil }
    open override var next: UIResponder? { storedView?.superview ?? parent }
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    open func loadViewIfNeeded() { _ = view }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewLayoutMarginsDidChange() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func updateViewConstraints() {}
    open func didReceiveMemoryWarning() {}
    open var title: String?, restorationIdentifier: String?
    open var isEditing = false, editButtonItem = UIBarButtonItem()
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var traitCollection: UITraitCollection { .current }
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    // Layout
    open var edgesForExtendedLayout = UIRectEdge.all, extendedLayoutIncludesOpaqueBars = false
    open var automaticallyAdjustsScrollViewInsets = true, additionalSafeAreaInsets = UIEdgeInsets.zero, preferredContentSize = CGSize.zero
    open private(set) lazy var topLayoutGuide: UILayoutSupport = ControllerLayoutGuide(in: view)
    open private(set) lazy var bottomLayoutGuide: UILayoutSupport = ControllerLayoutGuide(in: view)
    open var viewRespectsSystemMinimumLayoutMargins = true

    // Children
    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        didMove(toParent: nil)
    }
    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    }
    open func endAppearanceTransition() {}
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {}
    open var isMovingToParent: Bool { false }
    open var isMovingFromParent: Bool { false }
    private func ancestor<C: UIViewController>(_ type: C.Type) -> C? { parent as? C ?? parent?.ancestor(type) }
    open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
    open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
    open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    open var tabBarItem: UITabBarItem! = UITabBarItem(), toolbarItems: [UIBarButtonItem]?, hidesBottomBarWhenPushed = false
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    // Presentation
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle = UIModalPresentationStyle.automatic, modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var modalPresentationCapturesStatusBarAppearance = false, isModalInPresentation = false
    open var definesPresentationContext = false, providesPresentationContextTransitionStyle = false
    open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open private(set) lazy var presentationController: UIPresentationController? = UIPresentationController(
        presentedViewController: self, presenting: nil)
    open private(set) lazy var popoverPresentationController: UIPopoverPresentationController? = UIPopoverPresentationController(
        presentedViewController: self, presenting: nil)
    open var isBeingPresented: Bool { false }
    open var isBeingDismissed: Bool { false }
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        presentingViewController?.presentedViewController = nil
        presentedViewController = nil
        completion?()
    }
    open func show(_ vc: UIViewController, sender: Any?) {}
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
    open var storyboard: UIStoryboard? { nil }
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    // Status bar and rotation
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open var shouldAutorotate: Bool { true }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var disablesAutomaticKeyboardDismissal: Bool { false }
    open func setNeedsStatusBarAppearanceUpdate() {}
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
}
