import QuartzCore

@preconcurrency @MainActor @objc public protocol UICoordinateSpace: NSObjectProtocol {
    var bounds: CGRect { get }
    @objc(convertPoint:toCoordinateSpace:) func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint
    @objc(convertPoint:fromCoordinateSpace:) func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint
    @objc(convertRect:toCoordinateSpace:) func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect
    @objc(convertRect:fromCoordinateSpace:) func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect
}
@preconcurrency @MainActor @objc public protocol UIDynamicItem: NSObjectProtocol {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
@preconcurrency @MainActor @objc public protocol UIAppearance: NSObjectProtocol {}
@preconcurrency @MainActor @objc public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
}
@preconcurrency @MainActor @objc public protocol UIFocusItem: NSObjectProtocol {
    var canBecomeFocused: Bool { get }
}

@preconcurrency @MainActor @objcMembers
open class UIView: UIResponder, UICoordinateSpace, UIDynamicItem, UIAppearance, UIAppearanceContainer, UITraitEnvironment,
    UIAccessibilityIdentification, UIFocusItem, CALayerDelegate, @preconcurrency NSCoding
{
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }
    public required init?(coder: NSCoder) { super.init() }
    public override convenience init() { self.init(frame: .zero) }
    open func encode(with coder: NSCoder) {}

    open class var layerClass: AnyClass { CALayer.self }
    open private(set) lazy var layer: CALayer = {
        let layer = makeLayer(Self.layerClass)
        layer.delegate = self
        return layer
    }()

    // Geometry
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    open var contentScaleFactor: CGFloat = 1
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self.point(inside: point, with: event) ? self : nil }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
    open func convert(_ point: CGPoint, to coordinateSpace: UICoordinateSpace) -> CGPoint { point }
    open func convert(_ point: CGPoint, from coordinateSpace: UICoordinateSpace) -> CGPoint { point }
    open func convert(_ rect: CGRect, to coordinateSpace: UICoordinateSpace) -> CGRect { rect }
    open func convert(_ rect: CGRect, from coordinateSpace: UICoordinateSpace) -> CGRect { rect }

    // Look and interaction
    open var backgroundColor: UIColor?, tintColor: UIColor! = UIColor.systemBlue, tintAdjustmentMode = TintAdjustmentMode.automatic
    open var alpha: CGFloat = 1, isHidden = false, isOpaque = true, clipsToBounds = false, contentMode = ContentMode.scaleToFill
    open var clearsContextBeforeDrawing = true, mask: UIView?
    open var tag = 0, restorationIdentifier: String?
    open var isUserInteractionEnabled = true, isMultipleTouchEnabled = false, isExclusiveTouch = false
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var traitCollection: UITraitCollection { .current }
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    open class func userInterfaceLayoutDirection(for attribute: UISemanticContentAttribute) -> UIUserInterfaceLayoutDirection {
        attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection { layoutDirection }
    open func tintColorDidChange() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open func draw(_ rect: CGRect) {}
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
    open func resizableSnapshotView(from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: UIEdgeInsets) -> UIView? { nil }
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }

    // Tree
    open internal(set) var subviews: [UIView] = []
    open internal(set) weak var superview: UIView?
    weak var controller: UIViewController?
    open override var next: UIResponder? { controller ?? superview }
    open var window: UIWindow? { self as? UIWindow ?? superview?.window }

    // Constraints
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open private(set) var layoutGuides: [UILayoutGuide] = []
    open var translatesAutoresizingMaskIntoConstraints = true, autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    var priorities: [String: UILayoutPriority] = [:]
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuides.removeAll { $0 === layoutGuide } }
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(in: self) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.hold(in: self) } }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { $0.isActive = false } }
    open class var requiresConstraintBasedLayout: Bool { false }
    open func setNeedsUpdateConstraints() {}
    open func needsUpdateConstraints() -> Bool { false }
    open func updateConstraintsIfNeeded() { updateConstraints() }
    open func updateConstraints() {}
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { priorities["hug\(axis)"] ?? .defaultLow }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities["hug\(axis)"] = priority
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities["resist\(axis)"] ?? .defaultHigh
    }
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities["resist\(axis)"] = priority
    }
    open var forFirstBaselineLayout: UIView { self }
    open var forLastBaselineLayout: UIView { self }
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    // Layout
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), preservesSuperviewLayoutMargins = false
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var insetsLayoutMarginsFromSafeArea = true
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open private(set) lazy var safeAreaLayoutGuide = ownGuide("UIViewSafeAreaLayoutGuide")
    open private(set) lazy var layoutMarginsGuide = ownGuide("UIViewLayoutMarginsGuide")
    open private(set) lazy var readableContentGuide = ownGuide("UIViewReadableContentGuide")
    open private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide()
    open func safeAreaInsetsDidChange() {}
    open func layoutMarginsDidChange() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() { layoutSubviews() }
    open func layoutSubviews() {}
    open class var noIntrinsicMetric: CGFloat { -1 }
    open class var layoutFittingCompressedSize: CGSize { .zero }
    open class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    open func invalidateIntrinsicContentSize() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { targetSize }

    // Anchors
    open var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
    open var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
    open var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
    open var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .firstBaseline) }
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }
    open var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
    open var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }

    // Gestures and interactions
    open var gestureRecognizers: [UIGestureRecognizer]?
    open var interactions: [UIInteraction] = []
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func addInteraction(_ interaction: UIInteraction) { interactions.append(interaction) }
    open func removeInteraction(_ interaction: UIInteraction) { interactions.removeAll { $0 === interaction } }
    open var canBecomeFocused: Bool { false }
    open var isFocused: Bool { false }
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }

    // Hooks of the tree
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }
    open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
    open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
    open func removeFromSuperview() { leaveSuperview() }
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
}
