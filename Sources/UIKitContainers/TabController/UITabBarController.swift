import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitControls
@_spi(ForasteroInternal) import UIKitPresentation

/// Shows one of several controllers, and a bar with a tab for each.
///
/// The view of a controller is loaded when its tab is selected for the first time. A bar has room for five tabs, on wide screens for
/// eight. If there are more controllers the last tab leads to a list of the others, which are shown in ``moreNavigationController``;
/// from that list the user can rearrange the tabs.
// apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller
// The bodies of the members are in `UITabBarController+….swift`.
@preconcurrency @MainActor @objcMembers open class UITabBarController: UIViewController, UITabBarDelegate {
    var controllers: [UIViewController]?
    /// Whose view is shown: one with a tab, or ``more``.
    var selected: UIViewController?
    /// Which controllers have a tab.
    @nonobjc var split = TabSplit(count: 0, limit: 0)
    @nonobjc var more: MoreNavigationController?
    var customizable: [UIViewController]?
    var bar = TabBarState()
    /// What ``tabs`` was set to; empty where ``viewControllers`` was set.
    @nonobjc var givenTabs: [UITab] = []
    /// The change of tabs that is under way.
    @nonobjc weak var transition: ControllerTransition?

    // MARK: Creating

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        tabBar.manager = self
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let bar = coder.allowsKeyedCoding ? coder.decodePresent(forKey: NibKey.tabBar) as? UITabBar : nil { tabBar = bar }
        tabBar.manager = self
        decodeTabs(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTabs(to: coder)
    }

    /// Decides about what the user selects. Not kept alive. Default: nil.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar. Its look may be changed, but not its items, its selection and its delegate.
    open private(set) var tabBar = UITabBar(frame: .zero)

    // MARK: Tabs

    /// The controllers, in the order of the tabs and of the list behind the last tab. Default: nil.
    ///
    /// Setting it sets ``customizableViewControllers`` too. All former ones leave, then the new ones come in. The selected one stays so if
    /// it is among them; else the one at its index is selected, else the first.
    open var viewControllers: [UIViewController]? {
        get { controllers }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets ``viewControllers``; animated, the tabs move and fade.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        forgetTabs()
        replaceControllers(with: viewControllers, animated: animated)
    }

    /// The tabs, each of which makes its controller when it is first selected. Default: empty.
    ///
    /// Setting them takes the place of ``viewControllers``, and setting those takes the place of the tabs. The selected tab stays so if it is
    /// among them; else the first is selected.
    // apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabs
    open var tabs: [UITab] {
        get { givenTabs }
        set { setTabs(newValue, animated: false) }
    }

    /// Sets ``tabs``; animated, the items of the bar move and fade.
    open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(with: tabs, animated: animated) }

    /// The tab that is selected: of a group, the innermost one. Setting it does not notify ``delegate``; a tab of another controller changes
    /// nothing. Nil where there are no tabs.
    open var selectedTab: UITab? {
        get { chosenTab }
        set { chooseTab(newValue) }
    }

    /// The tab of a name, in whichever group; nil if there is none.
    @objc(tabForIdentifier:)
    open func tab(forIdentifier identifier: String) -> UITab? {
        givenTabs.lazy.flatMap(\.withDescendants).first { $0.identifier == identifier }
    }

    /// How the tabs are to be shown. Automatic, the default, is a sidebar if one of the tabs is a group, and else a bar.
    ///
    /// A sidebar there is on wide screens of tablets only, and while its ``Sidebar/isHidden`` is false; elsewhere tabs are in the bar.
    // apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.property
    @nonobjc open var mode: UITabBarController.Mode = .automatic {
        didSet {
            guard mode != oldValue else { return }
            tabsDidChange()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The list of the tabs at the side, as far as ``mode`` wants one.
    // apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.property
    open private(set) lazy var sidebar: UITabBarController.Sidebar = {
        let made = Sidebar()
        made.controller = self
        return made
    }()
    @nonobjc var sidebarView: TabSidebarView?
    @nonobjc var sidebarButton: UIButton?
    /// Those of the sidebar's rows where there are only controllers.
    @nonobjc var standInTabs: [UITab] = []
    /// How many of the last controllers have a place in the sidebar alone.
    @nonobjc var sidebarOnlyCount = 0

    /// Under which name changes of the user would be kept. Stored; tabs are not changed by the user. Default: nil.
    // status: stored-only
    open var customizationIdentifier: String?

    /// The controller that is shown; nil when there is none. While the list of those without a tab is shown, ``moreNavigationController``.
    ///
    /// Setting it does not notify ``delegate``.
    /// - Precondition: what is set is one of ``viewControllers``, or ``moreNavigationController`` where that has a tab.
    open var selectedViewController: UIViewController? {
        get { selection }
        set { if let newValue { selectMember(newValue) } }
    }

    /// The index of the selected controller in ``viewControllers``; `NSNotFound` when there is none, or while the list of those without a
    /// tab is shown. An index that does not exist leaves the selection.
    open var selectedIndex: Int {
        get { selection.flatMap { controller in controllers?.firstIndex { $0 === controller } } ?? NSNotFound }
        set { if let controllers, controllers.indices.contains(newValue) { select(controllers[newValue]) } }
    }

    /// Selects the controller to which, or into which, an unwind segue leads.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if controllers?.contains(subsequentVC) == true { selectedViewController = subsequentVC }
    }

    // MARK: More tabs than there is room for

    /// Shows the controllers that have no tab: a list, and above it the one that was chosen. Made when it is first asked for.
    ///
    /// Its delegate may be set. It is not one of ``viewControllers``.
    open var moreNavigationController: UINavigationController { ensureMore() }

    /// Which controllers the user may put on the bar, move along it, or take from it; nil and empty are none. Default: all.
    ///
    /// Others that are on the bar keep their positions. Setting ``viewControllers`` sets this to the same.
    open var customizableViewControllers: [UIViewController]? {
        get { customizable }
        set {
            customizable = newValue
            more?.list.followTabs()
        }
    }

    // MARK: The bar

    /// True if the bar is left out of the screen. Default: false.
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

    /// The user is about to rearrange the bar. Called before the delegate is notified. Does nothing here.
    @objc(tabBar:willBeginCustomizingItems:)
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

    /// The user can rearrange the bar. Does nothing here.
    @objc(tabBar:didBeginCustomizingItems:)
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

    /// The user has rearranged the bar; the controllers have their former order still. Does nothing here.
    @objc(tabBar:willEndCustomizingItems:changed:)
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

    /// The screen for rearranging the bar is gone. Called before the delegate is notified. Does nothing here.
    @objc(tabBar:didEndCustomizingItems:changed:)
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    // MARK: Overriding

    /// Makes the view that holds the bar and the selected controller's view.
    /// Keeps which tab is selected.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeRestorableTabs(with: coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeRestorableTabs(with: coder)
    }

    open override func loadView() {
        let container = TabContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = self
        // A storyboard has it in the size of its canvas; viewDidLoad may ask for its width.
        tabBar.frame = barFrame(in: container.bounds, of: container)
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
    @nonobjc open override func tabBarItemDidChange(of child: UIViewController) {
        showItems(animated: false)
        more?.list.followTabs()
        sidebarView?.showTabs()
    }
}
