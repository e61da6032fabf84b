@_spi(ForasteroInternal) internal import CoreGraphics

/// The context that the actions of a renderer for PDF documents draw in. Nothing can be drawn before the first page begins.
// apple: https://developer.apple.com/documentation/uikit/uigraphicspdfrenderercontext
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    /// The page that is open, or the one that pages are by themselves, in points.
    open var pdfContextBounds: CGRect { cgContext.pageBox ?? .zero }

    /// Begins a page in the size of the document. A page that is open ends.
    open func beginPage() { cgContext.beginPDFPage(nil) }

    /// Begins a page of another size.
    /// - Parameter pageInfo: is not looked at.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        var bounds = bounds
        cgContext.beginPage(mediaBox: &bounds)
    }
}
