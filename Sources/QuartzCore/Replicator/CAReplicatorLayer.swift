/// A layer that shows its sublayers several times, each time moved, coloured and delayed a little more.
///
/// The first instance lies where the sublayers are; each further one is in front of those before it. Only the sublayers
/// themselves are hit and can be presented.
// apple: https://developer.apple.com/documentation/quartzcore/careplicatorlayer
open class CAReplicatorLayer: CALayer {
    public override init() {
        super.init()
        values.rareForWriting().kind = ReplicatorValues()
        flags.insert(.isReplicator)
    }

    /// A layer from an archive, in which layers have no properties here: one as it is made.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.rareForWriting().kind = ReplicatorValues()
        flags.insert(.isReplicator)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        flags.insert(.isReplicator)
    }

    /// How often the sublayers are shown, counting themselves. 0 shows nothing. Default: 1. Animatable.
    open var instanceCount: Int {
        get { kind(ReplicatorValues.self).count }
        set { setKind(\ReplicatorValues.count, to: newValue, "instanceCount") }
    }

    /// How much later than the one before an instance shows the animations of the sublayers, in seconds. Default: 0.
    ///
    /// Animations that end are over in all instances when they are over in the sublayers.
    open var instanceDelay: CFTimeInterval {
        get { kind(ReplicatorValues.self).delay }
        set { setKind(\ReplicatorValues.delay, to: newValue, "instanceDelay") }
    }

    /// Applied to each instance once more than to the one before, about the anchor point. Default: the identity. Animatable.
    open var instanceTransform: CATransform3D {
        get { kind(ReplicatorValues.self).transform }
        set { setKind(\ReplicatorValues.transform, to: newValue, "instanceTransform") }
    }

    /// Multiplied with the colours of the first instance. Default: opaque white, which changes nothing. Animatable.
    open var instanceColor: CGColor? {
        get { kind(ReplicatorValues.self).color }
        set { setKind(\ReplicatorValues.color, to: newValue, "instanceColor") }
    }

    /// Added to the red of that colour for each further instance. Default: 0. Animatable.
    open var instanceRedOffset: Float {
        get { kind(ReplicatorValues.self).redOffset }
        set { setKind(\ReplicatorValues.redOffset, to: newValue, "instanceRedOffset") }
    }

    /// As ``instanceRedOffset``.
    open var instanceGreenOffset: Float {
        get { kind(ReplicatorValues.self).greenOffset }
        set { setKind(\ReplicatorValues.greenOffset, to: newValue, "instanceGreenOffset") }
    }

    /// As ``instanceRedOffset``.
    open var instanceBlueOffset: Float {
        get { kind(ReplicatorValues.self).blueOffset }
        set { setKind(\ReplicatorValues.blueOffset, to: newValue, "instanceBlueOffset") }
    }

    /// As ``instanceRedOffset``.
    open var instanceAlphaOffset: Float {
        get { kind(ReplicatorValues.self).alphaOffset }
        set { setKind(\ReplicatorValues.alphaOffset, to: newValue, "instanceAlphaOffset") }
    }
}
