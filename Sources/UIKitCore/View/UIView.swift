import Foundation
@_spi(ForasteroInternal) public import QuartzCore

/// A rectangle on the screen that draws, lays out its subviews and gets events.
///
/// Geometry and appearance live in the view's ``layer``; the view adds the hierarchy's callbacks, events, traits and tint.
// apple: https://developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor @objcMembers open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, @MainActor CALayerDelegate {
    nonisolated(unsafe) let backingLayer: CALayer
    /// Back to front, the same order as the views' layers have among ``backingLayer``'s sublayers.
    nonisolated(unsafe) var children: [UIView] = []
    // optimization: weak references would double the cost of a view; `deinit` clears these instead.
    nonisolated(unsafe) unowned(unsafe) var parent: UIView?
    nonisolated(unsafe) unowned(unsafe) var hostWindow: UIWindow?
    var flags: ViewFlags = .initial
    /// What few views have.
    var rare: RareViewState?

    // MARK: Creating

    /// A view with a frame in its future superview's coordinates, in points.
    public init(frame: CGRect) {
        backingLayer = UIView.makeLayer(of: Self.layerClass)
        super.init()
        adoptLayer(frame: frame)
    }

    /// A view from an archive: a nib or a storyboard.
    public required init?(coder: NSCoder) {
        backingLayer = UIView.makeLayer(of: Self.layerClass)
        super.init()
        adoptLayer(frame: .zero)
    }

    /// A view of no size at the origin.
    @preconcurrency @MainActor public convenience override init() { self.init(frame: .zero) }

    deinit {
        backingLayer.delegate = nil
        UIView.detach(children)
    }

    /// The class of ``layer``: ``CALayer`` or a subclass of it. Asked once for each view. Default: `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that holds the view's geometry and its picture; the view is its delegate.
    open var layer: CALayer { backingLayer }

    // MARK: Geometry

    /// The rectangle that the view occupies in its superview's coordinates, in points. Animatable.
    ///
    /// Setting it changes ``center`` and the size of ``bounds``, and asks for layout if the size changes. With a ``transform`` it
    /// is the bounding box of the transformed bounds. A negative size is turned positive.
    // apple: https://developer.apple.com/documentation/uikit/uiview/frame
    open var frame: CGRect {
        get { backingLayer.frame }
        set { changeGeometry { $0.frame = newValue.standardized } }
    }

    /// The rectangle of the view in its own coordinates; its origin is what stands at the top left corner. Animatable.
    open var bounds: CGRect {
        get { backingLayer.bounds }
        set { changeGeometry { $0.bounds = newValue } }
    }

    /// Where the anchor point (by default the middle) stands in the superview's coordinates. Animatable.
    open var center: CGPoint {
        get { backingLayer.position }
        set { changeGeometry { $0.position = newValue } }
    }

    /// The transform about the anchor point. Default: the identity. Animatable.
    open var transform: CGAffineTransform {
        get { backingLayer.affineTransform() }
        set { changeGeometry { $0.setAffineTransform(newValue) } }
    }

    /// Pixels per point of what the view draws. Default: that of the screen.
    open var contentScaleFactor: CGFloat {
        get { backingLayer.contentsScale }
        set {
            guard newValue > 0, newValue != backingLayer.contentsScale else { return }
            flags.insert(.hasOwnContentScale)
            backingLayer.contentsScale = newValue
            setNeedsDisplay()
        }
    }

    /// How the view follows its superview's size. Default: none.
    open var autoresizingMask: UIView.AutoresizingMask = []

    /// Whether subviews are resized by their ``autoresizingMask`` when the size changes. Default: true.
    open var autoresizesSubviews: Bool {
        get { flags.contains(.autoresizesSubviews) }
        set { flags.set(.autoresizesSubviews, newValue) }
    }

    /// The size that fits a given size best. Default: the present size of ``bounds``.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Gives the view the size that ``sizeThatFits(_:)`` answers for its present one; the origin stays.
    open func sizeToFit() {
        let fitting = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: fitting)
    }

    /// The size that the content asks for; ``noIntrinsicMetric`` along an axis without a natural size. Default: neither.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Says that ``intrinsicContentSize`` is different now. The superview is laid out again.
    open func invalidateIntrinsicContentSize() { parent?.setNeedsLayout() }

    /// What ``intrinsicContentSize`` gives for an axis without a natural size: -1.
    open class var noIntrinsicMetric: CGFloat { -1 }

    // MARK: Hierarchy

    /// The view that holds this one; nil when there is none.
    open var superview: UIView? { parent }

    /// The views inside, back to front. A copy: the hierarchy may be changed while it is iterated over.
    open var subviews: [UIView] { children }

    /// The window in whose tree the view is; nil when it is in none.
    open var window: UIWindow? { hostWindow }

    /// Puts a view on top of all others inside. It leaves its former superview; a view that is inside already comes to the front.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }

    /// Puts a view at a place among the layers inside; too large an index means on top.
    ///
    /// The index counts sublayers, so layers without a view count too.
    @objc(insertSubview:atIndex:)
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .layerIndex(index)) }

    /// Puts a view directly beneath another; on top if that one is not inside.
    @objc(insertSubview:belowSubview:)
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, at: .below(siblingSubview)) }

    /// Puts a view directly above another; on top if that one is not inside.
    @objc(insertSubview:aboveSubview:)
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, at: .above(siblingSubview)) }

    /// Takes the view out of its superview and its window. Does nothing without a superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Swaps two subviews. Does nothing if an index is out of range.
    @objc(exchangeSubviewAtIndex:withSubviewAtIndex:)
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

    /// Puts a subview on top of the others. Does nothing if it is not inside.
    open func bringSubviewToFront(_ view: UIView) {
        if view.parent === self { insert(view, at: .front) }
    }

    /// Puts a subview beneath the others. Does nothing if it is not inside.
    open func sendSubviewToBack(_ view: UIView) {
        if view.parent === self { insert(view, at: .layerIndex(0)) }
    }

    /// Whether the view is the given one or inside it.
    @objc(isDescendantOfView:)
    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let candidate = ancestor {
            if candidate === view { return true }
            ancestor = candidate.parent
        }
        return false
    }

    /// Called after a subview has been added. Does nothing here.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed. Does nothing here.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before ``superview`` changes; nil means removal. Does nothing here.
    @objc(willMoveToSuperview:)
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after ``superview`` has changed. Does nothing here.
    open func didMoveToSuperview() {}
    /// Called before ``window`` changes, for the moved view and all inside it. Does nothing here.
    @objc(willMoveToWindow:)
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after ``window`` has changed. Does nothing here.
    open func didMoveToWindow() {}

    // MARK: Tags

    /// A number of the app's choice. Default: 0.
    open var tag = 0

    /// The first view with a tag: the receiver, then those inside, depth first, each before what is inside it, back to front.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    // MARK: Appearance

    /// The colour beneath the view's content; nil shows what lies behind. Default: nil. Animatable.
    open var backgroundColor: UIColor? {
        get { rare?.backgroundColor }
        set { changeBackgroundColor(newValue) }
    }

    /// From 0, invisible, to 1. Below 0.01 the view gets no touches. Default: 1. Animatable.
    open var alpha: CGFloat {
        get { CGFloat(backingLayer.opacity) }
        set { backingLayer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view and all inside it are left out of the picture and get no touches. Default: false.
    open var isHidden: Bool {
        get { backingLayer.isHidden }
        set {
            guard newValue != backingLayer.isHidden else { return }
            backingLayer.isHidden = newValue
        }
    }

    /// A promise that the view fills its bounds with opaque pixels, so that what is behind need not be drawn. Default: true.
    ///
    /// Without a ``draw(_:)`` of its own a view is as opaque as its background, whatever is set here.
    open var isOpaque: Bool {
        get { flags.contains(.isOpaque) }
        set {
            guard newValue != isOpaque else { return }
            flags.set(.isOpaque, newValue)
            if flags.contains(.drawsContent) { backingLayer.isOpaque = newValue }
            setNeedsDisplay()
        }
    }

    /// Whether content outside the bounds is cut off. Default: false.
    open var clipsToBounds: Bool {
        get { backingLayer.masksToBounds }
        set { backingLayer.masksToBounds = newValue }
    }

    /// Whether the drawing area is made transparent before ``draw(_:)``. Default: true.
    open var clearsContextBeforeDrawing: Bool {
        get { flags.contains(.clearsContextBeforeDrawing) }
        set { flags.set(.clearsContextBeforeDrawing, newValue) }
    }

    /// A view whose alpha channel masks this one; it is not in the hierarchy. Default: nil.
    @objc(maskView)
    open var mask: UIView? {
        get { rare?.mask }
        set {
            ensureRare().mask = newValue
            backingLayer.mask = newValue?.layer
        }
    }

    /// How the picture is fitted to the bounds when they change. Default: ``ContentMode/scaleToFill``.
    open var contentMode: UIView.ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { contentModeDidChange() } }
    }

    /// The colour of what can be pressed; nil takes that of the superview, at the root the system's blue.
    ///
    /// Reading it never gives nil. While ``tintAdjustmentMode`` is dimmed it is a grey of the same brightness.
    // apple: https://developer.apple.com/documentation/uikit/uiview/tintcolor
    open var tintColor: UIColor! {
        get { effectiveTintColor }
        set { changeTint { $0.tintColor = newValue } }
    }

    /// Whether the tint is shown as it is, dimmed, or as the superview has it. Default: automatic.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get { effectiveTintAdjustmentMode }
        set { changeTint { $0.tintAdjustmentMode = newValue } }
    }

    /// Called after the tint that the view shows has changed, by its own or an ancestor's doing. Does nothing here.
    open func tintColorDidChange() {}

    // MARK: Drawing

    /// Draws the view's content into the current context. Does nothing here.
    ///
    /// Called before the next frame when the view first appears and after ``setNeedsDisplay()``; a subclass that does not override
    /// it costs no picture in memory. The context is clipped to the bounds and its origin is that of the bounds.
    /// - Parameter rect: what has to be drawn, in the view's coordinates.
    // apple: https://developer.apple.com/documentation/uikit/uiview/draw(_:)
    @objc(drawRect:)
    open func draw(_ rect: CGRect) {}

    /// Has the whole view drawn again before the next frame. Without effect on views that draw nothing themselves.
    open func setNeedsDisplay() {
        if flags.contains(.drawsContent) { backingLayer.setNeedsDisplay() }
    }

    /// Has a part of the view drawn again before the next frame.
    @objc(setNeedsDisplayInRect:)
    open func setNeedsDisplay(_ rect: CGRect) {
        if flags.contains(.drawsContent) { backingLayer.setNeedsDisplay(rect) }
    }

    // MARK: Layout

    /// Places the subviews. Does nothing here; called before the next frame after ``setNeedsLayout()``, never by the app.
    open func layoutSubviews() {}

    /// Has ``layoutSubviews()`` called before the next frame, once, however often this is asked for.
    open func setNeedsLayout() { backingLayer.setNeedsLayout() }

    /// Lays out now what waits for layout in the view's tree.
    open func layoutIfNeeded() { backingLayer.layoutIfNeeded() }

    /// How far system bars and the screen's shape reach into the view from its edges, in points.
    open var safeAreaInsets: UIEdgeInsets { currentSafeAreaInsets }

    /// Called before layout after ``safeAreaInsets`` have changed. Does nothing here.
    open func safeAreaInsetsDidChange() {}

    // MARK: Events

    /// Whether the view and all inside it get touches. Default: true.
    open var isUserInteractionEnabled: Bool {
        get { flags.contains(.isUserInteractionEnabled) }
        set { flags.set(.isUserInteractionEnabled, newValue) }
    }

    /// Whether the view gets more than one touch at a time. Default: false.
    open var isMultipleTouchEnabled: Bool {
        get { flags.contains(.isMultipleTouchEnabled) }
        set { flags.set(.isMultipleTouchEnabled, newValue) }
    }

    /// Whether no other view of the window gets touches while this one has any. Default: false.
    open var isExclusiveTouch: Bool {
        get { flags.contains(.isExclusiveTouch) }
        set { flags.set(.isExclusiveTouch, newValue) }
    }

    /// The deepest view at a place, front to back; nil outside the bounds and where no touch is wanted.
    ///
    /// Views that are hidden, disabled for the user or fainter than 0.01 are passed over with all that is inside them.
    // apple: https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:)
    @objc(hitTest:withEvent:)
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }

    /// Whether a place, in the view's coordinates, is inside the view. Default: inside ``bounds``, right and bottom edge excluded.
    @objc(pointInside:withEvent:)
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// The recognisers that watch touches in the view and in all inside it; nil if there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { rare?.gestureRecognizers }
        set { replaceGestureRecognizers(newValue ?? []) }
    }

    /// Adds a recogniser, which leaves the view it was attached to.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

    /// Removes a recogniser; one that is at work is cancelled. Does nothing if it belongs to another view.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

    /// Whether a recogniser whose touches are in this view may begin. Default: true.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Makes the first responder inside the view resign.
    /// - Parameter force: whether its refusal is ignored.
    /// - Returns: whether there is none left.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool { endFirstResponder(force: force) }

    // MARK: Coordinates

    /// A point of this view's coordinates in those of another view; of the window if nil.
    @objc(convertPoint:toView:)
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
    @objc(convertPoint:fromView:)
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }
    /// A rectangle of this view's coordinates in those of another view; through a rotation, its bounding box.
    @objc(convertRect:toView:)
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
    @objc(convertRect:fromView:)
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }
    @objc(convertPoint:toCoordinateSpace:)
    open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, toSpace: coordinateSpace)
    }
    @objc(convertPoint:fromCoordinateSpace:)
    open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        convertPoint(point, fromSpace: coordinateSpace)
    }
    @objc(convertRect:toCoordinateSpace:)
    open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { convertRect(rect, toSpace: coordinateSpace) }
    @objc(convertRect:fromCoordinateSpace:)
    open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        convertRect(rect, fromSpace: coordinateSpace)
    }

    // MARK: Traits

    /// The traits in force for the view: those of its superview with its own ``overrideUserInterfaceStyle``.
    open var traitCollection: UITraitCollection { effectiveTraits }

    /// Light or dark for this view and all inside it; unspecified takes the superview's. Default: unspecified.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { rare?.overrideUserInterfaceStyle ?? .unspecified }
        set { changeOverrideStyle(newValue) }
    }

    /// Called after the traits have changed, before the next frame. Does nothing here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// What the content means for its layout direction. Default: unspecified.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    /// The direction in which the view's content is laid out.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

    // MARK: Accessibility

    /// A name for tests and scripts; never shown or read out. Default: nil.
    open var accessibilityIdentifier: String? {
        get { rare?.accessibility.identifier }
        set { ensureRare().accessibility.identifier = newValue }
    }

    /// What the view is called. Default: nil; labels and controls answer with their text.
    open var accessibilityLabel: String? {
        get { rare?.accessibility.label }
        set { ensureRare().accessibility.label = newValue }
    }

    /// What happens when the view is used. Default: nil.
    open var accessibilityHint: String? {
        get { rare?.accessibility.hint }
        set { ensureRare().accessibility.hint = newValue }
    }

    /// The value the view shows, as text. Default: nil.
    open var accessibilityValue: String? {
        get { rare?.accessibility.value }
        set { ensureRare().accessibility.value = newValue }
    }

    /// What the view is to assistive technologies. Default: none.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { rare?.accessibility.traits ?? .none }
        set { ensureRare().accessibility.traits = newValue }
    }

    /// Whether the view is an element of its own. Default: false; true for labels and controls.
    open var isAccessibilityElement: Bool {
        get { rare?.accessibility.isElement ?? false }
        set { ensureRare().accessibility.isElement = newValue }
    }

    // MARK: The layer's delegate

    @objc(drawLayer:inContext:)
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }
    open func layoutSublayers(of layer: CALayer) { performLayout() }
    @objc(actionForLayer:forKey:)
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(forKey: event) }

    // MARK: Overriding

    /// The controller of which this is the view, else the superview.
    open override var next: UIResponder? { controller ?? parent }
    @nonobjc override var containingWindow: UIWindow? { hostWindow }
    open nonisolated override var description: String {
        Thread.isMainThread ? MainActor.assumeIsolated { debugSummary } : super.description
    }
}
