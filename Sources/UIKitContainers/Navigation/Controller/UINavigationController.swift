import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Holds a stack of controllers and shows the one on top, with a navigation bar that leads back.
///
/// The stack changes at once, whatever is animated. A change while an animation runs is shown when that is over.
// apple: https://developer.apple.com/documentation/uikit/uinavigationcontroller
// The bodies of the members are in `UINavigationController+….swift`.
@preconcurrency @MainActor @objcMembers open class UINavigationController: UIViewController {
    @nonobjc var stack: [UIViewController] = [] {
        willSet { willChangeValue(forKey: "viewControllers") }
        didSet { didChangeValue(forKey: "viewControllers") }
    }
    /// The child controller in the container.
    var shownPage: UIViewController?
    var pageTransition = PageTransition()
    var barVisibility = BarVisibility()
    /// The scroll view that the bar at the top follows.
    weak var followedContent: UIScrollView?
    /// Where the large title was put last.
    var shownTitleState = LargeTitleState()
    var gestures = NavigationGestures()
    /// The lowest child controller while a tab bar controller without room for a tab shows all child controllers elsewhere.
    var lentRoot: UIViewController?
    /// The pages that another controller has on its stack for this one; nil where this is its own master.
    var nesting: NestedStack?
    /// Those whose pages are on the stack of this one.
    var nestedControllers: [UINavigationController] = []
    private let bar: UINavigationBar
    private let bottomBar: UIToolbar

    // MARK: Creating

