import Foundation
internal import TextEngine

/// A picture in a line of text, in place of the character U+FFFC.
// apple: https://developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: UIObject, @unchecked Sendable {
    /// The character that stands for an attachment.
    public static let character = 0xFFFC

    /// What is drawn. Default: nil, then ``contents`` are, if they are a picture.
    open var image: UIImage?

    /// The size of the picture, and where its lower left corner is relative to the baseline, in points with y upwards.
    ///
    /// Default: zero, which is the size of the picture, standing on the baseline.
    open var bounds = CGRect.zero

    /// The bytes of a file.
    open var contents: Data?

    /// The type of ``contents``, such as "public.png".
    open var fileType: String?

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

    /// The room that the attachment takes in a line, with what is drawn there.
    func inlineBox() -> InlineBox {
        let image = image ?? contents.flatMap { UIImage(data: $0) }
        let area = bounds.isEmpty ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
        return InlineBox(
            width: area.width, ascent: area.maxY, descent: -area.minY, image: image?.pixelsUpright(),
            isStencil: image?.takesColorOfText ?? false)
    }
}

extension NSAttributedString {
    /// The one character that an attachment stands at.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

extension UIImage {
    /// Whether the picture is only a shape, as symbols are unless they say otherwise.
    fileprivate var takesColorOfText: Bool { renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage) }

    /// The pixels as they are to be seen: turned, and in the colour that the picture was given.
    fileprivate func pixelsUpright() -> CGImage? {
        if let cgImage, imageOrientation == .up, content.tint == nil { return cgImage }
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(at: .zero) }.cgImage
    }
}
