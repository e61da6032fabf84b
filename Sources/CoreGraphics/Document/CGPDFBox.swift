/// A rectangle of a page, for one purpose or another.
// apple: https://developer.apple.com/documentation/coregraphics/cgpdfbox
public enum CGPDFBox: Int32, Sendable {
    /// The whole sheet.
    case mediaBox = 0
    /// What is shown of the sheet. Without it: the media box.
    case cropBox = 1
    /// What is printed, with what is cut off later.
    case bleedBox = 2
    /// The sheet after it was cut.
    case trimBox = 3
    /// The content that means something.
    case artBox = 4
}
