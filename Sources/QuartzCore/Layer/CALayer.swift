/// A rectangle on the screen that shows colour, a picture or what it draws, and holds other layers.
///
/// Layers form a tree. Changes are shown together, at the end of the present turn of the run loop. A layer that is shown
/// by a screen belongs to the main thread; others may be used by one thread at a time. All lengths are in points and all
/// coordinates grow to the right and downwards.
// apple: https://developer.apple.com/documentation/quartzcore/calayer
open class CALayer: UIObject {
    /// The model: what the properties below were set to.
    final var values = LayerValues()
    final var flags = LayerFlags.fresh
    /// Where the layer stood among its superlayer's ``children`` when somebody looked last.
    final var lastKnownIndex: Int32 = 0
    /// Among the children: all that a pass has work with, since the last commit.
    final var childrenWithWork = IndexSpan()
    final var children: [CALayer] = []
    /// The values that few layers have; nil for the others.
    final var extras: LayerExtras?
    /// The layer above. It takes itself off its sublayers when it dies.
    final var parent: CALayer? {
        get { parentLink?.takeUnretainedValue() }
        set { parentLink = newValue.map { Unmanaged.passUnretained($0) } }
    }
    // optimization: the way up to the root passes layers without counting references to them.
    final private(set) var parentLink: Unmanaged<CALayer>?
    /// Set on all layers of a tree that is shown. The host takes itself off the tree when it dies.
    final unowned(unsafe) var host: LayerHost?
    /// The delegate, when it is one of ours; see ``LayerOwner`` for why this is safe.
    final unowned(unsafe) var owner: (any LayerOwner)?
    /// The committed state of this layer; nil until it is first shown.
    final var node: RenderNode?

    /// A layer of no size at the origin, which shows nothing.
    public override init() { super.init() }

    /// A copy of a layer's properties, for showing an animation; never called by applications.
    /// Subclasses with properties of their own override it to copy them. `layer` has the class of the receiver.
    // apple: https://developer.apple.com/documentation/quartzcore/calayer/init(layer:)
    public init(layer: Any) {
        super.init()
        flags = [.isCopy]
        if let original = layer as? CALayer { copyState(of: original) }
    }

