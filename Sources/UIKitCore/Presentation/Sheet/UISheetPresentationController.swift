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
            placeSheet()
        }
    }

    /// The detent at which the sheet is. Default: nil, which is the lowest one.
    @nonobjc open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { placeSheet() } }
    }

    /// The highest detent at which what is beneath is neither dimmed nor kept from touches. Default: nil, always dimmed.
    @nonobjc open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { placeSheet() } }
    }

    /// Has the heights of custom detents computed anew.
    open func invalidateDetents() { placeSheet() }

    /// Animates the changes that a block makes to the sheet.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            TransitionTiming.spring.animate(for: Self.settlingDuration) { [weak self] in
                changes()
                self?.sheetView?.layoutIfNeeded()
            }
        }
    }

    // MARK: Look

    /// Whether a bar at the upper edge shows that the sheet can be dragged. Default: false.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { placeSheet() } }
    }

    /// The radius of the corners in points. Default: nil, the system's.
    @nonobjc open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { placeSheet() } }
    }

    /// Whether the sheet stays at the lower edge, with its detents, where the height is compact. Default: false, it covers all.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { placeSheet() } }
    }

    /// Whether a sheet at the lower edge is as wide as the content would like. Default: false.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { placeSheet() } }
    }

    /// Whether a drag upwards on content that shows its beginning first makes the sheet higher. Default: true.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    // MARK: Overriding

    open override var presentedView: UIView? { container == nil ? super.presentedView : ensureSheetView() }
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let layout else { return .zero }
        return layout.frame(top: layout.stop(selectedDetentIdentifier).top)
    }
    open override var shouldPresentInFullscreen: Bool { true }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        placeSheet()
    }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        beginPresentation()
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        beginDismissal()
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { returnFromDismissal() }
    }

    // MARK: Internal

    static let settlingDuration: TimeInterval = 0.5

    @nonobjc private(set) var sheetView: SheetView?
    @nonobjc let dimmingView = UIView()
    @nonobjc private(set) lazy var dragging = SheetDragging(self)
    @nonobjc var card: PresenterCard?
    /// Whether the sheet is on its way out, so that laying out does not bring it back.
    @nonobjc var isLeaving = false

    @_spi(ForasteroInternal)
    @nonobjc open override var letsTouchesThrough: Bool { !dimmingView.isUserInteractionEnabled }
    @nonobjc override var ownTraits: TraitValues { TraitValues(userInterfaceLevel: .elevated) }
    @_spi(ForasteroInternal)
    @nonobjc open override func makeSystemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        presentedViewController.modalTransitionStyle == .coverVertical || presentedViewController.modalTransitionStyle == .partialCurl
            ? SheetAnimator(self, isPresenting: isPresenting) : super.makeSystemAnimator(isPresenting: isPresenting)
    }

    @nonobjc override func cleanUp() {
        card = nil
        sheetView = nil
        isLeaving = false
    }

    /// Has the settings of another sheet.
    @nonobjc func takeSettings(of other: UISheetPresentationController) {
        detents = other.detents
        selectedDetentIdentifier = other.selectedDetentIdentifier
        largestUndimmedDetentIdentifier = other.largestUndimmedDetentIdentifier
        prefersGrabberVisible = other.prefersGrabberVisible
        preferredCornerRadius = other.preferredCornerRadius
        prefersEdgeAttachedInCompactHeight = other.prefersEdgeAttachedInCompactHeight
        widthFollowsPreferredContentSizeWhenEdgeAttached = other.widthFollowsPreferredContentSizeWhenEdgeAttached
    }

    private func ensureSheetView() -> UIView? {
        if let sheetView { return sheetView }
        let view = SheetView(presentedViewController.view)
        sheetView = view
        dragging.attach(to: view)
        return view
    }
}
