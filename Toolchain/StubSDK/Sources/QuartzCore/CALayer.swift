@_exported import CoreGraphics
@_exported import ObjCRuntime

@objc public protocol CAAction {
    @objc(runActionForKey:object:arguments:) func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

@objc public protocol CALayerDelegate: NSObjectProtocol {
    @objc(displayLayer:) optional func display(_ layer: CALayer)
    @objc(drawLayer:inContext:) optional func draw(_ layer: CALayer, in ctx: CGContext)
    @objc optional func layerWillDraw(_ layer: CALayer)
    @objc(layoutSublayersOfLayer:) optional func layoutSublayers(of layer: CALayer)
    @objc(actionForLayer:forKey:) optional func action(for layer: CALayer, forKey event: String) -> CAAction?
}

@objcMembers open class CALayer: UIObject {
    public override init() { super.init() }
    public init(layer: Any) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open weak var delegate: CALayerDelegate?
    open var name: String?

    // Geometry
    open var position: CGPoint = .zero
    open var bounds: CGRect = .zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity
    open var frame: CGRect {
        get {
            CGRect(
                x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
                width: bounds.width, height: bounds.height)
        }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
        }
    }
    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    open func hitTest(_ p: CGPoint) -> CALayer? { nil }
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r }

    // Look
    open var isHidden = false, isOpaque = false, masksToBounds = false, isDoubleSided = true, isGeometryFlipped = false
    open var opacity: Float = 1
    open var backgroundColor: CGColor?, borderColor: CGColor?
    open var borderWidth: CGFloat = 0, cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var cornerCurve = CALayerCornerCurve.circular
    open var shadowColor: CGColor?, shadowPath: CGPath?
    open var shadowOpacity: Float = 0, shadowRadius: CGFloat = 3, shadowOffset = CGSize(width: 0, height: -3)
    open var contents: Any?, contentsGravity = CALayerContentsGravity.resize, contentsScale: CGFloat = 1
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1), contentsFormat = CALayerContentsFormat.RGBA8Uint
    open var minificationFilter = CALayerContentsFilter.linear, magnificationFilter = CALayerContentsFilter.linear
    open var rasterizationScale: CGFloat = 1, shouldRasterize = false, drawsAsynchronously = false
    open var allowsEdgeAntialiasing = false, allowsGroupOpacity = true, edgeAntialiasingMask: CAEdgeAntialiasingMask = []
    open var needsDisplayOnBoundsChange = false
    open var mask: CALayer?

    // Tree
    open var sublayers: [CALayer]?
    open weak var superlayer: CALayer?
    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0)
    }
    open func replaceSublayer(_ old: CALayer, with new: CALayer) {
        insertSublayer(new, above: old)
        old.removeFromSuperlayer()
    }
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }
    private func insert(_ layer: CALayer, at index: Int) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(index, all.count))
        sublayers = all
        layer.superlayer = self
    }

    // Display and layout
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ r: CGRect) {}
    open func displayIfNeeded() {}
    open func display() { delegate?.display?(self) }
    open func draw(in ctx: CGContext) { delegate?.draw?(self, in: ctx) }
    open func render(in ctx: CGContext) {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() { layoutSublayers() }
    open func layoutSublayers() { delegate?.layoutSublayers?(of: self) }
    open func preferredFrameSize() -> CGSize { bounds.size }
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // Animation
    open var actions: [String: CAAction]?
    open var speed: Float = 1, timeOffset: CFTimeInterval = 0, beginTime: CFTimeInterval = 0, duration: CFTimeInterval = 0
    open var repeatCount: Float = 0, autoreverses = false, fillMode = CAMediaTimingFillMode.removed
    var animations: [String: CAAnimation] = [:]
    open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }
    open func removeAllAnimations() { animations = [:] }
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : Array(animations.keys) }
    open func action(forKey event: String) -> CAAction? { delegate?.action?(for: self, forKey: event) ?? nil }
    open class func defaultAction(forKey event: String) -> CAAction? { nil }
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
    open func presentation() -> Self? { nil }
    open func model() -> Self { self }
}
