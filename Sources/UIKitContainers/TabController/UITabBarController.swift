import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Shows one of several controllers, and a bar with a tab for each.
///
/// The view of a controller is loaded when its tab is selected for the first time. The bar has a tab for every controller, however
/// many there are.
// apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor @objcMembers open class UITabBarController: UIViewController, UITabBarDelegate {
    var controllers: [UIViewController]?
    var selected: UIViewController?
    var bar = TabBarPlace()
    /// The change of tabs that is under way.
    @nonobjc weak var transition: ControllerTransition?

    // MARK: Creating

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.manager = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        tabBar.manager = self
    }

    /// Decides about what the user selects. Not kept alive. Default: nil.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar. Its look may be changed, but not its items, its selection and its delegate.
    open private(set) var tabBar = UITabBar(frame: .zero)

    // MARK: Tabs

    /// The controllers with a tab, in the order of the tabs. Default: nil.
    ///
    /// All former ones leave, then the new ones come in. The selected one stays so if it is among them; else the one in its place is
    /// selected, else the first.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets ``viewControllers``; animated, the tabs move and fade.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceControllers(with: viewControllers, animated: animated)
    }

    /// The controller that is shown; nil when there is none. Setting it does not tell ``delegate``.
    /// - Precondition: what is set is one of ``viewControllers``.
    open var selectedViewController: UIViewController? {
        get { selected }
        set { if let newValue { selectMember(newValue) } }
    }

    /// The place of the selected controller; `NSNotFound` when there is none. A place that does not exist selects nothing else.
    open var selectedIndex: Int {
        get { selected.flatMap { controller in controllers?.firstIndex { $0 === controller } } ?? NSNotFound }
        set { if let controllers, controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    // MARK: The bar

    /// Whether the bar is left out of the screen. Default: false.
    // apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/istabbarhidden
    open var isTabBarHidden: Bool {
        get { bar.isHiddenByApp }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// Sets ``isTabBarHidden``; animated, the bar slides over the lower edge.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) { changeBarHidden(to: hidden, animated: animated) }

    /// The user has tapped a tab; nothing has been decided yet. Does nothing here.
    @objc(tabBar:didSelectItem:)
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    // MARK: Overriding

    /// Makes the view that holds the bar and the selected controller's view.
    open override func loadView() {
        let container = TabContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = self
        container.addSubview(tabBar)
        view = container
        showSelectedView()
    }

    /// The controller of the selected tab.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    /// The controller of the selected tab.
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations?(self) ?? super.supportedInterfaceOrientations
    }

    @_spi(ForasteroInternal)
    @nonobjc open override func tabBarItemDidChange(of child: UIViewController) { showItems(animated: false) }
}
