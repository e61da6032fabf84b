@_spi(ForasteroInternal) internal import CoreGraphics
import Foundation

/// Makes PDF documents by drawing.
///
/// The same renderer can be used again and again, and on any thread, one at a time.
// apple: https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Draws into the renderer's context, which is the current one meanwhile.
    public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

    private let bounds: CGRect
    private let documentFormat: UIGraphicsPDFRendererFormat

    /// A renderer for documents of letter paper, unless pages say otherwise.
    public convenience init() { self.init(bounds: .zero) }

    /// A renderer for documents without a title or other facts.
    /// - Parameter bounds: the size of pages that say nothing themselves, in points; empty for letter paper, 612 by 792.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat.preferred()) }

    /// - Parameter bounds: the size of pages that say nothing themselves, in points; empty for letter paper, 612 by 792.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
        self.bounds = bounds
        documentFormat = format
        super.init(bounds: bounds, format: format)
    }

    /// The bytes of the document that `actions` draw.
    // apple: https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer/pdfdata(actions:)
    open func pdfData(actions: DrawingActions) -> Data {
        let data = NSMutableData()
        guard let consumer = CGDataConsumer(data: data),
            let canvas = CGContext(documentFor: consumer, box: bounds, documentFormat.documentInfo as CFDictionary, isFlipped: true)
        else { return Data() }
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        actions(UIGraphicsPDFRendererContext(cgContext: canvas, format: documentFormat))
        canvas.closePDF()
        return Data(referencing: data)
    }

    /// Writes the document that `actions` draw into a file. Throws what went wrong in writing it.
    // apple: https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer/writepdf(to:withactions:)
    open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
        try pdfData(actions: actions).write(to: url, options: .atomic)
    }
}
