import QuartzCore

extension SKNode {
    /// The layer that the node has, if it is of a class, or a new one.
    func reusedLayer<Layer: CALayer>(_ type: Layer.Type) -> Layer {
        if let layer = state.layer as? Layer, Swift.type(of: layer) == type { return layer }
        let layer = Layer()
        // Nobody sees a layer that has turned its back.
        layer.isDoubleSided = true
        state.layer = layer
        state.needsContent = true
        return layer
    }
}
