import Foundation
import Synchronization

/// A picture with its scale and its orientation. Immutable, and safe to use on any thread.
// apple: https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: UIObject, NSSecureCoding, @unchecked Sendable {
    package private(set) var content = ImageContent()
    /// Made when somebody asks for it.
    private let ownAsset = Mutex<UIImageAsset?>(nil)

    // MARK: Creating

    /// A picture without pixels.
    public override init() { super.init() }

    /// The picture at one pixel per point, upright.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// - Parameter scale: pixels per point; numbers of 0 and below count as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(ImageContent(pixels: cgImage, scale: scale > 0 && scale.isFinite ? scale : 1, orientation: orientation))
    }

    convenience init(_ content: ImageContent) {
        self.init()
        self.content = content
    }

    /// A picture from an archive; nil where that has none.
    public required convenience init?(coder: NSCoder) {
        guard let content = ImageContent(from: coder) else { return nil }
        self.init(content)
    }

    /// Writes the pixels, or the name of a symbol of the system, and how the picture is to be shown.
    open func encode(with coder: NSCoder) { content.encode(to: coder) }

    open class var supportsSecureCoding: Bool { true }

    // MARK: Reading

    /// The pixels, as they are stored.
    open var cgImage: CGImage? { content.pixels }
    /// Pixels per point.
    open var scale: CGFloat { content.scale }
    /// How the pixels must be turned.
    open var imageOrientation: Orientation { content.orientation }
    /// Original or stencil; automatic is up to whoever shows it.
    open var renderingMode: RenderingMode { content.renderingMode }
    /// The configuration that the picture was asked for with. Default: nil.
    open var configuration: UIImage.Configuration? { content.configuration }
    /// The traits that the picture was asked for.
    open var traitCollection: UITraitCollection { content.configuration?.traitCollection ?? UITraitCollection(displayScale: scale) }
    /// A format for drawing pictures of the same kind: as many pixels per point, and opaque if the picture is. New each time.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/imagerendererformat
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = cgImage.map { [.none, .noneSkipFirst, .noneSkipLast].contains($0.alphaInfo) } ?? false
        format.preferredRange = .standard
        return format
    }

    /// In points, upright.
    open var size: CGSize { content.size }
    /// The variants of the picture by traits. A picture that does not come from an asset gets one of its own, in which it stands alone.
    open var imageAsset: UIImageAsset? {
        if let origin = content.origin { return origin.asset }
        return ownAsset.withLock { asset in
            if let asset { return asset }
            let made = UIImageAsset()
            made.register(self, with: configuration ?? UIImage.Configuration(traitCollection: nil))
            asset = made
            return made
        }
    }

    // MARK: Variants

    /// The picture as it is, or as a stencil of its shape.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { variant { $0.renderingMode = renderingMode } }

    /// The picture as a stencil of one colour.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The picture as a stencil of one colour.
    /// - Parameter renderingMode: that of the result. A view shows a template in its own tint colour; where the colour is to be seen there,
    ///   take ``RenderingMode-swift.enum/alwaysOriginal``.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        variant {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The picture seen in a mirror.
    open func withHorizontallyFlippedOrientation() -> UIImage { variant { $0.orientation = $0.orientation.mirrored } }

    /// A picture that is shown in a mirror where the reading direction is from right to left.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { variant { $0.flipsForRightToLeft = true } }

    /// True if image views show the picture in a mirror where the reading direction is from right to left. Default: false.
    open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }

    /// A picture that counts as smaller when it is aligned with others, for one with a shadow or the like.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { variant { $0.alignmentInsets = alignmentInsets } }

    /// Default: zero.
    open var alignmentRectInsets: UIEdgeInsets { content.alignmentInsets }

    /// A picture with a line on which text beside it stands.
    /// - Parameter baselineOffset: from the lower edge up to it, in points.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { variant { $0.baselineOffset = baselineOffset } }

    /// The picture without a line for text beside it.
    open func imageWithoutBaseline() -> UIImage { variant { $0.baselineOffset = nil } }

    /// From the lower edge up to the line on which text beside the picture stands, in points; nil where the picture has none.
    open var baselineOffsetFromBottom: CGFloat? { content.baselineOffset }

    // MARK: Drawing

    /// Draws the picture into the current context, in its own size.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the picture into the current context, in its own size.
    /// - Parameter alpha: from 0, nothing, to 1.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture into the current context, as large as a rectangle.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the picture into the current context, as large as a rectangle. Does nothing without a context.
    /// - Parameter alpha: from 0, nothing, to 1.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        paint(in: context, rect: rect, blendMode: blendMode, alpha: alpha, stencilColor: content.tint?.cgColor)
    }

    /// Fills a rectangle of the current context with copies of the picture, the first at its upper left corner.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        paintTiles(in: context, rect: rect)
    }

    // MARK: Overriding

    /// Pictures are equal when they are of the same pixels and would be shown alike.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        let (mine, theirs) = (content, other.content)
        let isSame = mine.symbol != nil ? mine.symbol == theirs.symbol : mine.pixels == theirs.pixels
        return isSame && mine.scale == theirs.scale && mine.orientation == theirs.orientation
            && mine.renderingMode == theirs.renderingMode && mine.tint == theirs.tint && mine.stretching == theirs.stretching
            && mine.configuration == theirs.configuration && mine.frames == theirs.frames && mine.duration == theirs.duration
            && mine.alignmentInsets == theirs.alignmentInsets && mine.flipsForRightToLeft == theirs.flipsForRightToLeft
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(content.symbol?.name)
        hasher.combine(content.size.width)
        hasher.combine(content.size.height)
        return hasher.finalize()
    }

    open override var description: String {
        let kind = content.symbol.map { "symbol(\($0.name)) " } ?? ""
        return "<UIImage: \(kind){\(size.width), \(size.height)} scale \(scale)>"
    }

    // MARK: Internal

    /// Where the picture comes from, if there may be others for other traits.
    var origin: ImageOrigin? { content.origin ?? ownAsset.withLock { $0 }.map { ImageOrigin(asset: $0, rendition: self) } }

    func variant(_ change: (inout ImageContent) -> Void) -> UIImage {
        var copy = content
        copy.origin = origin
        change(&copy)
        return UIImage(copy)
    }

    /// True if only the alpha of the pixels counts where nobody says otherwise.
    package var isTemplate: Bool {
        renderingMode == .alwaysTemplate || renderingMode == .automatic && content.isSymbol && symbolColors == nil
    }
}
