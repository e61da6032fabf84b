import Foundation

/// A search that goes on in the background of an app, page after page.
final class DocumentSearch {
    /// Nil while nothing is sought.
    var current: Run?

    final class Run {
        let texts: [String]
        let options: NSString.CompareOptions
        var page = 0

        init(texts: [String], options: NSString.CompareOptions) { (self.texts, self.options) = (texts, options) }
    }

    /// Where a text stands on a page; from the end if the options say so.
    static func ranges(of text: String, on page: PDFPage, _ options: NSString.CompareOptions) -> [NSRange] {
        let string = page.text.string
        var (found, rest): ([NSRange], NSRange) = ([], NSRange(location: 0, length: string.length))
        while rest.length > 0, !text.isEmpty {
            let range = string.range(of: text, options: options, range: rest)
            guard range.location != NSNotFound, range.length > 0 else { break }
            found.append(range)
            rest =
                options.contains(.backwards)
                ? NSRange(location: 0, length: range.location)
                : NSRange(location: range.upperBound, length: string.length - range.upperBound)
        }
        return found
    }
}
