/// The format that a PDF document is rendered in.
// apple: https://developer.apple.com/documentation/uikit/uigraphicspdfrendererformat
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// A title, an author and so on, under `kCGPDFContextTitle` and others. Default: nothing.
    open var documentInfo: [String: Any] = [:]

    public override init() { super.init() }

    override class func makeDefault() -> Self { unsafeDowncast(UIGraphicsPDFRendererFormat(), to: Self.self) }
}
