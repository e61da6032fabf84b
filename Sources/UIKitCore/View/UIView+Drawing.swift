extension UIView {
    /// Gives the layer its contents, if the class makes them itself. Returns false to have `draw(_:)` called.
    func displayContent() -> Bool {
        // Without an override of draw(_:) there is nothing to keep a picture of.
        !flags.contains(.drawsContent)
    }

    /// What the layer asks for: `draw(_:)` with its context and the view's traits in force.
    func drawContent(in context: CGContext) {
        guard flags.contains(.drawsContent) else { return }
        let rect = context.boundingBoxOfClipPath.intersection(bounds)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traitCollection.performAsCurrent { draw(rect.isNull ? bounds : rect) }
    }
}
