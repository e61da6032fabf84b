/// A layer that shows a path, filled and stroked, in front of its background and behind its sublayers.
///
/// The path is drawn in the layer's coordinates and may reach beyond its bounds, unless the layer masks to them. All
/// properties that are numbers or colours animate; ``path`` animates only when an animation is added for it.
// apple: https://developer.apple.com/documentation/quartzcore/cashapelayer
open class CAShapeLayer: CALayer {
    public override init() {
        super.init()
        values.rareForWriting().kind = ShapeValues()
    }

    /// A layer from an archive, in which layers have no properties here: one as it is made.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.rareForWriting().kind = ShapeValues()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// The path that is drawn. The layer keeps a copy. Default: nil.
    ///
    /// An animation mixes two paths point by point if they have the same kinds of steps; others change half way.
    open var path: CGPath? {
        get { kind(ShapeValues.self).path }
        set { setKind(\ShapeValues.path, to: newValue?.immutable, "path") }
    }

    /// Nil does not fill. Default: opaque black. Animatable.
    open var fillColor: CGColor? {
        get { kind(ShapeValues.self).fillColor }
        set { setKind(\ShapeValues.fillColor, to: newValue, "fillColor") }
    }

    /// Which points lie inside of a path that crosses itself. Default: `nonZero`.
    open var fillRule: CAShapeLayerFillRule {
        get { kind(ShapeValues.self).fillRule }
        set { setKind(\ShapeValues.fillRule, to: newValue, "fillRule") }
    }

    /// Nil, the default, does not stroke. Animatable.
    open var strokeColor: CGColor? {
        get { kind(ShapeValues.self).strokeColor }
        set { setKind(\ShapeValues.strokeColor, to: newValue, "strokeColor") }
    }

    /// The share of the path's length at which the stroke begins, from 0 to 1. Filling does not change. Default: 0. Animatable.
    open var strokeStart: CGFloat {
        get { kind(ShapeValues.self).strokeStart }
        set { setKind(\ShapeValues.strokeStart, to: newValue, "strokeStart") }
    }

    /// The share of the path's length at which the stroke ends. Default: 1. Animatable.
    open var strokeEnd: CGFloat {
        get { kind(ShapeValues.self).strokeEnd }
        set { setKind(\ShapeValues.strokeEnd, to: newValue, "strokeEnd") }
    }

    /// In points. Default: 1. Animatable.
    open var lineWidth: CGFloat {
        get { kind(ShapeValues.self).lineWidth }
        set { setKind(\ShapeValues.lineWidth, to: newValue, "lineWidth") }
    }

    /// How long a pointed corner may get, in line widths, before it is cut off. Default: 10. Animatable.
    open var miterLimit: CGFloat {
        get { kind(ShapeValues.self).miterLimit }
        set { setKind(\ShapeValues.miterLimit, to: newValue, "miterLimit") }
    }

    /// Default: `butt`.
    open var lineCap: CAShapeLayerLineCap {
        get { kind(ShapeValues.self).lineCap }
        set { setKind(\ShapeValues.lineCap, to: newValue, "lineCap") }
    }

    /// Default: `miter`.
    open var lineJoin: CAShapeLayerLineJoin {
        get { kind(ShapeValues.self).lineJoin }
        set { setKind(\ShapeValues.lineJoin, to: newValue, "lineJoin") }
    }

    /// How far into the dash pattern the stroke begins, in points. Default: 0. Animatable.
    open var lineDashPhase: CGFloat {
        get { kind(ShapeValues.self).lineDashPhase }
        set { setKind(\ShapeValues.lineDashPhase, to: newValue, "lineDashPhase") }
    }

    /// Lengths of ink and gap in turns, in points; nil, the default, strokes without gaps.
    open var lineDashPattern: [NSNumber]? {
        get { kind(ShapeValues.self).lineDashPattern }
        set { setKind(\ShapeValues.lineDashPattern, to: newValue, "lineDashPattern") }
    }
}

extension CGPath {
    /// The path itself, or a copy of one that may change later.
    var immutable: CGPath { self is CGMutablePath ? copy() ?? self : self }
}
