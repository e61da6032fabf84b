/// Gives contents to the layers that asked for it.
enum DisplayPass {
    static func run(on layer: CALayer) {
        if layer.flags.contains(.needsDisplay) { layer.displayIfNeeded() }
        guard layer.flags.contains(.subtreeNeedsDisplay) else { return }
        layer.flags.remove(.subtreeNeedsDisplay)
        layer.forEachChildWithWork { child, _ in run(on: child) }
        if let mask = layer.extras?.mask { run(on: mask) }
    }
}
