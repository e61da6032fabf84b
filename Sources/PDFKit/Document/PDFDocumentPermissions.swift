/// Which password has opened a document.
// apple: https://developer.apple.com/documentation/pdfkit/pdfdocumentpermissions
@objc public enum PDFDocumentPermissions: Int, Sendable {
    /// None: the document is still locked.
    case none = 0
    /// That of readers, or the document takes none.
    case user = 1
    /// That of the author: everything is allowed.
    case owner = 2
}
