public import Foundation
public import UIKitCore

/// A picture, a file or a view in a line of text, in place of the character U+FFFC.
///
/// A text view shows a view for an attachment whose type of file a class of view providers was registered for, or that makes a provider
/// itself. Labels, and text views that have become ones of TextKit 1, draw the picture.
// apple: https://developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: TextAttachmentBase, NSTextAttachmentLayout, @unchecked Sendable {
    private static let providers = ViewProviderClasses()

    /// True if a view may be shown for the attachment. Default: true.
    open var allowsTextAttachmentView = true

    /// True if a view provider is registered for the attachment's type of file, and views are allowed.
    open var usesTextAttachmentView: Bool { registeredProvider != nil }

    private var registeredProvider: NSTextAttachmentViewProvider.Type? {
        guard allowsTextAttachmentView, let fileType else { return nil }
        return Self.textAttachmentViewProviderClass(forFileType: fileType) as? NSTextAttachmentViewProvider.Type
    }

    // MARK: View providers

    /// The class whose objects make views for attachments of a type of file; nil if none was registered.
    /// - Parameter fileType: The identifier of a uniform type, such as "public.png".
    open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? { providers[fileType] }

    /// Registers a subclass of ``NSTextAttachmentViewProvider``, which makes views for attachments of a type of file from then on.
    open class func registerViewProviderClass(_ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String) {
        providers[fileType] = textAttachmentViewProviderClass
    }

    // MARK: NSTextAttachmentLayout

    /// The room in a line, with y upwards from the baseline. Default: what the method of TextKit 1 says.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        attachmentBounds(
            for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
            characterIndex: (location as? StorageLocation)?.position ?? 0)
    }

    /// The picture that is drawn where no view is shown. Default: what the method of TextKit 1 says.
    open func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> UIImage? {
        image(forBounds: bounds, textContainer: textContainer, characterIndex: (location as? StorageLocation)?.position ?? 0)
    }

    /// The object that makes the view for the attachment at a position; nil shows the picture. Default: one of the class that was
    /// registered for ``TextAttachmentBase/fileType``, which nobody has to keep.
    @preconcurrency @MainActor
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        registeredProvider?.init(
            textAttachment: self, parentView: parentView, textLayoutManager: (parentView as? UITextView)?.textLayoutManager,
            location: location)
    }
}

extension NSTextAttachment: PublicTextAttachment {
    package static func attachment(data: Data?, ofType type: String?) -> TextAttachmentBase {
        NSTextAttachment(data: data, ofType: type)
    }
}

/// Which classes make views for which types of files. Apps register on any thread.
private final class ViewProviderClasses: @unchecked Sendable {
    private let lock = NSLock()
    private var classes: [String: AnyClass] = [:]

    subscript(fileType: String) -> AnyClass? {
        get { lock.withLock { classes[fileType] } }
        set { lock.withLock { classes[fileType] = newValue } }
    }
}
