// Hints about how a layer is drawn. They are kept and make no difference: edges are smoothed wherever they do not fall between
// pixels, all pixels have 8 bits a channel, and drawing takes place where it is asked for.
extension CALayer {
    /// Default: false.
    // status: stored-only
    public var drawsAsynchronously: Bool {
        get { values.switches.contains(.drawsAsynchronously) }
        set { values.switches.set(.drawsAsynchronously, newValue) }
    }

    /// Default: false.
    // status: stored-only
    public var allowsEdgeAntialiasing: Bool {
        get { values.switches.contains(.allowsEdgeAntialiasing) }
        set { values.switches.set(.allowsEdgeAntialiasing, newValue) }
    }

    /// The edges that would be smoothed. Default: all four.
    // status: stored-only
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { extras?.edgeAntialiasingMask ?? LayerExtras.allEdges }
        set { extrasForWriting.edgeAntialiasingMask = newValue }
    }

    /// Default: `RGBA8Uint`.
    // status: stored-only
    public var contentsFormat: CALayerContentsFormat {
        get { extras?.contentsFormat ?? .RGBA8Uint }
        set { extrasForWriting.contentsFormat = newValue }
    }

    /// Added to the level of detail of a `trilinear` filter. Default: 0.
    // status: stored-only
    public var minificationFilterBias: Float {
        get { extras?.minificationFilterBias ?? 0 }
        set { extrasForWriting.minificationFilterBias = newValue }
    }

    /// How much larger the radius of a continuous corner's circle would be than that of a round one of the same extent.
    ///
    /// 1 for `circular`.
    public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        CornerShape(radius: 1, corners: .all, isContinuous: curve == .continuous).extent
    }
}
