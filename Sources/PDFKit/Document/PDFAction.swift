public import Foundation
import ObjCRuntime

/// What happens when a link or an entry of an outline is chosen.
// apple: https://developer.apple.com/documentation/pdfkit/pdfaction
@objcMembers open class PDFAction: NSObject {
    /// The kind, as the format calls it: "URI", "GoTo" or "Named".
    // apple: https://developer.apple.com/documentation/pdfkit/pdfaction/type
    open var type: String { "" }

    /// Nil for a page that is not there, and for commands that nobody knows.
    static func action(for target: FoundTarget, in document: PDFDocument) -> PDFAction? {
        switch target {
        case .address(let url): return PDFActionURL(url: url)
        case .command(let name): return PDFActionNamedName.named(name).map { PDFActionNamed(name: $0) }
        case .place(let number, let left, let top, let zoom):
            guard let page = document.page(at: number) else { return nil }
            let unspecified = kPDFDestinationUnspecifiedValue
            let destination = PDFDestination(page: page, at: CGPoint(x: left ?? unspecified, y: top ?? unspecified))
            destination.zoom = zoom ?? unspecified
            return PDFActionGoTo(destination: destination)
        }
    }
}