    /// A layer from an archive, in which layers have no properties here: one of no size at the origin.
    // apple: https://developer.apple.com/documentation/quartzcore/calayer
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        for child in children { child.parent = nil }
        extras?.mask?.parent = nil
        leaveReference()
    }

    /// The copy of the tree that shows the animations as they stand now; nil when the layer was never shown.
    /// Made afresh by each call; changing it has no effect.
    open func presentation() -> Self? { makePresentation() }

    /// The layer whose copy this is; the receiver itself when it is not a copy.
    open func model() -> Self { modelLayer() }

    /// The value that a property has in a new layer; nil for properties that nobody knows.
    open class func defaultValue(forKey key: String) -> Any? { standardValue(forKey: key) }

    /// Returns true if drawing depends on the property, so that changing it calls ``setNeedsDisplay()``. Default: false.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Geometry

    /// The visible part of the layer's own coordinates. Default: empty.
    /// Changing the size asks for layout. The layer grows and shrinks about ``position``. Animatable.
    /// - Precondition: no number is NaN.
    open var bounds: CGRect {
        get { values.bounds }
        set { setBounds(newValue) }
    }

    /// Where the anchor point lies in the superlayer. Default: the origin. Animatable.
    /// - Precondition: no number is NaN.
    open var position: CGPoint {
        get { values.position }
        set { setPosition(newValue) }
    }

    /// The point of the layer that is at ``position``, and that ``transform`` turns about, in fractions of the bounds.
    /// Default: (0.5, 0.5), the centre. Setting it moves the layer. Animatable.
    open var anchorPoint: CGPoint {
        get { values.anchorPoint }
        set { set(\.anchorPoint, to: newValue, .anchorPoint) }
    }

    /// Layers with a higher number are shown in front of their siblings. Default: 0. Animatable.
    open var zPosition: CGFloat {
        get { values.zPosition }
        set { set(\.zPosition, to: newValue, .zPosition) }
    }

    /// Applied to the layer about its anchor point. Default: the identity. Animatable.
    open var transform: CATransform3D {
        get { values.rare.transform }
        set { setRare(\.transform, to: newValue, .transform) }
    }

    /// Applied to all sublayers about the layer's anchor point, mostly for perspective. Default: the identity. Animatable.
    open var sublayerTransform: CATransform3D {
        get { values.rare.sublayerTransform }
        set { setRare(\.sublayerTransform, to: newValue, .sublayerTransform) }
    }

    /// The smallest rectangle of the superlayer that holds the layer.
    /// Computed from the other properties. Setting it sets ``position`` and the size of ``bounds``. Not animatable itself.
    open var frame: CGRect {
        get { computeFrame() }
        set { setFrame(newValue) }
    }

    /// Neither the layer nor its sublayers are shown. Default: false. Animatable.
    open var isHidden: Bool {
        get { values.switches.contains(.hidden) }
        set { setSwitch(.hidden, to: newValue, .hidden) }
    }

    /// True if sublayers are cut off at the bounds and the rounded corners. Default: false.
    open var masksToBounds: Bool {
        get { values.switches.contains(.masksToBounds) }
        set { setSwitch(.masksToBounds, to: newValue, .masksToBounds) }
    }

    // MARK: Tree

    /// The layer above; nil at the root of a tree.
    open var superlayer: CALayer? { parent }

    /// The layers within this one, the hindmost first; nil when there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set { replaceSublayers(with: newValue ?? []) }
    }

    /// Takes the layer out of its superlayer, or off the layer that it masks.
    open func removeFromSuperlayer() { detachFromParent() }

    /// Puts a layer in front of all others in this one, wherever it was before.
    /// - Precondition: `layer` does not hold the receiver.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

    /// Inserts a layer at an index of ``sublayers``; indexes beyond either end count as the end.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

    /// Puts a layer right behind another; behind all when the other is not in this layer.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, behind: sibling) }

    /// Puts a layer right in front of another; in front of all when the other is not in this layer.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, inFrontOf: sibling) }

    /// Replaces a sublayer by another layer. Does nothing when the former is not in this layer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

    /// A layer whose alpha decides how much of this one is seen. It belongs to no other layer. Default: nil.
    open var mask: CALayer? {
        get { extras?.mask }
        set { setMask(newValue) }
    }

    // MARK: Coordinates

    /// A point of another layer's coordinates in this one's; nil stands for the root of the tree.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { convertPoint(p, from: l ?? rootLayer, to: self) }
    /// A point of this layer's coordinates in another one's; nil stands for the root of the tree.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { convertPoint(p, from: self, to: l ?? rootLayer) }

    /// The smallest rectangle around what another layer's rectangle is in this one.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { convertRect(r, from: l ?? rootLayer, to: self) }
    /// The smallest rectangle around what this layer's rectangle is in another one.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { convertRect(r, from: self, to: l ?? rootLayer) }

    /// The foremost layer, this one or one below it, that contains a point of the superlayer.
    open func hitTest(_ p: CGPoint) -> CALayer? { findLayer(at: p) }

    /// Returns true if a point of the layer's own coordinates lies in its bounds.
    open func contains(_ p: CGPoint) -> Bool { values.bounds.contains(p) }

    // MARK: Contents

    /// The picture that the layer shows, mostly a `CGImage`. Default: nil. Animatable.
    open var contents: Any? {
        get { values.contents }
        set { setContents(newValue) }
    }

    /// The part of the contents that is shown, in fractions of it. Default: all of it. Animatable.
    open var contentsRect: CGRect {
        get { values.rare.contentsRect }
        set { setRare(\.contentsRect, to: newValue, .contentsRect) }
    }

    /// The part of the contents that is stretched when it is resized, in fractions; what lies around it keeps its size.
    ///
    /// Default: all of it. Animatable.
    open var contentsCenter: CGRect {
        get { values.rare.contentsCenter }
        set { setRare(\.contentsCenter, to: newValue, .contentsCenter) }
    }

    /// Default: `resize`.
    open var contentsGravity: CALayerContentsGravity {
        get { values.rare.contentsGravity }
        set { setRare(\.contentsGravity, to: newValue, .contentsGravity) }
    }

    /// Pixels of the contents for a point, and of what the layer draws. Default: 1. Animatable.
    open var contentsScale: CGFloat {
        get { values.contentsScale }
        set { set(\.contentsScale, to: newValue, .contentsScale) }
    }

    /// A promise that what the layer draws covers its bounds without alpha. Default: false.
    open var isOpaque: Bool {
        get { values.switches.contains(.opaque) }
        set { setSwitch(.opaque, to: newValue, .opaque) }
    }

    // MARK: Appearance

    /// Shown behind the contents. Default: nil. Animatable.
    open var backgroundColor: CGColor? {
        get { values.backgroundColor }
        set { set(\.backgroundColor, to: newValue, .backgroundColor) }
    }

    /// In points. Rounds background and border; contents and sublayers too when ``masksToBounds``. Default: 0. Animatable.
    open var cornerRadius: CGFloat {
        get { values.cornerRadius }
        set { set(\.cornerRadius, to: newValue, .cornerRadius) }
    }

    /// The corners that are rounded. Default: all.
    open var maskedCorners: CACornerMask {
        get { values.rare.maskedCorners }
        set { setRare(\.maskedCorners, to: newValue, .maskedCorners) }
    }

    /// Default: `circular`.
    open var cornerCurve: CALayerCornerCurve {
        get { values.rare.cornerCurve }
        set { setRare(\.cornerCurve, to: newValue, .cornerCurve) }
    }

    /// In points, inside the bounds and in front of contents and sublayers. Default: 0. Animatable.
    open var borderWidth: CGFloat {
        get { values.rare.borderWidth }
        set { setRare(\.borderWidth, to: newValue, .borderWidth) }
    }

    /// Default: opaque black. Animatable.
    open var borderColor: CGColor? {
        get { values.rare.borderColor }
        set { setRare(\.borderColor, to: newValue, .borderColor) }
    }

    /// From 0, invisible, to 1; other values count as the nearest of these. Applies to sublayers too. Default: 1. Animatable.
    open var opacity: Float {
        get { values.opacity }
        set { set(\.opacity, to: newValue, .opacity) }
    }

    /// Default: opaque black. Animatable.
    open var shadowColor: CGColor? {
        get { values.rare.shadowColor }
        set { setRare(\.shadowColor, to: newValue, .shadowColor) }
    }

    /// From 0 to 1. Default: 0, no shadow. Animatable.
    open var shadowOpacity: Float {
        get { values.rare.shadowOpacity }
        set { setRare(\.shadowOpacity, to: newValue, .shadowOpacity) }
    }

    /// In points. Default: (0, -3). Animatable.
    open var shadowOffset: CGSize {
        get { values.rare.shadowOffset }
        set { setRare(\.shadowOffset, to: newValue, .shadowOffset) }
    }

    /// How far the shadow's edge is blurred, in points. Default: 3. Animatable.
    open var shadowRadius: CGFloat {
        get { values.rare.shadowRadius }
        set { setRare(\.shadowRadius, to: newValue, .shadowRadius) }
    }

    /// The outline that throws the shadow, in the layer's coordinates; nil for that of the layer itself. Animatable.
    open var shadowPath: CGPath? {
        get { values.rare.shadowPath }
        set { setRare(\.shadowPath, to: newValue?.immutable, .shadowPath) }
    }

    // MARK: Drawing

    /// Asks for ``display()`` before the next frame.
    open func setNeedsDisplay() { setNeedsDisplay(bounds) }

    /// Asks for ``display()`` of a part of the bounds. The rest of what was drawn is kept.
    open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(in: r) }

    /// Returns true if ``display()`` has been asked for and not been called.
    open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }

    /// Draws at once what was asked for. Nothing happens when nothing was.
    open func displayIfNeeded() { displayNow() }

    /// Draws the layer and all below it into a context, in the layer's coordinates.
    ///
    /// Shows the model, not the animations, and the layer whether it is in a tree or not. Layers that wait for being drawn
    /// are drawn first.
    open func render(in ctx: CGContext) { draw(treeIn: ctx) }

    /// True if the layer is drawn again when its size changes. Default: false.
    open var needsDisplayOnBoundsChange: Bool {
        get { values.switches.contains(.needsDisplayOnBoundsChange) }
        set { values.switches.set(.needsDisplayOnBoundsChange, newValue) }
    }

    /// Gives the layer its ``contents``: lets the delegate set them, or else draws through ``draw(in:)``.
    ///
    /// Not to be called by applications; see ``setNeedsDisplay()``.
    open func display() { displayContents() }

    /// Draws the layer, in its own coordinates. The default lets the delegate do it.
    open func draw(in ctx: CGContext) { drawThroughDelegate(in: ctx) }

    // MARK: Layout

    /// Asks for ``layoutSublayers()`` before the next frame.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Returns true if layout has been asked for and not been done.
    open func needsLayout() -> Bool { flags.contains(.needsLayout) }

    /// Lays out now what waits for layout, from the topmost such layer above this one downwards.
    open func layoutIfNeeded() { layOutNow() }

    /// Lays out the sublayers. The default lets the delegate do it.
    open func layoutSublayers() { layOutThroughDelegate() }

    /// The size in which the layer would like to be. The default is the size of the bounds.
    open func preferredFrameSize() -> CGSize { bounds.size }

    // MARK: Actions and animations

    /// Not kept alive. Default: nil.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? extras?.delegate }
        set { setDelegate(newValue) }
    }

    /// The action when the property or the event `key` changes.
    ///
    /// Asks the delegate, then ``actions``, then ``defaultAction(forKey:)``; the first answer counts, and `NSNull` ends
    /// the search with nil. Where none of them answers, a property that is animatable gives a basic animation.
    open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

    /// The action of last resort. Default: nil.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

    /// Starts an animation with the next frame. The layer takes a copy of it.
    /// - Parameter key: an animation that was added under the same key is replaced; nil never replaces one.
    open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key: key) }

    /// Ends all animations early. What they animated jumps to its value in the model.
    open func removeAllAnimations() { removeAnimations { _ in true } }

    /// Ends an animation early. What it animated jumps to its value in the model.
    open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

    /// The keys of the animations that run or wait, oldest first; nil when there are none.
    open func animationKeys() -> [String]? { currentAnimationKeys }

    /// The animation as it runs, not to be changed.
    open func animation(forKey key: String) -> CAAnimation? { currentAnimation(forKey: key) }

    /// The layer's time runs otherwise than before. Does nothing here.
    func timingDidChange() {}
    /// The layer has come into a tree that is shown, or left it. Does nothing here.
    func hostDidChange() {}

    // MARK: Key-value coding

    /// The value of a property, of a part of one such as "transform.rotation.z", or what was stored under a key of one's own.
    open override func value(forKeyPath path: String) -> Any? { animatableValue(atKeyPath: path)?.object ?? super.value(forKeyPath: path) }

    open override func setValue(_ value: Any?, forKeyPath path: String) {
        if !setProperty(atKeyPath: path, to: value) { super.setValue(value, forKeyPath: path) }
    }

    open override func value(forKey key: String) -> Any? { animatableValue(atKeyPath: key)?.object ?? super.value(forKey: key) }

    open override func setValue(_ value: Any?, forKey key: String) {
        if !setProperty(atKeyPath: key, to: value) { super.setValue(value, forKey: key) }
    }

    /// Keys that no property has are stored with the layer.
    open override func value(forUndefinedKey key: String) -> Any? { extras?.keyedValues[key] }

    open override func setValue(_ value: Any?, forUndefinedKey key: String) { extrasForWriting.keyedValues[key] = value }

    open override var description: String { debugSummary }
}
