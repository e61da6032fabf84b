import Foundation
@_spi(ForasteroInternal) internal import CoreGraphics

/// Begins a PDF document, whose bytes are appended to some when it ends. Nothing can be drawn before its first page begins.
/// - Parameters:
///   - bounds: the size of pages that say nothing themselves, in points; empty for letter paper, 612 by 792.
///   - documentInfo: a title, an author and so on under `kCGPDFContextTitle` and others.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttodata(_:_:_:)
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    let consumer = CGDataConsumer(data: data)
    let context = consumer.flatMap { CGContext(documentFor: $0, box: bounds, documentInfo.map { $0 as CFDictionary }, isFlipped: true) }
    GraphicsContextStack.ofThread.push(context)
}

/// Begins a PDF document, which replaces a file when it ends.
/// - Returns: whether the folder of the file is there, so that it can be written.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfcontexttofile(_:_:_:)
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
    let url = URL(fileURLWithPath: path)
    guard FileManager.default.isWritableFile(atPath: url.deletingLastPathComponent().path),
        let consumer = CGDataConsumer(url: url as NSURL),
        let context = CGContext(documentFor: consumer, box: bounds, documentInfo.map { $0 as CFDictionary }, isFlipped: true)
    else { return false }
    GraphicsContextStack.ofThread.push(context)
    return true
}

/// Ends the document that is the current context, and hands its bytes on. Does nothing where another is current.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsendpdfcontext()
public func UIGraphicsEndPDFContext() {
    guard let context = UIGraphicsGetCurrentContext(), context.pageBox != nil else { return }
    context.closePDF()
    UIGraphicsPopContext()
}

/// Begins a page of the document that is the current context, in the size of the document.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfpage()
public func UIGraphicsBeginPDFPage() { UIGraphicsGetCurrentContext()?.beginPDFPage(nil) }

/// Begins a page of the document that is the current context.
/// - Parameters:
///   - bounds: its size; empty for letter paper.
///   - pageInfo: is not looked at.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsbeginpdfpagewithinfo(_:_:)
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    var bounds = bounds
    UIGraphicsGetCurrentContext()?.beginPage(mediaBox: &bounds)
}

/// The page of the document that is the current context; zero where another is current.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsgetpdfcontextbounds()
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.pageBox ?? .zero }
