public import Foundation
import ObjCRuntime

/// Hears of what is found in a document.
// apple: https://developer.apple.com/documentation/pdfkit/pdfdocumentdelegate
@objc public protocol PDFDocumentDelegate: NSObjectProtocol {
    /// A document was unlocked.
    @objc optional func documentDidUnlock(_ notification: Notification)
    /// A search begins.
    @objc optional func documentDidBeginDocumentFind(_ notification: Notification)
    /// A search has come to its end.
    @objc optional func documentDidEndDocumentFind(_ notification: Notification)
    /// A search begins with a page; its number, counted from 0, stands under `PDFDocumentPageIndex`.
    @objc optional func documentDidBeginPageFind(_ notification: Notification)
    /// A search has come to the end of a page.
    @objc optional func documentDidEndPageFind(_ notification: Notification)
    /// A search has found something, which stands under `PDFDocumentFoundSelection`.
    @objc optional func documentDidFindMatch(_ notification: Notification)
    /// A search has found something.
    @objc optional func didMatchString(_ instance: PDFSelection)
}
