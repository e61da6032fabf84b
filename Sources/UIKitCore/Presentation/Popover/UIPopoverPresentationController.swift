import Foundation

/// Presents a controller in a bubble with an arrow that points at what it belongs to.
///
/// Made for the style ``UIModalPresentationStyle/popover``, and read as ``UIViewController/popoverPresentationController``. Say what the
/// popover belongs to before or right after presenting it. Where the width is compact a sheet replaces it unless the delegate
/// says otherwise.
// apple: https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller
@preconcurrency @MainActor @objcMembers open class UIPopoverPresentationController: UIPresentationController {
    // MARK: What it belongs to

    /// The view that ``sourceRect`` is in. Default: nil.
    open var sourceView: UIView? { didSet { if sourceView !== oldValue { shown?.place() } } }

    /// The rectangle that the arrow points at, in coordinates of ``sourceView``. Default: null, which is all of the view.
    open var sourceRect = CGRect.null { didSet { if sourceRect != oldValue { shown?.place() } } }

    /// The item of a bar that the arrow points at, from above or below; it takes precedence over ``sourceView``. Default: nil.
    open var barButtonItem: UIBarButtonItem? { didSet { if barButtonItem !== oldValue { shown?.place() } } }

    /// The view or item of a bar that the arrow points at. Stands for ``sourceView`` and ``barButtonItem``.
    @nonobjc open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { barButtonItem ?? sourceView }
        set {
            barButtonItem = newValue as? UIBarButtonItem
            sourceView = newValue as? UIView
        }
    }

    /// The sides on which the arrow may be; empty for a popover without arrow, in the middle of its source. Default: any.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any {
        didSet { if permittedArrowDirections != oldValue { shown?.place() } }
    }

    /// The side on which the arrow is; unknown while the popover is not shown.
    open var arrowDirection: UIPopoverArrowDirection { shown?.arrowDirection ?? .unknown }

    /// True if the popover may cover its source where there is no room beside it for the whole content. Default: false.
    open var canOverlapSourceViewRect = false { didSet { if canOverlapSourceViewRect != oldValue { shown?.place() } } }

    /// The views that get their touches although the popover is shown, with all inside them. Default: nil; while a popover that belongs
    /// to a bar button item is shown, the bar, unless something was set before.
    open var passthroughViews: [UIView]?

    /// The least distance to the edges of the screen and to what the system shows there, in points. Default: 10 on all sides.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
        didSet { if popoverLayoutMargins != oldValue { shown?.place() } }
    }

    // MARK: Look

    /// The colour of the popover and its arrow behind the content; nil is frosted glass. Default: nil.
    open var backgroundColor: UIColor? { didSet { if backgroundColor != oldValue { shown?.backgroundDidChange() } } }

    /// The class of the background, a subclass of ``UIPopoverBackgroundView``; nil is the system's. To be set before presenting.
    ///
    /// - Precondition: the class has the three methods of ``UIPopoverBackgroundViewMethods``; checked when the popover is shown.
    @nonobjc open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)?

    // MARK: Adapting

    /// The sheet that replaces the popover where the width is compact. Made when it is first read.
    @nonobjc open var adaptiveSheetPresentationController: UISheetPresentationController {
        if let adaptiveSheet { return adaptiveSheet }
        let sheet = UISheetPresentationController(presentedViewController: presentedViewController, presenting: presenter)
        adaptiveSheet = sheet
        return sheet
    }

    /// As the delegate says; without it a sheet where the width is compact.
    open override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        if let style = delegate?.adaptivePresentationStyle?(for: self, traitCollection: traitCollection) { return style }
        guard presentedViewController.isAdapted(to: traitCollection) else { return .none }
        return delegate?.adaptivePresentationStyle?(for: self) ?? .formSheet
    }

    // MARK: Overriding

    open override var presentedView: UIView? { container == nil ? super.presentedView : shown?.view ?? super.presentedView }
    open override var frameOfPresentedViewInContainerView: CGRect { shown?.frame ?? .zero }
    open override var shouldPresentInFullscreen: Bool { true }
    open override var shouldRemovePresentersView: Bool { false }

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
        shown?.endDismissal(completed)
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        shown?.contentSizeDidChange()
    }

    /// The content has the same size whatever the screen's is, as long as it fits.
    open override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    {
        presentedViewController.viewIfLoaded?.bounds.size ?? parentSize
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.shown?.reposition() })
    }

    // MARK: Internal

    /// The animator by which the popover comes.
    @nonobjc package private(set) lazy var shown = (ClassLookup.find("PopoverOnScreen") as? any PopoverShowing.Type)?.init(self)
    @nonobjc private var adaptiveSheet: UISheetPresentationController?

    /// Makes the size of the content of what the presented controller would like; nil to take that.
    @_spi(ForasteroInternal)
    @nonobjc public final var sizeRule: ((CGSize) -> CGSize)?

    @nonobjc override var ownTraits: TraitValues { TraitValues(userInterfaceLevel: .elevated, horizontalSizeClass: .compact) }

    @_spi(ForasteroInternal)
    @nonobjc open override func makeSystemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        shown?.makeAnimator(isPresenting: isPresenting) ?? super.makeSystemAnimator(isPresenting: isPresenting)
    }

    @nonobjc package override func makeAdaptation(_ style: UIModalPresentationStyle, of shown: UIViewController) -> UIPresentationController
    {
        guard style.isSheet, let adaptiveSheet else { return super.makeAdaptation(style, of: shown) }
        guard shown !== presentedViewController else {
            adaptiveSheet.presenter = presenter
            return adaptiveSheet
        }
        let sheet = UISheetPresentationController(presentedViewController: shown, presenting: presenter)
        sheet.takeSettings(of: adaptiveSheet)
        return sheet
    }

    @nonobjc override func viewForTouch(at point: CGPoint, with event: UIEvent?) -> UIView? {
        shown?.passthroughView(at: point, with: event)
    }

    @nonobjc package override func wasDismissedByUser() {
        presentedViewController.popoverWasDismissedByUser()
        guard let delegate = delegate as? any UIPopoverPresentationControllerDelegate,
            !delegate.responds(to: #selector(UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)))
        else { return }
        delegate.popoverPresentationControllerDidDismissPopover?(self)
    }

    @nonobjc package override func cleanUp() {
        shown?.end()
    }

    @nonobjc package override func forgetAdaptation() { adaptiveSheet = nil }
}
