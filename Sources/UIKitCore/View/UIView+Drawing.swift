extension UIView {
    /// What the layer asks for: `draw(_:)` with its context and the view's traits in force.
    func drawContent(in context: CGContext) {
        guard flags.contains(.drawsContent) else { return }
        let rect = context.boundingBoxOfClipPath.intersection(bounds)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traitCollection.performAsCurrent { draw(rect.isNull ? bounds : rect) }
    }
}
