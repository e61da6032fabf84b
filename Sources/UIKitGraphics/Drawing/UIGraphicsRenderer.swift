/// Makes something by drawing; ``UIGraphicsImageRenderer`` makes images.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: UIObject {
    private let rendererFormat: UIGraphicsRendererFormat

    /// - Parameter bounds: what is drawn, in points; its origin comes to the upper left corner.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        rendererFormat = format
        format.bounds = bounds
        super.init()
    }

    /// A renderer for what suits the screen.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }

    /// The format that is rendered in.
    open var format: UIGraphicsRendererFormat { rendererFormat }

}
