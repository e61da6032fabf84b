@_spi(ForasteroInternal) internal import QuartzCore

extension UIView {
    /// Draws the view's content into the current context. Does nothing here.
    ///
    /// Called before the next frame when the view first appears and after ``setNeedsDisplay()``; a subclass that does not override
    /// it costs no picture in memory. The context is clipped to the bounds and its origin is that of the bounds.
    /// - Parameter rect: what has to be drawn, in the view's coordinates.
    // apple: https://developer.apple.com/documentation/uikit/uiview/draw(_:)
    @objc(drawRect:)
    open func draw(_ rect: CGRect) {}

    /// Has the whole view drawn again before the next frame. Without effect on views that draw nothing themselves.
    @objc open func setNeedsDisplay() {
        if flags.contains(.drawsContent) { backingLayer.setNeedsDisplay() }
    }

    /// Has a part of the view drawn again before the next frame.
    @objc(setNeedsDisplayInRect:)
    open func setNeedsDisplay(_ rect: CGRect) {
        if flags.contains(.drawsContent) { backingLayer.setNeedsDisplay(rect) }
    }

    // MARK: Internal

    func displayByDrawing(_ layer: CALayer) {
        // Without an override of draw(_:) there is nothing to keep a picture of.
        if flags.contains(.drawsContent) { layer.drawIntoBackingStore() }
    }

    /// The drawing for the layer: `draw(_:)` with its context and the view's traits in force.
    func drawContent(in context: CGContext) {
        guard flags.contains(.drawsContent) else { return }
        let rect = context.boundingBoxOfClipPath.intersection(bounds)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        traitCollection.performAsCurrent {
            observing(.drawing) { draw(rect.isNull ? bounds : rect) }
        }
    }
}
