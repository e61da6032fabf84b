/// In which direction small pictures of pages go.
// apple: https://developer.apple.com/documentation/pdfkit/pdfthumbnaillayoutmode
@objc public enum PDFThumbnailLayoutMode: Int, Sendable {
    /// Downwards.
    case vertical = 0
    /// To the right.
    case horizontal = 1
}
