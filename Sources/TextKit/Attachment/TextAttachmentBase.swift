public import Foundation
internal import TextEngine

/// What of an attachment the layout of text needs: its picture, and the room that it takes in a line.
///
/// The class that programs make objects of is `NSTextAttachment`, a subclass above views, since it can have views made for it.
open class TextAttachmentBase: UIObject, NSTextAttachmentContainer, @unchecked Sendable {
    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    /// The picture that is drawn. Default: nil, then ``contents`` are, if they are a picture.
    open var image: UIImage?

    /// The size of the picture, and where its lower left corner is relative to the baseline, in points with y upwards.
    ///
    /// Default: zero, which is the size of the picture, standing on the baseline.
    open var bounds = CGRect.zero

    /// The bytes of a file. Setting them drops ``image``.
    open var contents: Data? {
        didSet { dropImage() }
    }

    /// The type of ``contents``, such as "public.png". Setting it drops ``image``.
    open var fileType: String? {
        didSet { dropImage() }
    }

    /// Space on both sides of it in a line that a layout manager lays out, in points. Default: 0.
    open var lineLayoutPadding: CGFloat = 0

    private var decoded: UIImage?

    /// An attachment with the bytes of a file; what is drawn is the picture in them.
    /// - Parameter uti: their type, such as "public.png"; nil leaves it open.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
    }

    /// Fails: archives hold no attachments here. For the initialisers of subclasses.
    public required init?(coder: NSCoder) { nil }

    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// An attachment of a picture in its own size.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// An attachment of the class that programs know, where that is in the process.
    static func publicAttachment(data: Data? = nil, ofType type: String? = nil) -> TextAttachmentBase {
        let publicClass = _ObjCRuntime.classNamed("UIKitText.NSTextAttachment") as? any PublicTextAttachment.Type
        return publicClass?.attachment(data: data, ofType: type) ?? TextAttachmentBase(data: data, ofType: type)
    }

    // MARK: In a line

    open func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
        shownImage
    }

    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        bounds.isEmpty ? CGRect(origin: bounds.origin, size: shownImage?.size ?? .zero) : bounds
    }

    /// The picture, read from the file where none was given.
    var shownImage: UIImage? {
        if let image { return image }
        if let decoded { return decoded }
        decoded = contents.flatMap { UIImage(data: $0) }
        return decoded
    }

    package var usablePadding: CGFloat { lineLayoutPadding.isFinite ? min(max(lineLayoutPadding, 0), 10_000) : 0 }

    private func dropImage() {
        image = nil
        decoded = nil
    }

    /// The room that the attachment takes in a line, with what is drawn there.
    func inlineBox() -> InlineBox {
        let image = image(forBounds: bounds, textContainer: nil, characterIndex: 0)
        let area = attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        return InlineBox(
            width: area.width, ascent: area.maxY, descent: -area.minY, image: image?.pixelsUpright(),
            isStencil: image?.takesColorOfText ?? false)
    }
}

/// The class of attachments that programs know; it is above this module.
package protocol PublicTextAttachment: TextAttachmentBase {
    static func attachment(data: Data?, ofType type: String?) -> TextAttachmentBase
}

extension NSAttributedString {
    /// The one character that an attachment is at.
    public convenience init(attachment: TextAttachmentBase) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Returns true if there is an attachment in a range.
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range, options: []) { value, _, stop in
            if value != nil {
                isFound = true
                stop.pointee = true
            }
        }
        return isFound
    }
}

extension UIImage {
    /// True if the picture is only a shape, as symbols are unless they say otherwise.
    var takesColorOfText: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }

    /// The pixels as they are to be seen: turned, and in the colour that the picture was given.
    func pixelsUpright() -> CGImage? {
        if let cgImage, imageOrientation == .up, content.tint == nil { return cgImage }
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }
}
