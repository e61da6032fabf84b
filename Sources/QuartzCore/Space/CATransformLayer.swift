/// A layer that lets its sublayers are in space, in front of and behind each other, instead of flattening them.
///
/// It shows nothing of its own: no background, contents, border, shadow, mask or clipping. Its opacity applies to each
/// sublayer by itself. Where sublayers overlap, the one whose anchor point is nearer is in front; they do not cut through
/// each other.
// apple: https://developer.apple.com/documentation/quartzcore/catransformlayer
open class CATransformLayer: CALayer {
    public override init() {
        super.init()
        flags.insert(.isTransformLayer)
    }

    /// A layer from an archive, in which layers have no properties here: one as it is made.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.isTransformLayer)
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        flags.insert(.isTransformLayer)
    }
}

extension LayerValues {
    /// The look of a transform layer's sublayers by its own values.
    var ofTransformLayer: LayerValues {
        var plain = LayerValues()
        plain.bounds = bounds
        plain.opacity = opacity
        plain.switches.set(.hidden, switches.contains(.hidden))
        plain.switches.set(.allowsGroupOpacity, false)
        return plain
    }
}
