/// A layer with animations whose time to begin is not known yet.
struct WaitingLayer {
    /// Of a layer on a screen.
    private var reference: LayerReference?
    /// Of another one, which some other thread may let go of.
    private weak var unshown: CALayer?

    init(_ layer: CALayer) {
        if layer.host == nil { unshown = layer } else { reference = layer.reference }
    }

    /// Nil once the layer is gone.
    var layer: CALayer? { reference?.layer ?? unshown }
}
