/// A layer that fills its bounds and rounded corners with a gradient, in front of its background.
// apple: https://developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
    public override init() {
        super.init()
        values.rareForWriting().kind = GradientValues()
    }

    /// A layer from an archive, in which layers have no properties here: one as it is made.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.rareForWriting().kind = GradientValues()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// `CGColor` values in the order of the gradient; anything else is left out. Default: nil, no gradient. Animatable.
    open var colors: [Any]? {
        get { kind(GradientValues.self).colors }
        set { setKind(\GradientValues.colors, to: newValue?.compactMap { $0 as? CGColor }, "colors") }
    }

    /// For each colour its position from 0 to 1, not falling; nil, the default, spreads them evenly. Animatable.
    ///
    /// When there are not as many locations as colours, the colours are spread evenly, too.
    open var locations: [NSNumber]? {
        get { kind(GradientValues.self).locations }
        set { setKind(\GradientValues.locations, to: newValue, "locations") }
    }

    /// Where the gradient begins, in fractions of the bounds. Default: (0.5, 0), the middle of the upper edge. Animatable.
    ///
    /// A radial or conic gradient has its centre there.
    open var startPoint: CGPoint {
        get { kind(GradientValues.self).startPoint }
        set { setKind(\GradientValues.startPoint, to: newValue, "startPoint") }
    }

    /// Where the gradient ends, in fractions of the bounds. Default: (0.5, 1), the middle of the lower edge. Animatable.
    ///
    /// For a radial gradient a corner of the rectangle around the last colour's ellipse; for a conic one a point in the
    /// direction of the first colour.
    open var endPoint: CGPoint {
        get { kind(GradientValues.self).endPoint }
        set { setKind(\GradientValues.endPoint, to: newValue, "endPoint") }
    }

    /// Default: `axial`.
    open var type: CAGradientLayerType {
        get { kind(GradientValues.self).type }
        set { setKind(\GradientValues.type, to: newValue, "type") }
    }
}
