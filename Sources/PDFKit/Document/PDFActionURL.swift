public import Foundation
import ObjCRuntime

/// Opens an address.
// apple: https://developer.apple.com/documentation/pdfkit/pdfactionurl
@objcMembers open class PDFActionURL: PDFAction {
    /// The address.
    open var url: URL?

    /// Opens an address.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    open override var type: String { "URI" }
}
