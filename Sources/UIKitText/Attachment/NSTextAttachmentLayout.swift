public import Foundation
public import UIKitCore

/// How an attachment takes part in the layout of TextKit 2.
// apple: https://developer.apple.com/documentation/uikit/nstextattachmentlayout
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    /// The room in a line, in points with y upwards from the baseline.
    ///
    /// - Parameters:
    ///   - attributes: Those of the attachment's character.
    ///   - location: Where the attachment is in the document.
    ///   - proposedLineFragment: The line, as far as it is known.
    ///   - position: Where in the line it may be.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect

    /// The picture that is drawn where no view is shown; nil draws none.
    func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> UIImage?

    /// The object that makes the view; nil shows the picture.
    @preconcurrency @MainActor
    func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider?
}
