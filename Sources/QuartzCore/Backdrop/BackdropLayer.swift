/// A layer that shows what lies behind it, blurred and with stronger colours: frosted glass.
///
/// The layer's own background colour and its sublayers are shown in front of the glass, so a tint is a background colour
/// with alpha. The glass fills the bounds and follows ``CALayer/cornerRadius``, `maskedCorners` and `cornerCurve` whether the
/// layer masks to its bounds or not. ``CALayer/opacity`` below 1 lets what is behind shine through unblurred.
///
/// "Behind" is everything that is painted earlier on the same screen, also through superlayers that clip, round or fade;
/// only within a superlayer that is seen in perspective it is no more than that superlayer's own content. Nothing from
/// outside the bounds is drawn into the glass. The blurred picture is kept until something behind it changes.
///
/// A view gets one by `override class var layerClass: AnyClass { BackdropLayer.self }`.
@_spi(ForasteroInternal)
open class BackdropLayer: CALayer {
    public override init() {
        super.init()
        values.rareForWriting().kind = BackdropValues()
    }

    /// A layer from an archive, in which layers have no properties here: one as it is made.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        values.rareForWriting().kind = BackdropValues()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    /// Standard deviation of the blur, in points. 0 does not blur. Default: 20. Animatable.
    public final var blurRadius: CGFloat {
        get { kind(BackdropValues.self).blurRadius }
        set { setKind(\BackdropValues.blurRadius, to: newValue, "blurRadius") }
    }

    /// How strong colours become: 1 leaves them as they are, 0 makes them grey. Default: 1.8. Animatable.
    public final var saturation: CGFloat {
        get { kind(BackdropValues.self).saturation }
        set { setKind(\BackdropValues.saturation, to: newValue, "saturation") }
    }
}
