import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Shows one page at a time, each with a controller of its own, and lets fingers turn them; pages of a book may be shown in pairs.
///
/// Pages scroll side by side, or are turned over at a spine. The program sets pages with
/// ``setViewControllers(_:direction:animated:completion:)``; which come before and after them fingers get from ``dataSource``.
/// The pages that come and go are children only as long as they are seen.
// apple: https://developer.apple.com/documentation/uikit/uipageviewcontroller
// The bodies of the members are in `UIPageViewController+….swift`, how pages move in the two stages.
@preconcurrency @MainActor @objcMembers open class UIPageViewController: UIViewController {
    /// The pages that are shown, or come in by the program.
    var pages: [UIViewController] = []
    @nonobjc var turn: PageTurn?
    @nonobjc let stage: any PageStage
    var spine: SpineLocation
    var showsBothSides = false
    /// The values that the delegate sets while it is asked for the spine.
    @nonobjc var spineChange: SpineChange?

    // MARK: Creating

    /// A controller without pages.
    /// - Parameter options: the spine of pages that are turned over, the space between pages that scroll. Nil is neither.
    public init(
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        let options = PageOptions(options)
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        spine = Self.spine(options.spine, of: style)
        stage = Self.makeStage(style, navigationOrientation, options)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A controller whose pages are turned over at their left edge.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spine = .min
        stage = CurlStage(isVertical: false)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    public required init?(coder: NSCoder) {
        transitionStyle = .pageCurl
        navigationOrientation = .horizontal
        spine = .min
        stage = CurlStage(isVertical: false)
        super.init(coder: coder)
        setUp()
    }

    private static func spine(_ wanted: SpineLocation?, of style: TransitionStyle) -> SpineLocation {
        guard style == .pageCurl else { return .none }
        guard let wanted, wanted != .none else { return .min }
        return wanted
    }

    private static func makeStage(
        _ style: TransitionStyle, _ orientation: NavigationOrientation, _ options: PageOptions
    ) -> any PageStage {
        let isVertical = orientation == .vertical
        return style == .scroll ? ScrollStage(isVertical: isVertical, spacing: options.spacing) : CurlStage(isVertical: isVertical)
    }

    private func setUp() {
        stage.controller = self
        showsBothSides = spine == .mid
    }

    // MARK: What it is

    /// How pages replace each other.
    public let transitionStyle: UIPageViewController.TransitionStyle

    /// Says whether pages follow each other from left to right or downwards.
    public let navigationOrientation: UIPageViewController.NavigationOrientation

    /// Where pages are held that are turned over; none for pages that scroll.
    open var spineLocation: UIPageViewController.SpineLocation { spine }

    /// Is notified of pages that the user turns. Default: nil.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Says which pages there are before and after those that are shown. Without it fingers turn nothing. Default: nil.
    ///
    /// Setting it, even to the same, has it asked again.
    open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceDidChange() } }

    /// True if there is a page on the back of each one that is turned over; else the front shows through. Default: whether the spine is
    /// in the middle.
    /// - Precondition: not false while the spine is in the middle.
    open var isDoubleSided: Bool {
        get { showsBothSides }
        set { changeDoubleSided(to: newValue) }
    }

    /// Those that turn pages over; none for pages that scroll.
    open var gestureRecognizers: [UIGestureRecognizer] { stage.gestureRecognizers }

    // MARK: Pages

    /// The pages that are shown, from left to right. While a finger brings in others: those from before. Nil where there are none.
    open var viewControllers: [UIViewController]? { pages.isEmpty ? nil : pages }

    /// Shows other pages. A turn that is under way ends first; the delegate is not notified.
    /// - Parameters:
    ///   - viewControllers: two for a spine in the middle, else one. Where both sides of a page are shown, a second one is what is on
    ///     the back of the page that is turned over.
    ///   - direction: from where the new pages come.
    ///   - animated: whether that is seen. Outside of a window nothing is.
    ///   - completion: called after `viewDidAppear` of the pages, with whether the animation ran to its end.
    /// - Precondition: there are as many pages as said.
    // apple: https://developer.apple.com/documentation/uikit/uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        replacePages(with: viewControllers ?? [], side: PageSide(direction), animated: animated, completion: completion)
    }

    // MARK: Overriding

    open override func loadView() {
        let content = PageContentView(frame: UIScreen.main.bounds, stage: stage.view)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.controller = self
        for recognizer in stage.gestureRecognizers { content.addGestureRecognizer(recognizer) }
        view = content
        stage.layOut(in: content.bounds)
        stage.showPages()
        askForDots()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        finishTurn()
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        finishTurn()
        super.viewWillTransition(to: size, with: coordinator)
        askForSpine(at: size)
    }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations?(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation?(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}
