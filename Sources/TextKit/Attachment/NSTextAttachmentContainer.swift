public import Foundation

/// An object that takes room in a line of text as a character does.
// apple: https://developer.apple.com/documentation/uikit/nstextattachmentcontainer
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// The picture in a rectangle of a container.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?

    /// The room it takes, with y upwards from where letters stand.
    ///
    /// - Parameters:
    ///   - lineFrag: The line that it may be in.
    ///   - position: Where it may be in the line.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}
