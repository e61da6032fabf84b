/// In which direction the row of pages goes.
// apple: https://developer.apple.com/documentation/pdfkit/pdfdisplaydirection
@objc public enum PDFDisplayDirection: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// To the right.
    case horizontal = 1
}
