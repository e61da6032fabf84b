/// The format that an image is rendered in.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The colours that an image can hold.
    public enum Range: Int, Sendable {
        /// Nothing is said.
        case unspecified = -1
        /// The range of the screen.
        case automatic = 0
        /// More than sRGB.
        case extended = 1
        /// Those of sRGB.
        case standard = 2
    }

    /// Pixels per point. Default: that of the screen.
    open var scale: CGFloat

    /// True if the image has no alpha: what nobody draws on is black. Default: false.
    open var opaque = false

    /// The colours that are wanted. Images are made with those of sRGB here, whatever is wanted. Default: automatic.
    open var preferredRange: Range = .automatic

    public override init() {
        scale = max(UITraitCollection.current.displayScale, 1)
        super.init()
    }

    /// The format that suits given traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    override class func makeDefault() -> Self { unsafeDowncast(UIGraphicsImageRendererFormat(), to: Self.self) }
}
