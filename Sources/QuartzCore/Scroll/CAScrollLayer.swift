/// A layer that shows a part of its sublayers, and can scroll to another part.
///
/// Scrolling moves the origin of the bounds, so it animates like them. The layer knows nothing of touches, and cuts nothing
/// off unless it masks to its bounds.
// apple: https://developer.apple.com/documentation/quartzcore/cascrolllayer
open class CAScrollLayer: CALayer {
    /// Default: `both`.
    open var scrollMode = CAScrollLayerScrollMode.both

    public override init() {
        super.init()
    }

    /// A layer from an archive, in which layers have no properties here: one as it is made.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let original = layer as? CAScrollLayer { scrollMode = original.scrollMode }
    }

    /// Brings a point of the layer's coordinates to the origin of what is shown.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds.origin = origin
    }

    /// Scrolls as little as shows a rectangle; one that is larger than the layer is shown from its beginning.
    open func scroll(to r: CGRect) {
        func start(_ shown: CGFloat, _ length: CGFloat, _ wanted: CGFloat, _ wantedLength: CGFloat) -> CGFloat {
            if wanted < shown || wantedLength > length { return wanted }
            return max(shown, wanted + wantedLength - length)
        }
        scroll(
            to: CGPoint(
                x: start(bounds.minX, bounds.width, r.minX, r.width), y: start(bounds.minY, bounds.height, r.minY, r.height)))
    }
}

extension CALayer {
    /// Makes the nearest ``CAScrollLayer`` above show a point of this layer at its origin. Does nothing where there is none.
    public func scroll(_ p: CGPoint) {
        guard let scroller = scrollLayerAbove else { return }
        scroller.scroll(to: convert(p, to: scroller))
    }

    /// Makes the nearest ``CAScrollLayer`` above scroll as little as shows a rectangle of this layer.
    public func scrollRectToVisible(_ r: CGRect) {
        guard let scroller = scrollLayerAbove else { return }
        scroller.scroll(to: convert(r, to: scroller))
    }

    /// The part of the bounds that lies within what the ``CAScrollLayer``s above show.
    public var visibleRect: CGRect {
        var visible = bounds
        var next = scrollLayerAbove
        while let scroller = next {
            visible = visible.overlap(with: convert(scroller.bounds, from: scroller))
            next = scroller.scrollLayerAbove
        }
        return visible.isNull ? .zero : visible
    }

    private var scrollLayerAbove: CAScrollLayer? {
        var next = superlayer
        while let layer = next {
            if let scroller = layer as? CAScrollLayer { return scroller }
            next = layer.superlayer
        }
        return nil
    }
}
