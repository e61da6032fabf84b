/// How many pages a view shows, and how.
// apple: https://developer.apple.com/documentation/pdfkit/pdfdisplaymode
@objc public enum PDFDisplayMode: Int, Sendable {
    /// One page.
    case singlePage = 0
    /// All pages in a row.
    case singlePageContinuous = 1
    /// Two pages side by side.
    case twoUp = 2
    /// All pages, two side by side, in a row.
    case twoUpContinuous = 3
}
