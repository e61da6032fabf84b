import QuartzCore

@preconcurrency @MainActor @objc public protocol UIScrollViewDelegate: NSObjectProtocol {
    @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)
    @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    @objc(scrollViewWillEndDragging:withVelocity:targetContentOffset:) optional func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    @objc(scrollViewDidEndDragging:willDecelerate:) optional func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    @objc optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    @objc(viewForZoomingInScrollView:) optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
    @objc(scrollViewWillBeginZooming:withView:) optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    @objc(scrollViewDidEndZooming:withView:atScale:) optional func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    @objc optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

@preconcurrency @MainActor open class UIScrollView: UIView {
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Self(rawValue: 0.998), fast = Self(rawValue: 0.99)
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open weak var delegate: UIScrollViewDelegate?
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            bounds.origin = newValue
            delegate?.scrollViewDidScroll?(self)
        }
    }
    open var contentSize = CGSize.zero, contentInset = UIEdgeInsets.zero, scrollIndicatorInsets = UIEdgeInsets.zero
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero, horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    open var automaticallyAdjustsScrollIndicatorInsets = true
    open var isScrollEnabled = true, isPagingEnabled = false, isDirectionalLockEnabled = false, scrollsToTop = true
    open var bounces = true, alwaysBounceVertical = false, alwaysBounceHorizontal = false, bouncesZoom = true
    open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true, indicatorStyle = IndicatorStyle.default
    open var delaysContentTouches = true, canCancelContentTouches = true, keyboardDismissMode = KeyboardDismissMode.none
    open var zoomScale: CGFloat = 1, minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1
    open var decelerationRate = DecelerationRate.normal
    open var refreshControl: UIRefreshControl?
    open var adjustedContentInset: UIEdgeInsets { contentInset }
    open var isDragging: Bool { false }
    open var isTracking: Bool { false }
    open var isDecelerating: Bool { false }
    open var isZooming: Bool { false }
    open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
    open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
    open private(set) lazy var contentLayoutGuide = ownGuide("UIScrollView-contentLayoutGuide")
    open private(set) lazy var frameLayoutGuide = ownGuide("UIScrollView-frameLayoutGuide")
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
    open func zoom(to rect: CGRect, animated: Bool) {}
    open func flashScrollIndicators() {}
    open func adjustedContentInsetDidChange() {}
    open func touchesShouldCancel(in view: UIView) -> Bool { true }
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
}
