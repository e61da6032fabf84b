public import Foundation

extension NSNotification.Name {
    /// A document was unlocked. Its object is the document, as of all of these.
    public static let PDFDocumentDidUnlock = NSNotification.Name("PDFDocumentDidUnlock")
    /// A search begins.
    public static let PDFDocumentDidBeginFind = NSNotification.Name("PDFDocumentDidBeginFind")
    /// A search has come to its end.
    public static let PDFDocumentDidEndFind = NSNotification.Name("PDFDocumentDidEndFind")
    /// A search begins with a page; its number, counted from 0, stands under `PDFDocumentPageIndex`.
    public static let PDFDocumentDidBeginPageFind = NSNotification.Name("PDFDocumentDidBeginPageFind")
    /// A search has come to the end of a page.
    public static let PDFDocumentDidEndPageFind = NSNotification.Name("PDFDocumentDidEndPageFind")
    /// A search has found something, which stands under `PDFDocumentFoundSelection`.
    public static let PDFDocumentDidFindMatch = NSNotification.Name("PDFDocumentDidFindMatch")
}

/// The key of the selection that a search has found.
public let PDFDocumentFoundSelectionKey = "PDFDocumentFoundSelection"
/// The key of the page that a search has come to, a number counted from 0.
public let PDFDocumentPageIndexKey = "PDFDocumentPageIndex"
