import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// Shows two or three controllers side by side, or one over the other; where the width is compact, one of them only.
///
/// Made with a ``Style`` it has columns, each of which is put into a navigation controller unless it is one. Without a style it is the
/// classic one: two controllers, as they are, of which the second one is put on top of the first where there is room for one.
// apple: https://developer.apple.com/documentation/uikit/uisplitviewcontroller
// The bodies of the members are in `UISplitViewController+….swift`.
@preconcurrency @MainActor @objcMembers open class UISplitViewController: UIViewController {
    /// The controllers of the columns, as they were given.
    var given: [Column: UIViewController] = [:]
    /// The controllers that are shown for those: navigation controllers, where there are columns.
    var holders: [Column: UIViewController] = [:]
    var mode = DisplayMode.secondaryOnly
    var hasChosenMode = false
    /// For which the mode was chosen.
    var sizeOfMode = CGSize.zero
    weak var itemWithModeButton: UINavigationItem?
    var collapse: SplitCollapse?
    var primaryWidth = SplitWidth()
    var supplementaryWidth = SplitWidth()
    private var modeButton: UIBarButtonItem?
    lazy var gestures = SplitGestures(of: self)

    // MARK: Creating

    /// A controller with columns.
    public init(style: UISplitViewController.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A classic one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// A figure that is left to the controller.
    public nonisolated class var automaticDimension: CGFloat { SplitWidth.automatic }

    /// How many columns there are.
    public let style: UISplitViewController.Style

    /// Is notified of changes of columns, and decides about them. Not kept alive. Default: nil.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Controllers

    /// The controllers that are shown or could be, from the primary one on; the only one where there is room for one.
    ///
    /// To be set for the classic one only.
    open var viewControllers: [UIViewController] {
        get { collapse.map { [$0.holder] } ?? order.compactMap { holders[$0] } }
        set { replaceControllers(with: newValue) }
    }

    /// Puts a controller into a column; nil empties it.
    /// - Precondition: there are columns; a supplementary one only of three.
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) { set(vc, for: column) }

    /// The controller that was put into a column.
    @objc(viewControllerForColumn:)
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? { given[column] }

    /// Has a column be seen; where there is room for one only, on top.
    @objc(showColumn:)
    open func show(_ column: UISplitViewController.Column) { showColumn(column) }

    /// Has a column go.
    @objc(hideColumn:)
    open func hide(_ column: UISplitViewController.Column) { hideColumn(column) }

    /// True if there is room for one controller only.
    open var isCollapsed: Bool { collapse != nil }

    // MARK: Which columns are seen

    /// Default: automatic. Setting it changes ``displayMode`` at once, animated inside an animation.
    open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic {
        didSet { if preferredDisplayMode != oldValue { chooseMode() } }
    }

    /// Which columns are seen.
    open var displayMode: UISplitViewController.DisplayMode { mode }

    /// How columns come in. Default: automatic.
    open var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic {
        didSet { if preferredSplitBehavior != oldValue { chooseMode() } }
    }

    /// How columns come in at the present size.
    open var splitBehavior: UISplitViewController.SplitBehavior { resolvedBehavior }

    /// A button that shows and hides the other columns. With columns it is put into the secondary one's bar by itself.
    open var displayModeButtonItem: UIBarButtonItem {
        if let modeButton { return modeButton }
        let button = UIBarButtonItem(
            image: UIImage(systemName: "sidebar.left"), style: .plain, target: self, action: #selector(modeButtonWasTapped))
        button.accessibilityLabel = "Show or Hide Sidebar"
        modeButton = button
        return button
    }

    @objc private func modeButtonWasTapped() { switchMode() }

    /// True if a swipe from the edge brings hidden columns. Default: true.
    open var presentsWithGesture = true { didSet { if presentsWithGesture != oldValue { gestures.update() } } }

    /// At which side the primary column stands. Default: leading.
    open var primaryEdge: UISplitViewController.PrimaryEdge = .leading {
        didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The background behind the primary column where windows are those of a desktop; not seen on a phone or a tablet. Default: none.
    open var primaryBackgroundStyle = UISplitViewController.BackgroundStyle.none

    // MARK: Widths, in points

    /// As a share of the whole. Default: automatic.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { primaryWidth.fraction }
        set { changeWidth(\.primaryWidth.fraction, to: newValue) }
    }
    /// Default: automatic.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { primaryWidth.width }
        set { changeWidth(\.primaryWidth.width, to: newValue) }
    }
    /// Default: automatic.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.minimum }
        set { changeWidth(\.primaryWidth.minimum, to: newValue) }
    }
    /// Default: automatic.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { primaryWidth.maximum }
        set { changeWidth(\.primaryWidth.maximum, to: newValue) }
    }
    /// As it is at present.
    open var primaryColumnWidth: CGFloat { primaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0) }

    /// As a share of the whole. Default: automatic.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { supplementaryWidth.fraction }
        set { changeWidth(\.supplementaryWidth.fraction, to: newValue) }
    }
    /// Default: automatic.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.width }
        set { changeWidth(\.supplementaryWidth.width, to: newValue) }
    }
    /// Default: automatic.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.minimum }
        set { changeWidth(\.supplementaryWidth.minimum, to: newValue) }
    }
    /// Default: automatic.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { supplementaryWidth.maximum }
        set { changeWidth(\.supplementaryWidth.maximum, to: newValue) }
    }
    /// As it is at present.
    open var supplementaryColumnWidth: CGFloat { supplementaryWidth.resolved(in: viewIfLoaded?.bounds.width ?? 0) }

    private func changeWidth(_ path: ReferenceWritableKeyPath<UISplitViewController, CGFloat>, to width: CGFloat) {
        guard self[keyPath: path] != width else { return }
        self[keyPath: path] = width
        viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Showing

    /// Shows a controller in the primary column, or where there is room for one only, on top.
    open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }

    /// Shows a controller in the secondary column, or where there is room for one only, on top.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(UIViewController.show(_:sender:)) || action == #selector(UIViewController.showDetailViewController(_:sender:))
            || super.canPerformAction(action, withSender: sender)
    }

    // MARK: Overriding

    /// Keeps the controllers of all columns.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeRestorableColumns(with: coder)
    }

    open override func loadView() {
        let container = SplitContainerView(frame: UIScreen.main.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.controller = self
        view = container
        gestures.attach(to: container)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        followWidthClass()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followWidthClass()
    }

    open override var childForStatusBarStyle: UIViewController? { viewControllers.last }
    open override var childForStatusBarHidden: UIViewController? { viewControllers.last }
}

extension UIViewController {
    /// The nearest split view controller around this one; nil if there is none.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/splitviewcontroller
    @objc public var splitViewController: UISplitViewController? {
        var ancestor = parent ?? (self as? UINavigationController)?.nesting?.outer
        while let controller = ancestor {
            if let split = controller as? UISplitViewController { return split }
            ancestor = controller.parent
        }
        return nil
    }
}
