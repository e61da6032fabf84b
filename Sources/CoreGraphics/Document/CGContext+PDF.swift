internal import CCairo
public import Foundation

extension CGContext {
    /// A context that writes a PDF document. Nothing can be drawn before ``beginPDFPage(_:)`` and between pages; the bytes are handed on
    /// by ``closePDF()``, or when the context goes away.
    ///
    /// Shapes and text stay what they are. Shadows and masks are pictures of one pixel a point; the blend mode `plusDarker` is `normal`.
    /// - Parameters:
    ///   - mediaBox: the size of pages that say nothing themselves; nil for letter paper, 612 by 792 points.
    ///   - auxiliaryInfo: a title, an author and so on under ``kCGPDFContextTitle`` and others.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/init(consumer:mediabox:_:)
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        self.init(documentFor: consumer, box: mediaBox?.pointee ?? .zero, auxiliaryInfo, isFlipped: false)
    }

    /// A context that writes a PDF document into a file, as ``init(consumer:mediaBox:_:)`` does.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/init(_:mediabox:_:)
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// A context that writes a PDF document.
    /// - Parameter isFlipped: whether user space begins at the top left corner of a page, with y downwards.
    @_spi(ForasteroInternal)
    public convenience init?(documentFor consumer: CGDataConsumer, box: CGRect, _ info: CFDictionary?, isFlipped: Bool) {
        let document = DocumentState(box: box, isFlipped: isFlipped)
        guard let canvas = CairoCanvas(DocumentOutput(consumer), size: document.box.size) else { return nil }
        self.init(document: document, canvas: canvas)
        let items: [(CFString, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextKeywords, CAIRO_PDF_METADATA_KEYWORDS),
            (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
        ]
        for (key, item) in items {
            let value = info?.object(forKey: key)
            let text = value as? String ?? (value as? [String])?.joined(separator: ", ")
            if let text { canvas.describe(item, text) }
        }
    }

    /// The page that is open, or the one that pages are by themselves, in user space; nil where there are pixels.
    @_spi(ForasteroInternal)
    public var pageBox: CGRect? { document?.box }

    /// Begins a page, on which all is as in a new context. A page that is open ends.
    /// - Parameter pageInfo: its size under ``kCGPDFContextMediaBox``, as the bytes of a `CGRect`; nil for that of the document.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/beginpdfpage(_:)
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let bytes = pageInfo?.object(forKey: kCGPDFContextMediaBox) as? Data
        guard let bytes, bytes.count == MemoryLayout<CGRect>.size else { return beginPage(mediaBox: nil) }
        var box = CGRect.zero
        withUnsafeMutableBytes(of: &box) { _ = bytes.copyBytes(to: $0) }
        beginPage(mediaBox: &box)
    }

    /// Begins a page as ``beginPDFPage(_:)`` does. Does nothing where there are pixels.
    /// - Parameter mediaBox: its size; nil for that of the document.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/beginpage(mediabox:)
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
        endPDFPage()
        guard var document, !document.isClosed else { return }
        document.box = mediaBox.map { DocumentState.usable($0.pointee) } ?? document.standardBox
        document.isPageOpen = true
        self.document = document
        canvas.beginPage(document.box.size)
        canvas.save()
        baseTransform = document.baseTransform
        state = GraphicsState(transform: baseTransform)
        textMatrix = .identity
        currentPath.removeAll()
    }

    /// Ends the page that is open. Does nothing where none is.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/endpdfpage()
    public func endPDFPage() {
        guard document?.isPageOpen == true else { return }
        while !layers.isEmpty { endTransparencyLayer() }
        while !savedStates.isEmpty { restoreGState() }
        canvas.restore()
        canvas.endPage()
        document?.isPageOpen = false
    }

    /// Ends a page as ``endPDFPage()`` does.
    public func endPage() { endPDFPage() }

    /// Ends the document, and hands its bytes on. Nothing can be drawn afterwards.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/closepdf()
    public func closePDF() {
        endPDFPage()
        guard document?.isClosed == false else { return }
        document?.isClosed = true
        canvas.close()
        canvas.output?.deliver()
    }
}
