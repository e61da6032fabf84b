/// Lays out the layers that asked for it, from the top downwards.
enum LayoutPass {
    /// How often a layer that was laid out may ask for layout again before the rest is left to the next frame.
    private static let roundLimit = 64

    static func run(on layer: CALayer) {
        for _ in 0..<roundLimit where !layer.flags.isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) {
            visit(layer)
        }
    }

    private static func visit(_ layer: CALayer) {
        if layer.flags.contains(.needsLayout) {
            layer.flags.remove(.needsLayout)
            layer.flags.insert(.isLayingOut)
            layer.layoutSublayers()
            layer.flags.remove(.isLayingOut)
        }
        guard layer.flags.contains(.subtreeNeedsLayout) else { return }
        layer.flags.remove(.subtreeNeedsLayout)
        layer.forEachChildWithWork { child, _ in visit(child) }
        if let mask = layer.extras?.mask { visit(mask) }
    }
}
