/// The context that a renderer's actions draw in.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: UIObject {
    /// The context itself; it is also the current one.
    public let cgContext: CGContext
    let rendererFormat: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        rendererFormat = format
        super.init()
    }

    /// The format that it is rendered in.
    open var format: UIGraphicsRendererFormat { rendererFormat }

    /// Fills with the current fill colour.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills with the current fill colour. The blend mode holds for this only.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a frame one point wide and inside the rectangle, with the current stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a frame one point wide and inside the rectangle, with the current stroke colour. The blend mode holds for this only.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Cuts off what is drawn outside the rectangle from now on.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
