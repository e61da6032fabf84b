import Foundation

/// Manages a hierarchy of views: creates it, lays it out, is notified when it appears and disappears, and contains other controllers.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor @objcMembers
open class UIViewController: UIResponder, UITraitEnvironment, @preconcurrency NSCoding {
    private var loadedView: UIView?
    private(set) var childControllers: [UIViewController] = []
    @exclusivity(unchecked) package final weak var parentController: UIViewController?
    @exclusivity(unchecked) package final var appearance = AppearanceState()
    var barItems = BarItems()
    var unavailableContent = UnavailableContent()
    var respectsMinimumMargins = true
    var addedKeyCommands: [UIKeyCommand] = []
    package var presentation: PresentationState?
    var traitObservers: TraitObservers?
    /// The values of ``traitOverrides``; nil while there are none.
    var ownTraitOverrides: TraitValues?
    /// The traits that the parent has set for this child.
    var parentTraits: UITraitCollection?
    /// Where in a storyboard the controller comes from; nil for others.
    @_spi(ForasteroInternal)
    @nonobjc public final var sceneTies: (any SceneTies)?
    /// The transition that this controller takes part in.
    package weak var runningTransition: (any RunningTransition)?

    // MARK: Creating

    /// A controller whose view comes from a nib, or is made by ``loadView()``.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownNibName = nibNameOrNil
        ownNibBundle = nibBundleOrNil
        super.init()
        LiveControllers.shared.add(self)
    }

    /// A controller from a nib or a storyboard.
    public required init?(coder: NSCoder) {
        ownNibName = Self.decodedNibName(from: coder)
        ownNibBundle = nil
        super.init()
        LiveControllers.shared.add(self)
        decodeController(from: coder)
    }

    open func encode(with coder: NSCoder) { encodeController(to: coder) }

    /// A controller without a nib name.
    @preconcurrency @MainActor public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// The nib that was named at creation.
    open var nibName: String? { ownNibName }
    private let ownNibName: String?
    /// The bundle of the nib; nil is the main one.
    open var nibBundle: Bundle? { ownNibBundle }
    private let ownNibBundle: Bundle?

    // MARK: The view

    /// The controller's view, loaded when it is first read: ``loadView()``, then ``viewDidLoad()``.
    ///
    /// Setting nil releases the view; the next access loads it again.
    /// - Precondition: a view that is set is not that of another controller.
    open var view: UIView! {
        get { viewLoadedOnDemand() }
        set { adoptView(newValue) }
    }

    /// The view if it is loaded; reading this loads nothing.
    open var viewIfLoaded: UIView? { loadedView }
    /// True if the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view, and sets ``view``. Not to be called by the app.
    ///
    /// Here: the view from the storyboard, or from the nib ``nibName``; without a name from `FooView` or `FooViewController`, for a class
    /// `FooViewController`, if there is such a nib; else an empty view as large as the screen.
    open func loadView() {
        if let sceneTies, sceneTies.hasView { return sceneTies.loadView(of: self) }
        if loadViewFromNib() { return }
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Loads the view now if it is not loaded.
    open func loadViewIfNeeded() { _ = viewLoadedOnDemand() }

    /// Called once the view is loaded. Does nothing here.
    open func viewDidLoad() {}

    // MARK: Appearing

    /// Called before the view comes on screen. Does nothing here; overriders call super.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view is added to its window, before ``viewDidAppear(_:)``, with its final size and traits.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has been laid out and shown. Does nothing here.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves the screen. Does nothing here.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has left the screen. Does nothing here.
    open func viewDidDisappear(_ animated: Bool) {}

    /// True if children's appearance follows that of this controller by itself. Default: true.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Notifies a child that its view is about to appear or disappear. A container that forwards by hand calls it.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        warnIfUnbalanced(beginning: isAppearing)
        beginTransition(isAppearing: isAppearing, animated: animated, isAskedFor: true)
    }

    /// Notifies a child that the transition has ended.
    open func endAppearanceTransition() {
        warnIfUnbalanced(beginning: nil)
        endTransition()
    }

    /// True if the controller appears or disappears because it is being added to a parent.
    open var isMovingToParent: Bool { appearance.isMovingToParent }
    /// True if the controller disappears because it is being removed from its parent.
    open var isMovingFromParent: Bool { appearance.isMovingFromParent }

    /// To be called by a container before it takes away the view of a child that it is going to remove.
    @_spi(ForasteroInternal)
    @nonobjc public final func noteMovingFromParent() { appearance.isMovingFromParent = true }

    /// Called when the controller, and after it the children inside, have appeared or disappeared. Does nothing here.
    @_spi(ForasteroInternal)
    @nonobjc open func childrenDidEndTransition(isAppearing: Bool) {}

    // MARK: Transitions

    /// Runs the animations of others together with the transition that the controller, or an ancestor, takes part in.
    ///
    /// Nil while there is none, and while one is not animated.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let runningTransition { return runningTransition.isAnimated ? runningTransition : nil }
        return parentController?.transitionCoordinator
    }

    /// Presents a controller above this one, or above the controller that contains this one, in the former's ``modalPresentationStyle``.
    ///
    /// Both are linked at once, and the presented one's view is loaded; the visible transition begins after the next frame. If the
    /// controller presents something already, or its view is in no window, a warning is written and nothing happens.
    /// - Parameter completion: called after the other's ``viewDidAppear(_:)``.
    /// - Precondition: the controller to present is inside no other one, is presented by none, and is not this one.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
    @objc(presentViewController:animated:completion:)
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        PresentationSystem.shared.present(
            PresentationRequest(source: self, presented: viewControllerToPresent, isAnimated: flag, completion: completion))
    }

    /// Dismisses the presented controller, with all that it presents in turn; if there is none, this controller.
    ///
    /// Of several controllers only the topmost one is animated. Does nothing, and calls nothing, where nothing is presented.
    /// - Parameter completion: called after the ``viewDidDisappear(_:)`` of what went.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
    @objc(dismissViewControllerAnimated:completion:)
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        PresentationSystem.shared.dismiss(askedOf: self, isAnimated: flag, completion: completion)
    }

    // MARK: Layout

    /// Called before the view lays out its subviews. Does nothing here.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews. Does nothing here.
    open func viewDidLayoutSubviews() {}
    /// Called after the layout margins of the view have changed, the view itself first. Does nothing here.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewlayoutmarginsdidchange()
    open func viewLayoutMarginsDidChange() {}
    /// Called after the view's safe area has changed. Does nothing here.
    open func viewSafeAreaInsetsDidChange() {}

    /// The insets that the controller adds to the safe area of its view, in points. Default: zero.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The insets of the container's bars, in addition to ``additionalSafeAreaInsets``, in points. Default: zero.
    @_spi(ForasteroInternal)
    @nonobjc public final var containerInsets = UIEdgeInsets.zero {
        didSet { if containerInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The edges at which the view goes on under bars that show what is behind them. Default: all.
    ///
    /// Asks the container for layout.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { viewIfLoaded?.superview?.setNeedsLayout() } }
    }

    /// True if the view goes on under opaque bars too, at ``edgesForExtendedLayout``. Default: false.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { viewIfLoaded?.superview?.setNeedsLayout() } }
    }

    /// True if a scroll view that is the view, or lies behind all others in it, keeps its content clear of bars even if it is too short
    /// to scroll. Default: true. ``UIScrollView/contentInsetAdjustmentBehavior`` other than automatic comes first.
    @available(iOS, deprecated: 11.0, message: "Use UIScrollView's contentInsetAdjustmentBehavior instead")
    open var automaticallyAdjustsScrollViewInsets: Bool {
        get { adjustsScrollViewInsets }
        set {
            guard newValue != adjustsScrollViewInsets else { return }
            adjustsScrollViewInsets = newValue
            viewIfLoaded?.updateScrollViewInsets()
        }
    }
    @nonobjc final var adjustsScrollViewInsets = true

    /// The size the controller would like to have inside another. Default: zero, which is none. The other is notified of changes.
    open dynamic var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { announcePreferredContentSize() } }
    }

    /// The preferred size of the controller inside another, from any source; zero in a direction without one.
    @_spi(ForasteroInternal)
    @nonobjc open var contentSizeForContainer: CGSize { preferredContentSizeOrFormer }

    // MARK: Presentation by the system's controllers

    /// The presentation controller to use instead of that of the controller's style, or of the style it adapts to. Default: nil.
    @_spi(ForasteroInternal)
    @nonobjc open func ownPresentationController(presenting: UIViewController?, isAdapted: Bool) -> UIPresentationController? { nil }
    /// Returns true if a popover of the controller takes another style with some traits. Default: where the width is compact.
    @_spi(ForasteroInternal)
    @nonobjc open func isAdapted(to traits: UITraitCollection) -> Bool { traits.horizontalSizeClass == .compact }
    /// Called before the controller is shown in a popover. Does nothing here.
    @_spi(ForasteroInternal)
    @nonobjc open func popoverWillBeShown() {}
    /// Called when a tap beside has taken away the popover that showed the controller. Does nothing here.
    @_spi(ForasteroInternal)
    @nonobjc open func popoverWasDismissedByUser() {}

    /// Called before layout to set ``contentUnavailableConfiguration`` for a state. Does nothing here; not to be called by the app.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/updatecontentunavailableconfiguration(using:)
    @nonobjc open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Containment

    /// The controller that contains this one.
    open var parent: UIViewController? { parentController }
    /// The controllers inside, in the order in which they were added.
    open var children: [UIViewController] { childControllers }
    /// Takes a controller in: it leaves its former parent, and is sent ``willMove(toParent:)``.
    ///
    /// The caller adds its view and then calls the child's ``didMove(toParent:)``.
    @objc(addChildViewController:)
    open func addChild(_ childController: UIViewController) { take(childController) }

    /// Leaves the parent, and sends ``didMove(toParent:)`` with nil. The caller has called ``willMove(toParent:)`` before.
    @objc(removeFromParentViewController)
    open func removeFromParent() { leaveParent() }

    /// Called before the parent changes. Does nothing here.
    @objc(willMoveToParentViewController:)
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the parent has changed. Does nothing here.
    @objc(didMoveToParentViewController:)
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Title

    /// The title of the screen; containers show it. Default: nil.
    open dynamic var title: String? { didSet { if title != oldValue { titleDidChange() } } }

    /// The name under which the controller's state is kept, if those around it have one, too. Default: nil, it is not kept.
    open var restorationIdentifier: String?

    /// Writes what the controller shows. Here: whom it presents. Overriders call super.
    open func encodeRestorableState(with coder: NSCoder) { encodePresented(with: coder) }
    /// Reads what the controller showed, after its view was loaded and before it is shown. Overriders call super.
    open func decodeRestorableState(with coder: NSCoder) { decodePresented(with: coder) }
    /// All state has been restored. Does nothing here.
    open func applicationFinishedRestoringState() {}

    // MARK: Items of bars

    /// The navigation bar's content while this controller is on top. Made when first read, with ``title``.
    open var navigationItem: UINavigationItem { ensureNavigationItem() }

    /// The tab that stands for this controller in a tab bar. Made when first read, with ``title``.
    open var tabBarItem: UITabBarItem! {
        get { ensureTabBarItem() }
        set { changeTabBarItem(to: newValue) }
    }

    /// Called after a child has been given another ``tabBarItem``. Does nothing here.
    @_spi(ForasteroInternal)
    @nonobjc open func tabBarItemDidChange(of child: UIViewController) {}

    /// The items of a navigation controller's toolbar while this controller is on top. Default: nil.
    open dynamic var toolbarItems: [UIBarButtonItem]? {
        get { barItems.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Sets ``toolbarItems``.
    /// - Parameter animated: whether a toolbar that shows them animates the change.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        changeToolbarItems(to: toolbarItems, animated: animated)
    }

    /// True if toolbar and tab bar go away while this controller, or one above it, is on a navigation stack. Default: false.
    open var hidesBottomBarWhenPushed = false

    // MARK: Editing

    /// True if the user can change what is shown. Default: false.
    open var isEditing: Bool {
        get { barItems.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. Overriders call super; ``editButtonItem`` follows.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(to: editing) }

    /// A button that reads "Edit" or "Done" and switches ``isEditing`` over. Made when first read.
    open var editButtonItem: UIBarButtonItem { ensureEditButtonItem() }

    // MARK: Status bar and orientation

    /// The colour of the status bar. Default: chosen by the system.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// True if the status bar is hidden. Default: false.
    open var prefersStatusBarHidden: Bool { false }
    /// The child whose status bar style is used instead of this controller's. Default: nil.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides instead of this controller whether the status bar is hidden. Default: nil.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// True if the view may turn with the device. Default: true.
    open var shouldAutorotate: Bool { true }
    /// The orientation in which the controller is shown first when it covers the screen. Default: that of the screen.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    /// The orientations in which the view may be shown. Default: on a phone all but upside down, on a tablet all.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    // MARK: Traits

    /// The traits of the view if it is loaded, else those of the parent or of the screen.
    open var traitCollection: UITraitCollection {
        loadedView?.traitCollection ?? parentController?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// Light or dark for the view and all inside it. Default: unspecified.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { styleOverrideDidChange(from: oldValue) } }
    }

    /// Called after the traits have changed. Does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Memory

    /// Called when memory is short, on screen or not. Does nothing here.
    open func didReceiveMemoryWarning() {}

    // MARK: Overriding

    /// Those that were added with ``addKeyCommand(_:)``; nil if there are none.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }
    open nonisolated override var description: String {
        Thread.isMainThread ? MainActor.assumeIsolated { debugSummary } : super.description
    }

    /// The presenter of a presented controller; else the superview of the view, or while that is nowhere the parent, or the window.
    open override var next: UIResponder? { nextInChain }
    /// Every action that the controller has, but ``show(_:sender:)`` and ``showDetailViewController(_:sender:)``.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !Self.isPassedOn(action) && super.canPerformAction(action, withSender: sender)
    }
    @nonobjc override var containingWindow: UIWindow? { loadedView?.window?.responderWindow }

    // MARK: Internal

    private func adoptView(_ newView: UIView?) {
        guard newView !== loadedView else { return }
        if let newView { checkAdoption(of: newView) }
        let former = loadedView
        former?.belong(to: nil)
        loadedView = newView
        newView?.belong(to: self)
        if let newView { former?.giveWay(to: newView) }
        newView?.setNeedsUpdateConstraints()
    }

    func append(_ child: UIViewController) { childControllers.append(child) }
    func removeChild(_ child: UIViewController) { childControllers.removeAll { $0 === child } }
}
