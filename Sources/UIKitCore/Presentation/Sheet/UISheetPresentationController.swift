import Foundation

/// Presents a controller as a sheet, which rests at one of its detents and can be dragged between them and off the screen.
///
/// Configure the controller's ``UIViewController/sheetPresentationController`` before presenting it; later changes show at once, or
/// animated within ``animateChanges(_:)``.
// apple: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor @objcMembers open class UISheetPresentationController: UIPresentationController {
    // MARK: Detents

    /// The heights at which the sheet rests. Default: only the large one. Not empty.
    @nonobjc open var detents: [Detent] = [.large()] {
        didSet {
            _require(!detents.isEmpty, "The detents of \(self) must not be empty. Give it at least one, such as .large().")
            shown?.place()
        }
    }

    /// The detent at which the sheet is. Default: nil, which is the lowest one.
    @nonobjc open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { shown?.place() } }
    }

    /// The highest detent at which what is beneath is neither dimmed nor kept from touches. Default: nil, always dimmed.
    @nonobjc open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { shown?.place() } }
    }

    /// Has the heights of custom detents computed again.
    open func invalidateDetents() { shown?.place() }

    /// Animates the changes that a block makes to the sheet.
    open func animateChanges(_ changes: () -> Void) {
        if let shown { shown.animateChanges(changes) } else { changes() }
    }

    // MARK: Look

    /// True if a bar at the upper edge shows that the sheet can be dragged. Default: false.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { shown?.place() } }
    }

    /// The radius of the corners in points. Default: nil, the system's.
    @nonobjc open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { shown?.place() } }
    }

    /// True if a sheet in the middle of a wide window is as large as a page, false if it is as large as a form, or as its content prefers.
    /// Default: true but for ``UIModalPresentationStyle/formSheet``.
    // apple: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/preferspagesizing
    open var prefersPageSizing: Bool {
        get { chosenPageSizing ?? (presentationStyle != .formSheet) }
        set {
            guard newValue != prefersPageSizing else { return }
            chosenPageSizing = newValue
            shown?.place()
        }
    }
    private var chosenPageSizing: Bool?

    /// True if the sheet stays at the lower edge, with its detents, where the height is compact. Default: false, it covers all.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { shown?.place() } }
    }

    /// True if a sheet at the lower edge is as wide as the content would like. Default: false.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { shown?.place() } }
    }

    /// True if a drag upwards on content that shows its beginning first makes the sheet higher. Default: true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    // MARK: Overriding

    open override var presentedView: UIView? { container == nil ? super.presentedView : shown?.view ?? super.presentedView }
    open override var frameOfPresentedViewInContainerView: CGRect { shown?.frame ?? super.frameOfPresentedViewInContainerView }
    open override var shouldPresentInFullscreen: Bool { true }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shown?.place()
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        shown?.begin()
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        shown?.beginDismissal()
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { shown?.returnFromDismissal() }
    }

    // MARK: Internal

    /// The animator by which the sheet comes.
    @nonobjc package private(set) lazy var shown = (ClassLookup.find("SheetOnScreen") as? any SheetShowing.Type)?.init(self)

    @_spi(ForasteroInternal)
    @nonobjc open override var letsTouchesThrough: Bool { shown?.letsTouchesThrough ?? false }
    @nonobjc override var ownTraits: TraitValues { TraitValues(userInterfaceLevel: .elevated) }
    @_spi(ForasteroInternal)
    @nonobjc open override func makeSystemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        let style = presentedViewController.modalTransitionStyle
        let isUsual = style == .coverVertical || style == .partialCurl
        return (isUsual ? shown?.makeAnimator(isPresenting: isPresenting) : nil) ?? super.makeSystemAnimator(isPresenting: isPresenting)
    }

    @nonobjc package override func cleanUp() { shown?.end() }

    /// Has the settings of another sheet.
    @nonobjc func takeSettings(of other: UISheetPresentationController) {
        detents = other.detents
        selectedDetentIdentifier = other.selectedDetentIdentifier
        largestUndimmedDetentIdentifier = other.largestUndimmedDetentIdentifier
        prefersGrabberVisible = other.prefersGrabberVisible
        preferredCornerRadius = other.preferredCornerRadius
        if let chosen = other.chosenPageSizing { prefersPageSizing = chosen }
        prefersEdgeAttachedInCompactHeight = other.prefersEdgeAttachedInCompactHeight
        widthFollowsPreferredContentSizeWhenEdgeAttached = other.widthFollowsPreferredContentSizeWhenEdgeAttached
    }
}
