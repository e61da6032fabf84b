/// What an image is rendered for.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIObject {
    /// Pixels per point. Default: that of the screen.
    open var scale: CGFloat

    /// Whether the image has no transparent parts. Stored; images keep their alpha. Default: false.
    open var opaque = false

    public override init() {
        scale = max(UITraitCollection.current.displayScale, 1)
        super.init()
    }

    /// The format that suits the screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The same as ``preferred()``.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