    /// A controller with one child controller on its stack.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        bottomBar = UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        setUp()
        pushViewController(rootViewController, animated: false)
    }

    /// A controller with bars of the app's own classes; nil is the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = Self.makeBar(navigationBarClass)
        bottomBar = Self.makeToolbar(toolbarClass)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// An empty controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        bottomBar = UIToolbar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        bar = Self.decodedBar(from: coder) ?? UINavigationBar(frame: .zero)
        bottomBar = Self.decodedToolbar(from: coder) ?? UIToolbar(frame: .zero)
        super.init(coder: coder)
        setUp()
        decodeStack(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeStack(to: coder)
    }

    private static func makeBar(_ type: AnyClass?) -> UINavigationBar {
        guard let type else { return UINavigationBar(frame: .zero) }
        guard let type = type as? UINavigationBar.Type else {
            _requireFailure("\(type) is no class of navigation bars. Pass UINavigationBar, a subclass of it, or nil.")
        }
        return _objcNew(type)
    }

    private static func makeToolbar(_ type: AnyClass?) -> UIToolbar {
        guard let type else { return UIToolbar(frame: .zero) }
        guard let type = type as? UIToolbar.Type else {
            _requireFailure("\(type) is no class of toolbars. Pass UIToolbar, a subclass of it, or nil.")
        }
        return _objcNew(type)
    }

    private func setUp() {
        bar.manager = self
        bar.isAtScrollEdge = true
        bottomBar.isManaged = true
    }

    // MARK: The stack

    /// Is notified of the controllers that are shown, and may animate the transitions. Default: nil.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The child controllers, the lowest first. In a collapsed split view the details' navigation controller is one of them. Setting it does
    /// not animate.
    open var viewControllers: [UIViewController] {
        get { toldStack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The child controller on top; nil for an empty stack.
    open var topViewController: UIViewController? { toldStack.last }

    /// The visible controller: the presented one, else the top one.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Replaces the stack. Animated it is a push if the new top was not in it, a pop if it was below, else nothing.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Puts a child controller on top.
    /// - Precondition: it is not on the stack already, and is no navigation controller, but in a split view.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated: animated) }

    /// Pushes a child controller, animated unless animations are disabled.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: UIView.areAnimationsEnabled) }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(UIViewController.show(_:sender:)) || super.canPerformAction(action, withSender: sender)
    }

    /// Pops the child controllers above the destination of an unwind segue.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        guard stack.contains(subsequentVC), subsequentVC !== stack.last else { return }
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    /// Pops the top controller and returns it; nil if only the lowest one is left, which stays.
    @discardableResult
    @objc(popViewControllerAnimated:)
    open func popViewController(animated: Bool) -> UIViewController? { pop(animated: animated) }

    /// Pops all child controllers above one, and returns them in the order of the stack.
    /// - Precondition: the child controller is on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewController, animated: animated)
    }

    /// Pops all child controllers but the lowest, and returns them in the order of the stack.
    @discardableResult
    @objc(popToRootViewControllerAnimated:)
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        toldStack.first.map { pop(to: $0, animated: animated) }
    }

    /// Drags the top controller away from the leading edge. Its delegate decides when; with another delegate the app does.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { gestures.ensurePop(of: self) }

    // MARK: Bars

    /// The bar at the top. Its look may be changed, its stack and its delegate may not.
    open var navigationBar: UINavigationBar { bar }

    /// True if there is no bar at the top. Setting it does not animate. Default: false.
    open var isNavigationBarHidden: Bool {
        get { nesting?.outer?.isNavigationBarHidden ?? barVisibility.isTopHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar at the top; animated, it moves over the upper edge, or together with a child controller that is pushed or
    /// popped.
    ///
    /// Of a controller that stands on another one's stack, as in a split view that has collapsed, that other one's bar is meant.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        if let outer = nesting?.outer { return outer.setNavigationBarHidden(hidden, animated: animated) }
        setTopBarHidden(hidden, animated: animated)
    }

    /// The bar at the bottom. It shows the `toolbarItems` of the top controller.
    open var toolbar: UIToolbar! { bottomBar }

    /// True if there is no bar at the bottom. Setting it does not animate. Default: true.
    open var isToolbarHidden: Bool {
        get { nesting?.outer?.isToolbarHidden ?? barVisibility.isBottomHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows or hides the bar at the bottom; animated, it moves over the lower edge.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        if let outer = nesting?.outer { return outer.setToolbarHidden(hidden, animated: animated) }
        setBottomBarHidden(hidden, animated: animated)
    }

    /// How long it takes to show or hide a bar, in seconds: 0.2.
    open class var hideShowBarDuration: CGFloat { BarVisibility.duration }

    /// True if a tap outside of controls shows and hides the bars. Default: false.
    open var hidesBarsOnTap: Bool {
        get { gestures.hidesBarsOnTap }
        set { gestures.setHidesBarsOnTap(newValue, of: self) }
    }

    /// True if dragging upwards hides the bars and dragging downwards shows them. Default: false.
    open var hidesBarsOnSwipe: Bool {
        get { gestures.hidesBarsOnSwipe }
        set { gestures.setHidesBarsOnSwipe(newValue, of: self) }
    }

    /// True if the bars are hidden on a phone in landscape. Default: false.
    open var hidesBarsWhenVerticallyCompact = false { didSet { if hidesBarsWhenVerticallyCompact != oldValue { followHeightClass() } } }

    /// Recognises the taps of ``hidesBarsOnTap``.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { gestures.ensureTap(of: self) }

    /// Recognises the drags of ``hidesBarsOnSwipe``.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { gestures.ensureSwipe(of: self) }

    // MARK: Overriding

    /// Keeps the stack.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeRestorableStack(with: coder)
    }
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeRestorableStack(with: coder)
    }

    open override func loadView() {
        let view = NavigationControllerView(frame: UIScreen.main.bounds, bars: [bottomBar, bar])
        view.controller = self
        self.view = view
        view.addGestureRecognizer(gestures.ensurePop(of: self))
        gestures.attachBarGestures(to: view)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        followHeightClass()
        showTopAtOnce()
    }

    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if let shownPage { delegate?.navigationController?(self, willShow: shownPage, animated: animated) }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override func childrenDidEndTransition(isAppearing: Bool) {
        super.childrenDidEndTransition(isAppearing: isAppearing)
        guard isAppearing, pageTransition.running == nil, let shownPage else { return }
        delegate?.navigationController?(self, didShow: shownPage, animated: false)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        pageTransition.running?.finishNow()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { followHeightClass() }
    }

    /// That of the lowest child controller where the app has given none.
    open override var tabBarItem: UITabBarItem! {
        get { givenTabBarItem ?? lowestPage?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// A controller that has left the stack is no longer a child.
    @nonobjc func stackDidSettle() {}

    /// The item of the lowest child controller stands for this controller in a tab.
    @_spi(ForasteroInternal)
    @nonobjc open override func tabBarItemDidChange(of child: UIViewController) {
        if child === stack.first { parent?.tabBarItemDidChange(of: self) }
    }

    /// The controller's own; that of the lowest child controller where it has none. Not shown in the bar.
    open override var title: String? {
        get { super.title ?? lowestPage?.title }
        set { super.title = newValue }
    }

    /// That of the top controller with the bars, unless the controller has been given one.
    @_spi(ForasteroInternal)
    @nonobjc open override var contentSizeForContainer: CGSize { sizeWithBars(around: super.contentSizeForContainer) }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === stack.last { contentSizeForContainerDidChange() }
    }

    /// Light on a dark bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle { navigationBar.barStyle == .default ? .default : .lightContent }
    /// The child controller on top while the bar is hidden: else the bar lies under the status bar.
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? stack.last : nil }
    /// The child controller on top.
    open override var childForStatusBarHidden: UIViewController? { stack.last }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations?(self) ?? super.supportedInterfaceOrientations
    }

    /// The delegate's answer; without one the orientation of the screen.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.navigationControllerPreferredInterfaceOrientationForPresentation?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    /// Goes back.
    /// - Returns: false if there is nowhere to go back to, or an item of the bar hides its back button.
    open override func accessibilityPerformEscape() -> Bool {
        guard stack.count > 1, stack.last?.navigationItem.hidesBackButton == false else { return false }
        return popViewController(animated: true) != nil
    }
}
