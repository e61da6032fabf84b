public import Foundation
public import UIKitCore

/// Makes the view that a text view shows for an attachment.
///
/// The view is asked for when the attachment's line is laid out, stands where the picture would, and is taken away while it is outside of
/// what is seen. Subclasses override ``loadView()``.
// apple: https://developer.apple.com/documentation/uikit/nstextattachmentviewprovider
@preconcurrency @MainActor @objcMembers open class NSTextAttachmentViewProvider: UIObject {
    /// The attachment that the view is for.
    public private(set) weak var textAttachment: NSTextAttachment?
    /// The layout that the attachment is in.
    public private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// Where the attachment was in the document when the provider was made.
    public let location: any NSTextLocation
    /// True if the attachment is as large as the view; the size is read when the line is laid out. False, the default, gives the view the
    /// attachment's size.
    open var tracksTextAttachmentViewBounds = false

    @nonobjc private(set) var viewIfLoaded: UIView?
    private var isLoading = false

    /// - Parameter parentView: the text view.
    public required init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
    ) {
        self.textAttachment = textAttachment
        self.textLayoutManager = textLayoutManager
        self.location = location
        super.init()
    }

    /// The view; ``loadView()`` is called when it is asked for first.
    open var view: UIView? {
        get {
            if viewIfLoaded == nil, !isLoading {
                isLoading = true
                loadView()
                isLoading = false
            }
            return viewIfLoaded
        }
        set { viewIfLoaded = newValue }
    }

    /// Sets ``view``. Default: sets an empty view. Call super is not needed.
    open func loadView() { viewIfLoaded = UIView() }

    /// The room of the attachment in a line, in points with y upwards from the baseline. Default: the size of the view if
    /// ``tracksTextAttachmentViewBounds`` is true, otherwise what the attachment says.
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
        proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        if tracksTextAttachmentViewBounds, let view { return view.bounds }
        return textAttachment?.attachmentBounds(
            for: attributes, location: location, textContainer: textContainer, proposedLineFragment: proposedLineFragment,
            position: position) ?? .zero
    }
}
