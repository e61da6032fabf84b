import Foundation
@_spi(ForasteroInternal) public import QuartzCore

/// A rectangle on the screen that draws, lays out its subviews and receives events.
///
/// Geometry and appearance live in the view's ``layer``; the view adds the hierarchy's callbacks, events, traits and tint.
// apple: https://developer.apple.com/documentation/uikit/uiview
// Further members are in `UIView+….swift`. What is `@objc open` there can be overridden like what is here.
@preconcurrency @MainActor @objcMembers
open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, _ObjCKeyPathNaming, @preconcurrency NSCoding,
    @MainActor CALayerDelegate
{
    package nonisolated(unsafe) let backingLayer: CALayer
    // optimization: other modules of ours see what is unchecked, so the compiler cannot prove what it proved of what only this one saw:
    // that nobody reads while somebody writes. The checks would take more time than the accesses.
    /// Back to front, the same order as the views' layers have among ``backingLayer``'s sublayers.
    @exclusivity(unchecked) package final nonisolated(unsafe) var children: [UIView] = []
    // optimization: a search by tag reads this and the subviews, so that they lie side by side in memory.
    final nonisolated(unsafe) var ownTag = 0
    // optimization: weak references would double the cost of a view; `deinit` clears these instead. One that nobody counts lets a way up the
    // tree pass without counting either.
    @nonobjc final nonisolated(unsafe) var parentLink: Unmanaged<UIView>?
    @nonobjc package final nonisolated var parent: UIView? {
        get { parentLink?.takeUnretainedValue() }
        set { parentLink = newValue.map { Unmanaged.passUnretained($0) } }
    }
    @nonobjc package final nonisolated(unsafe) var windowLink: Unmanaged<UIWindow>?
    @nonobjc package final nonisolated var hostWindow: UIWindow? {
        get { windowLink?.takeUnretainedValue() }
        set { windowLink = newValue.map { Unmanaged.passUnretained($0) } }
    }
    @exclusivity(unchecked) package final var flags: ViewFlags = .initial
    /// The traits of the screen that the view was notified of last, while it is in no window and no superview.
    var traitVersion: UInt32 = 0
    /// The properties that few views have.
    @exclusivity(unchecked) package final nonisolated(unsafe) var rare: RareViewState?
    // optimization: many views have a background and nothing else that is rare; this saves them the memory of the rest, and its making.
    final var ownBackgroundColor: UIColor?

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
        ViewCoders.shared.decode(self, from: coder)
    }

    /// Writes the view and the views inside to an archive, under the keys of compiled nibs. Overriders call super.
    @objc(encodeWithCoder:)
    open func encode(with coder: NSCoder) { ViewCoders.shared.encode(self, to: coder) }

    /// The views inside that belong into an archive: those that the view does not make itself. Default: all.
    @_spi(ForasteroInternal)
    @nonobjc open var archivedSubviews: [UIView] { children }

    /// The content mode of a view whose archive has the given one. Default: that.
    @_spi(ForasteroInternal)
    @nonobjc open func contentMode(archivedAs mode: UIView.ContentMode) -> UIView.ContentMode { mode }

    /// A view of no size at the origin.
    @preconcurrency @MainActor public convenience override init() { self.init(frame: .zero) }

    deinit {
        if ownTag != 0 { TaggedViews.change(of: self, from: ownTag, to: 0) }
        backingLayer.loseOwner()
        rare?.layout?.reference?.leave()
        if !children.isEmpty { UIView.detach(children) }
    }

    /// The class of ``layer``: ``CALayer`` or a subclass of it. Asked once for each view. Default: `CALayer`.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that holds the view's geometry and its picture; the view is its delegate.
    open var layer: CALayer { backingLayer }

    // MARK: Stored

    // The stored properties of other files of this class, which an extension cannot hold.

    /// How the view follows its superview's size. Default: none.
    open dynamic var autoresizingMask: UIView.AutoresizingMask = []

    /// How the picture is fitted to the bounds when they change. Default: ``ContentMode/scaleToFill``.
    open dynamic var contentMode: UIView.ContentMode = .scaleToFill {
        didSet { if contentMode != oldValue { contentModeDidChange() } }
    }

    /// The meaning of the content for its layout direction. Default: unspecified.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            setNeedsLayout()
            constraintRoleDidChange()
        }
    }

    // MARK: Hierarchy

    /// The view that holds this one; nil when there is none.
    open var superview: UIView? { parent }

    /// The views inside, back to front. A copy: the hierarchy may be changed while it is iterated over.
    open var subviews: [UIView] { children }

    /// The window in whose tree the view is; nil when it is in none.
    open var window: UIWindow? { hostWindow }

    /// Puts a view on top of all others inside. It leaves its former superview; a view that is inside already comes to the front.
    open func addSubview(_ view: UIView) { insert(view, at: .front) }

    /// Puts a view at a position among the layers inside; too large an index means on top.
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

    /// Returns true if the view is the given one or inside it.
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

    /// True if the view keeps a touch from its beginning, also where the touch could become a drag of an enclosing scroll view.
    @_spi(ForasteroInternal)
    @nonobjc open var takesTouchesAtOnce: Bool { false }

    /// The properties that ``UIAppearance`` can set for the class.
    @_spi(ForasteroInternal)
    @nonobjc open var appearanceProperties: [AppearanceProperty] { Self.viewAppearanceProperties }

    // MARK: Tags

    /// A number of the app's choice. Default: 0.
    open dynamic var tag: Int {
        get { ownTag }
        set {
            guard newValue != ownTag else { return }
            TaggedViews.change(of: self, from: ownTag, to: newValue)
            ownTag = newValue
        }
    }

    /// The first view with a tag: the receiver, then those inside, depth first, each before what is inside it, back to front.
    open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

    // MARK: The layer's delegate

    /// Gives the layer its contents: draws into it if the class overrides ``draw(_:)``. An override replaces that.
    // apple: https://developer.apple.com/documentation/quartzcore/calayerdelegate/display(_:)
    @nonobjc open func display(_ layer: CALayer) { displayByDrawing(layer) }
    @objc(drawLayer:inContext:)
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContent(in: ctx) }
    open func layoutSublayers(of layer: CALayer) { performLayout() }
    @objc(actionForLayer:forKey:)
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(forKey: event) }

    // MARK: For scroll views

    /// Called after ``bounds`` have changed, whoever changed them. Does nothing here.
    @nonobjc func boundsDidChange(from oldBounds: CGRect) {}
    /// Called before ``safeAreaInsetsDidChange()``. Does nothing here.
    @nonobjc func safeAreaDidChange() {}
    /// Called after constraints have changed the size of the view, once its position is set. Does nothing here.
    @nonobjc func didTakeFrame() {}
    /// The edges of this view's safe area that the views inside still have to keep clear of. Default: all.
    @nonobjc func safeAreaLeft(of insets: UIEdgeInsets) -> UIEdgeInsets { insets }
    /// Returns true if the views inside may have other insets after this layout than before. Default: true.
    @nonobjc func mayHavePassedOnOtherInsets() -> Bool { true }

    // MARK: For stack views

    /// Called after a view inside has been hidden or shown. Does nothing here.
    @_spi(ForasteroInternal)
    @nonobjc open func visibilityDidChange(of subview: UIView) {}

    // MARK: For constraints

    /// The font by which the distance to a text above goes. Default: nil.
    @_spi(ForasteroInternal)
    @nonobjc open var baselineFont: UIFont? { nil }
    /// Where the first and the last line of text stand. Default: nil, which is at the edges.
    @_spi(ForasteroInternal)
    @nonobjc open var textBaselines: TextBaselines? { nil }
    /// How much the class resists growing beyond its content. Default: 250 both ways.
    @_spi(ForasteroInternal)
    @nonobjc open var standardHugging: CGSize { CGSize(width: 250, height: 250) }
    /// True if the height of the content depends on the width that the view gets.
    @_spi(ForasteroInternal)
    @nonobjc open var wrapsContent: Bool { false }
    /// The width at which ``intrinsicContentSize`` wraps, where ``wrapsContent`` says that it does; 0 is none.
    @_spi(ForasteroInternal)
    @nonobjc open var wrapWidth: CGFloat {
        get { 0 }
        set {}
    }
    /// True if the view has content of a size of its own, which constraints of the views inside refer to. Default: false.
    @nonobjc package var hasScrolledContent: Bool { false }
    /// How large that content is. Default: zero, and setting it does nothing.
    @nonobjc var scrolledContentSize: CGSize {
        get { .zero }
        set {}
    }

    // MARK: For windows

    /// A point of the coordinates of a topmost view in those of its screen. Default: the same.
    @nonobjc func pointOnScreen(from point: CGPoint) -> CGPoint { point }
    /// A point of the screen in the coordinates of a topmost view. Default: the same.
    @nonobjc func pointOffScreen(from point: CGPoint) -> CGPoint { point }

    /// The margins that subviews with `preservesSuperviewLayoutMargins` keep. Default: ``layoutMargins``.
    @_spi(ForasteroInternal)
    @nonobjc open var marginsForSubviews: UIEdgeInsets { layoutMargins }

    // MARK: For descriptions and archives

    /// The text that the view shows, for ``debugSummary``. Default: nil.
    @_spi(ForasteroInternal)
    @nonobjc open var describedText: String? { nil }
    /// The text that ``description`` adds behind the layer, in UIKit's words. Default: none.
    @_spi(ForasteroInternal)
    @nonobjc open var describedDetails: [String] { [] }
    /// The class whose setters do no more for geometry than those of a plain view. A class that says nothing inherits that of its
    /// superclass, which is not its own.
    @_spi(ForasteroInternal)
    @nonobjc open class var plainClass: AnyClass { UIView.self }

    // MARK: For key-value observing

    @nonobjc open class var _objcKeyPathNames: [AnyKeyPath: String] {
        [
            \UIView.frame: "frame", \UIView.bounds: "bounds", \UIView.center: "center", \UIView.transform: "transform",
            \UIView.alpha: "alpha", \UIView.backgroundColor: "backgroundColor", \UIView.tintColor: "tintColor",
            \UIView.isUserInteractionEnabled: "userInteractionEnabled",
        ]
    }

    // MARK: Overriding

    /// The controller of which this is the view, else the superview.
    open override var next: UIResponder? { owningController ?? parent }
    @nonobjc override var containingWindow: UIWindow? { hostWindow?.responderWindow }
    open nonisolated override var description: String {
        Thread.isMainThread ? MainActor.assumeIsolated { fullSummary } : super.description
    }

    // MARK: For the focus of a hardware keyboard

    /// Says whether Tab goes to the view and what is inside as one. Default: false; lists and texts say yes.
    @_spi(ForasteroInternal)
    @nonobjc open var isFocusGroup: Bool { false }
    /// True if the view is a list, whose items come and go as it scrolls. Default: false.
    @_spi(ForasteroInternal)
    @nonobjc open var isFocusList: Bool { false }
    /// True if the view handles Tab itself while it is first responder. Default: where it takes text.
    @_spi(ForasteroInternal)
    @nonobjc open var keepsTabKey: Bool { self is any UIKeyInput }
    /// The item of a list that had the focus last, brought into sight. Default: nil.
    @_spi(ForasteroInternal)
    @nonobjc open var focusItemToRestore: UIView? { nil }
    /// Where an arrow key leads from a view inside. Default: it is no list.
    @_spi(ForasteroInternal)
    @nonobjc open func focusStep(from item: UIView, heading: UIFocusHeading) -> FocusStep { .free }
    /// Return or Space was pressed while the view has the focus. Returns whether that means something. Default: false.
    @_spi(ForasteroInternal)
    @nonobjc open func performFocusAction() -> Bool { false }
    /// The view has got or lost the focus. Here: shows or hides a ring.
    @_spi(ForasteroInternal)
    @nonobjc open func focusDidChange(to isFocused: Bool) { FocusRing.show(isFocused, in: self) }
    /// Shows or hides the ring, for those whose look depends.
    @_spi(ForasteroInternal)
    @nonobjc public final func showFocusRing(_ isOn: Bool) { FocusRing.show(isOn, in: self) }

    // MARK: Kept state

    /// Writes what the view shows, for a view with a ``restorationIdentifier`` in a controller with one. Does nothing here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Reads what the view showed. Does nothing here.
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Accessibility

    /// True if the view and its texts are one element, and only the controls inside are elements of their own, as in a row of a
    /// table. Default: false.
    @_spi(ForasteroInternal)
    @nonobjc open var isSpokenAsOne: Bool { false }

    /// True if the elements inside are read one after the other without the app's asking for it, as in a list or a bar. Default: false.
    @_spi(ForasteroInternal)
    @nonobjc open var keepsElementsTogether: Bool { false }

    /// The kind of view, for assistive technologies; nil where its traits say enough. Default: nil.
    @_spi(ForasteroInternal)
    @nonobjc open var spokenRole: SpokenRole? { nil }
    /// The number that the view shows; nil where it shows none. Default: nil.
    @_spi(ForasteroInternal)
    @nonobjc open var spokenAmount: SpokenAmount? { nil }
    /// Where the view stands among its like; nil where that says nothing. Default: nil.
    @_spi(ForasteroInternal)
    @nonobjc open var spokenPlace: SpokenPlace? { nil }
    /// True if several of the elements inside can be chosen. Default: false.
    @_spi(ForasteroInternal)
    @nonobjc open var choosesSeveral: Bool { false }
}
