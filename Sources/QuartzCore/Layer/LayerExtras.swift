/// The properties that a few layers have beside their values; made when first needed.
final class LayerExtras {
    static let allEdges: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]

    weak var delegate: (any CALayerDelegate)?
    /// How others know the layer without keeping it alive; nil while nobody does.
    var reference: LayerReference?
    var name: String?
    var actions: [String: any CAAction]?
    /// Values under keys that no property has.
    var keyedValues: [String: Any] = [:]
    /// Values of properties that a subclass declares `@NSManaged`.
    var managedValues: [String: Any] = [:]
    var mask: CALayer?
    var animations: [RunningAnimation] = []
    var timing = MediaTiming()
    var edgeAntialiasingMask = allEdges
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilterBias: Float = 0
    var filters: [Any]?
    var backgroundFilters: [Any]?
    /// Of a copy: the layer that it was made from.
    var original: CALayer?
    /// The part of the bounds that is to be drawn again.
    var displayRect = CGRect.null
    /// The part of the contents that was drawn again since the last commit.
    var contentsDamage = CGRect.null
    var transition: RunningTransition?
    /// The presentation of the latest frame, while animations run.
    var presented: CALayer?
}

extension CALayer {
    final var extrasForWriting: LayerExtras {
        if let extras { return extras }
        let new = LayerExtras()
        extras = new
        return new
    }
}
