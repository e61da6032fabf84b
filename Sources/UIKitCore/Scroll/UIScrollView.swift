public import Foundation
internal import ScrollPhysics

/// A view that shows a part of something larger than itself, and lets fingers move it about and zoom it.
///
/// ``contentOffset`` is the origin of ``UIView/bounds``: setting one sets the other, and the subviews never move. Scrolling lays out
/// the scroll view, not its superview.
// apple: https://developer.apple.com/documentation/uikit/uiscrollview
// The capabilities are in `UIScrollView+….swift`; what apps override is declared here.
@preconcurrency @MainActor @objcMembers open class UIScrollView: UIView {
    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpScrolling()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpScrolling()
        decodeScrolling(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeScrolling(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { super.archivedSubviews.filter { !($0 is ScrollIndicatorView) } }

    // MARK: The delegate

    /// Is notified of scrolling and zooming. The methods it implements are looked up when it is set. Default: nil.
    // A subclass whose delegate has a protocol of its own declares `delegate` anew with `@_nonoverride`: its own comes first then.
    @_disfavoredOverload
    open weak var delegate: (any UIScrollViewDelegate)? {
        didSet {
            delegateMethods = .of(delegate)
            updatePinch()
            scrollDelegateDidChange()
        }
    }

    // MARK: Content

    /// The point of the content that is at the upper left corner. Any value is kept as it is. Default: zero.
    ///
    /// Outside of movements that the finger has begun, setting it stops them. What is no number is refused.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { changeContentOffset(to: newValue) }
    }

    /// How large the content is, in points. Default: zero. Where it shrinks, the offset stays within it.
    open var contentSize: CGSize {
        get { ownContentSize }
        set { changeContentSize(to: newValue) }
    }

    /// How much further than the content one can scroll at each edge. Default: zero.
    open var contentInset: UIEdgeInsets {
        get { ownContentInset }
        set { changeContentInset(to: newValue) }
    }

    /// ``contentInset`` together with the parts of the safe area that ``contentInsetAdjustmentBehavior`` adds.
    open var adjustedContentInset: UIEdgeInsets {
        var inset = ownContentInset.adding(insetAdjustment)
        inset.top += refreshInset
        inset.bottom += max(keyboardOverlap - insetAdjustment.bottom, 0)
        return inset
    }

    /// Called when ``adjustedContentInset`` has changed, before the delegate is notified of it. Does nothing here.
    open func adjustedContentInsetDidChange() {}

    /// Default: automatic.
    open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { updateInsetAdjustment() } }
    }

    /// Moves to another offset. Does nothing if it is the present one, but for stopping a movement.
    /// - Parameter animated: whether it takes a moment; the delegate is notified of the end then.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

    /// Scrolls as little as possible to show a part of the content. What is larger than the view is shown from its upper left corner.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scrollToShow(rect, animated: animated) }

    /// The content: from the origin, as large as ``contentSize``. Moves with what is scrolled.
    // apple: https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide
    open var contentLayoutGuide: UILayoutGuide { guide(of: .scrollContent) }

    /// The visible part of the content: ``UIView/bounds``. Stands still on the screen while the content is scrolled.
    // apple: https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide
    open var frameLayoutGuide: UILayoutGuide { guide(of: .scrollFrame) }

    // MARK: Scrolling by hand

    /// True if fingers scroll. Default: true.
    open dynamic var isScrollEnabled: Bool {
        get { panGestureRecognizer.isEnabled }
        set { panGestureRecognizer.isEnabled = newValue }
    }

    /// True if a drag that begins along one axis leaves the other one alone. Default: false.
    open var isDirectionalLockEnabled = false

    /// True if content that is moved beyond its end gives way, and comes back. Default: true. Sets both directions.
    open var bounces: Bool {
        get { bouncesVertically || bouncesHorizontally }
        set { (bouncesVertically, bouncesHorizontally) = (newValue, newValue) }
    }
    /// Default: true.
    open var bouncesVertically = true
    /// Default: true.
    open var bouncesHorizontally = true

    /// True if content that fits in height can be moved all the same. Default: false.
    open var alwaysBounceVertical = false {
        didSet { if alwaysBounceVertical != oldValue { updateInsetAdjustment() } }
    }
    /// True if content that fits in width can be moved all the same. Default: false.
    open var alwaysBounceHorizontal = false {
        didSet { if alwaysBounceHorizontal != oldValue { updateInsetAdjustment() } }
    }

    /// True if a vertical drag at the end of the content goes to a scroll view around this one. Default: true.
    open var transfersVerticalScrollingToParent = true
    /// The same for a horizontal drag. Default: true.
    open var transfersHorizontalScrollingToParent = true

    /// True if scrolling stops at multiples of the view's size. Default: false.
    open dynamic var isPagingEnabled = false

    /// Default: normal.
    open var decelerationRate: UIScrollView.DecelerationRate = .normal

    /// True if a finger is down that may scroll.
    open var isTracking: Bool { isFingerDown }

    /// True if a finger is scrolling.
    open var isDragging: Bool { drag != nil || wheel != nil }

    /// True if the content moves on by itself after a drag.
    open var isDecelerating: Bool { wheel == nil && runner?.isDeceleration == true }

    /// True if the content moves because the app asked for it.
    open var isScrollAnimating: Bool { runner?.isRequested ?? false }

    /// Stops all movement where it is.
    open func stopScrollingAndZooming() { stopMotion() }

    /// Follows the fingers that scroll.
    open var panGestureRecognizer: UIPanGestureRecognizer { scrollPan }

    // MARK: Touches on the content

    /// True if the views inside are notified of a finger only when it has not begun to scroll for a while. Default: true.
    open var delaysContentTouches = true

    /// True if a finger that a view inside follows may still begin to scroll. Default: true.
    open var canCancelContentTouches = true

    /// Returns true if a view inside gets fingers that came down on it. Default: true.
    @objc(touchesShouldBegin:withEvent:inContentView:)
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

    /// Returns true if a view inside loses its finger when that begins to scroll. Default: true, except for controls.
    ///
    /// Not asked if ``canCancelContentTouches`` is false.
    @objc(touchesShouldCancelInContentView:)
    open func touchesShouldCancel(in view: UIView) -> Bool { (view as? UIControl)?.keepsTouchesFromScrolling != true }

    // MARK: Indicators

    /// Default: true.
    open var showsVerticalScrollIndicator = true {
        didSet { if showsVerticalScrollIndicator != oldValue { indicators.layOut(in: self) } }
    }
    /// Default: true.
    open var showsHorizontalScrollIndicator = true {
        didSet { if showsHorizontalScrollIndicator != oldValue { indicators.layOut(in: self) } }
    }

    /// Default: default.
    open var indicatorStyle: UIScrollView.IndicatorStyle = .default {
        didSet { if indicatorStyle != oldValue { indicators.layOut(in: self) } }
    }

    /// How far the vertical indicator stays away from the edges. Default: zero.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if verticalScrollIndicatorInsets != oldValue { indicators.layOut(in: self) } }
    }
    /// How far the horizontal indicator stays away from the edges. Default: zero.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
        didSet { if horizontalScrollIndicatorInsets != oldValue { indicators.layOut(in: self) } }
    }
    /// The insets of both indicators. Reading gives those of the vertical one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }

    /// True if indicators keep clear of the safe area by themselves. Default: true.
    open var automaticallyAdjustsScrollIndicatorInsets = true {
        didSet { if automaticallyAdjustsScrollIndicatorInsets != oldValue { indicators.layOut(in: self) } }
    }

    /// Shows the indicators of the axes that scroll for a moment.
    open func flashScrollIndicators() { indicators.flash(in: self) }

    // MARK: Refreshing

    /// The control above the content when it is pulled down. Default: nil.
    open dynamic var refreshControl: UIRefreshControl? {
        get { ownRefreshControl }
        set { changeRefreshControl(to: newValue) }
    }

    // MARK: Zooming

    /// The least scale. Default: 1.
    open dynamic var minimumZoomScale: CGFloat = 1 {
        didSet { updatePinch() }
    }
    /// The greatest scale. Default: 1.
    open dynamic var maximumZoomScale: CGFloat = 1 {
        didSet { updatePinch() }
    }

    /// How large the view for zooming is shown. Default: 1. What is set is kept within the limits.
    open var zoomScale: CGFloat {
        get { presentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Zooms about the middle of what is seen. Does nothing without a view for zooming.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

    /// Zooms so that a part of the content, in the coordinates of the view for zooming, just fits, and is in the middle.
    @objc(zoomToRect:animated:)
    open func zoom(to rect: CGRect, animated: Bool) { zoomToShow(rect, animated: animated) }

    /// True if fingers may zoom a little beyond the limits, to which the scale comes back. Default: true.
    open var bouncesZoom = true

    /// True if fingers are zooming.
    open var isZooming: Bool { pinchZoom != nil }

    /// True if the scale is coming back to its limits.
    open var isZoomBouncing: Bool { runner?.zoom?.isBounce ?? false }

    /// True if the scale is changing because the app asked for it.
    open var isZoomAnimating: Bool { runner?.zoom?.isBounce == false }

    /// Follows the fingers that zoom; nil while zooming is impossible, because of the limits or the delegate.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scrollPinch }

    // MARK: Other

    /// True if a tap on the status bar scrolls to the top. Default: true.
    open var scrollsToTop = true

    /// Default: none.
    open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none

    // MARK: For key-value observing

    @nonobjc open override class var _objcKeyPathNames: [AnyKeyPath: String] {
        let names: [AnyKeyPath: String] = [
            \UIScrollView.contentOffset: "contentOffset", \UIScrollView.contentSize: "contentSize",
            \UIScrollView.contentInset: "contentInset",
        ]
        return super._objcKeyPathNames.merging(names) { $1 }
    }

    // MARK: For subclasses of ours

    @_spi(ForasteroInternal)
    @nonobjc open override var describedDetails: [String] {
        let (insets, number) = (adjustedContentInset, { (value: CGFloat) in String(format: "%.17g", value) })
        let sides = [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ")
        return [
            "contentOffset: {\(number(contentOffset.x)), \(number(contentOffset.y))}",
            "contentSize: {\(number(contentSize.width)), \(number(contentSize.height))}", "adjustedContentInset: {\(sides)}",
        ]
    }

    /// Called when ``delegate`` has been set. Does nothing here.
    @_spi(ForasteroInternal)
    @nonobjc open func scrollDelegateDidChange() {}

    /// Called when the content has moved, after the delegate. Does nothing here.
    @_spi(ForasteroInternal)
    @nonobjc open func contentDidMove() {}

    /// Called when neither a finger nor a movement moves the content any more, after the delegate. Does nothing here.
    @_spi(ForasteroInternal)
    @nonobjc open func contentDidRest() {}

    /// Where a drag that ends is to come to rest, before the delegate is asked; the velocity is in points per millisecond. Not asked where
    /// there are pages. Here: the proposal.
    @_spi(ForasteroInternal)
    @nonobjc open func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint { proposed }

    /// True if constraints between the edges and views inside say how large the content is. Here: true.
    @_spi(ForasteroInternal)
    @nonobjc open var takesContentSizeFromConstraints: Bool { true }

    /// How much of the lower edge the keyboard, or the input view, covers, in points. Default: 0.
    @_spi(ForasteroInternal)
    @nonobjc public final var keyboardOverlap: CGFloat {
        get { ownKeyboardOverlap }
        set { changeKeyboardOverlap(to: newValue) }
    }

    // MARK: Internal

    var ownKeyboardOverlap: CGFloat = 0
    var delegateMethods: ScrollDelegateMethods = []
    var ownContentSize = CGSize.zero
    var ownContentInset = UIEdgeInsets.zero
    var pendingOffset: PendingOffset?
    /// The insets that the safe area adds.
    var insetAdjustment = UIEdgeInsets.zero
    /// Is notified of every movement before the delegate.
    @_spi(ForasteroInternal)
    @nonobjc public final weak var contentObserver: (any ContentScrollObserver)? {
        // Content that has left the screen, and may come back in a transition, rests where it did.
        didSet { if contentObserver !== oldValue, window != nil { updateInsetAdjustment() } }
    }
    /// The part of the bar above that gives way, as it was when ``insetAdjustment`` was taken over.
    var collapsingRoom = CollapsingRoom()
    var ownRefreshControl: UIRefreshControl?
    /// The height that a refresh control needs above the content while it is at work.
    var refreshInset: CGFloat = 0
    var passedOnInsets: PassedOnInsets?
    let scrollPan = ScrollPanGestureRecognizer(target: nil, action: nil)
    var isFingerDown = false
    var drag: ScrollDrag?
    var wheel: WheelScroll?
    var runner: ScrollRunner?
    /// The work under way that changes the offset or follows from a change.
    var offsetWork = OffsetWork()
    let indicators = ScrollIndicators()
    var scrollPinch: ScrollPinchGestureRecognizer?
    var pinchZoom: PinchZoom?

    // MARK: Overriding

    @nonobjc package override var hasScrolledContent: Bool { true }

    @nonobjc override var scrolledContentSize: CGSize {
        get { contentSize }
        set { if takesContentSizeFromConstraints { contentSize = newValue } }
    }

    override func boundsDidChange(from oldBounds: CGRect) { respondToBounds(from: oldBounds) }
    override func safeAreaDidChange() { updateInsetAdjustment() }
    override func didTakeFrame() { updateInsetAdjustment() }
    override func safeAreaLeft(of insets: UIEdgeInsets) -> UIEdgeInsets { insets.subtracting(insetAdjustment) }
    override func mayHavePassedOnOtherInsets() -> Bool { notePassedOnInsets() }

    open override func layoutSublayers(of layer: CALayer) {
        settlePendingOffset()
        let wasLayingOut = offsetWork.isLayingOut
        offsetWork.isLayingOut = true
        super.layoutSublayers(of: layer)
        offsetWork.isLayingOut = wasLayingOut
        ownRefreshControl?.follow(self)
        indicators.layOut(in: self)
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit != nil && keepsTouchForItself(with: event) ? self : hit
    }

    /// Keeps where it is scrolled to and how far it is zoomed in.
    open override func encodeRestorableState(with coder: NSCoder) { encodePosition(with: coder) }
    open override func decodeRestorableState(with coder: NSCoder) { decodePosition(with: coder) }

    @_spi(ForasteroInternal)
    @nonobjc open override var keepsElementsTogether: Bool { true }
    @_spi(ForasteroInternal)
    @nonobjc open override var spokenRole: SpokenRole? { .scrollArea }
}
