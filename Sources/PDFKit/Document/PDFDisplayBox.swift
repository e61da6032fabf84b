/// A rectangle of a page, for one purpose or another.
///
/// Documents that are read show one: all of theirs are what readers show, until the app has set others.
// apple: https://developer.apple.com/documentation/pdfkit/pdfdisplaybox
@objc public enum PDFDisplayBox: Int, Sendable {
    /// The whole sheet.
    case mediaBox = 0
    /// The visible part of the sheet.
    case cropBox = 1
    /// The printed part, with margins that are cut off later.
    case bleedBox = 2
    /// The sheet after it was cut.
    case trimBox = 3
    /// The content that means something.
    case artBox = 4
}
