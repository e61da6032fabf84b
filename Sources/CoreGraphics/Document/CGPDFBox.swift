/// A rectangle of a page, for one purpose or another.
// apple: https://developer.apple.com/documentation/coregraphics/cgpdfbox
public enum CGPDFBox: Int32, Sendable {
    /// The whole sheet.
    case mediaBox = 0
    /// The visible part of the sheet. Without it: the media box.
    case cropBox = 1
    /// The printed part, with margins that are cut off later.
    case bleedBox = 2
    /// The sheet after it was cut.
    case trimBox = 3
    /// The content that means something.
    case artBox = 4
}
