// Properties that no subclass has a reason to override.
extension CALayer {
    /// How far the anchor point lies behind the layer, in points. Default: 0. Animatable.
    public var anchorPointZ: CGFloat {
        get { values.rare.anchorPointZ }
        set { setRare(\.anchorPointZ, to: newValue, .anchorPointZ) }
    }

    /// ``transform``, when it stays within the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// Sets ``transform`` to one within the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Default: `linear`.
    public var minificationFilter: CALayerContentsFilter {
        get { values.rare.minificationFilter }
        set { setRare(\.minificationFilter, to: newValue, .minificationFilter) }
    }

    /// Default: `linear`.
    public var magnificationFilter: CALayerContentsFilter {
        get { values.rare.magnificationFilter }
        set { setRare(\.magnificationFilter, to: newValue, .magnificationFilter) }
    }

    /// A hint that layer and sublayers may be kept as one picture while nothing in them changes. Default: false.
    ///
    /// Makes no difference to what is seen: only what changed is painted anyway.
    // status: stored-only
    public var shouldRasterize: Bool {
        get { values.switches.contains(.shouldRasterize) }
        set { setSwitch(.shouldRasterize, to: newValue, .shouldRasterize) }
    }

    /// Pixels of that picture for a point. Makes no difference. Default: 1.
    // status: stored-only
    public var rasterizationScale: CGFloat {
        get { values.rare.rasterizationScale }
        set { setRare(\.rasterizationScale, to: newValue, .rasterizationScale) }
    }

    /// For the use of the application. Default: nil.
    public var name: String? {
        get { extras?.name }
        set { extrasForWriting.name = newValue }
    }

    /// True if the layer is shown while it faces away. Default: true.
    public var isDoubleSided: Bool {
        get { values.switches.contains(.doubleSided) }
        set { setSwitch(.doubleSided, to: newValue, .doubleSided) }
    }

    /// True if layer and sublayers fade as one picture, not each by itself. Default: true.
    public var allowsGroupOpacity: Bool {
        get { values.switches.contains(.allowsGroupOpacity) }
        set { setSwitch(.allowsGroupOpacity, to: newValue, .allowsGroupOpacity) }
    }

    /// Actions by the key of what they answer; `NSNull` stands for none. Default: nil.
    public var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { extrasForWriting.actions = newValue }
    }
}
