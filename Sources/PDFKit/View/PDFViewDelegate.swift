public import Foundation
import ObjCRuntime
public import UIKit

/// Hears of what happens in a view of a document. All on the main actor.
// apple: https://developer.apple.com/documentation/pdfkit/pdfviewdelegate
@preconcurrency @MainActor @objc public protocol PDFViewDelegate: NSObjectProtocol {
    /// A link to an address was clicked. Without this the address is opened.
    @objc(PDFViewWillClickOnLink:withURL:)
    optional func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    /// A link asks for the number of a page.
    @objc optional func pdfViewPerformGo(toPage sender: PDFView)
    /// A link asks for a search.
    @objc optional func pdfViewPerformFind(_ sender: PDFView)
    /// The controller that presents what the view asks for. Never called here, as nothing is presented.
    @objc optional func pdfViewParentViewController() -> UIViewController
}
