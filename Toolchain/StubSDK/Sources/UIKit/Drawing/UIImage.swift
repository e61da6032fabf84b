import QuartzCore
import CoreImage

public typealias _ImageLiteralType = UIImage

open class UIImage: UIObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Int, Sendable { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    public override init() { super.init() }
    public convenience init?(named name: String) { return nil }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) { return nil }
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) { return nil }
    public convenience init?(systemName name: String) { return nil }
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) { return nil }
    public convenience init?(contentsOfFile path: String) { return nil }
    public init?(data: Data) { if data.isEmpty { return nil } }
    public init?(data: Data, scale: CGFloat) {
        if data.isEmpty { return nil }
        self.scale = scale
    }
    public init(cgImage: CGImage) { self.cgImage = cgImage }
    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.cgImage = cgImage
        self.scale = scale
        imageOrientation = orientation
    }
    public required convenience init(imageLiteralResourceName name: String) { self.init() }
    public required init?(coder: NSCoder) {}
    public func encode(with coder: NSCoder) {}
    public class var supportsSecureCoding: Bool { true }

    public internal(set) var cgImage: CGImage?
    public private(set) var scale: CGFloat = 1, imageOrientation = Orientation.up, renderingMode = RenderingMode.automatic
    public private(set) var capInsets = UIEdgeInsets.zero, alignmentRectInsets = UIEdgeInsets.zero
    public private(set) var images: [UIImage]?, duration: TimeInterval = 0
    open var ciImage: CIImage? { nil }
    open var configuration: Configuration? { nil }
    open var isSymbolImage: Bool { false }
    open var flipsForRightToLeftLayoutDirection: Bool { false }
    open var size: CGSize {
        CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    }
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        let image = images.first?.copied()
        image?.images = images
        image?.duration = duration
        return image
    }

    func copied() -> UIImage {
        let image = UIImage()
        image.cgImage = cgImage
        image.scale = scale
        image.imageOrientation = imageOrientation
        image.renderingMode = renderingMode
        return image
    }
    open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        let image = copied()
        image.renderingMode = mode
        return image
    }
    open func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
        let image = copied()
        image.capInsets = insets
        return image
    }
    open func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        resizableImage(withCapInsets: insets)
    }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { copied() }
    open func withHorizontallyFlippedOrientation() -> UIImage { copied() }
    open func withTintColor(_ color: UIColor) -> UIImage { copied() }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { withRenderingMode(renderingMode) }
    open func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { copied() }
    open func withConfiguration(_ configuration: Configuration) -> UIImage { copied() }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    open func preparingForDisplay() -> UIImage? { self }
    open func pngData() -> Data? { nil }
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    open func draw(in rect: CGRect) {}
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    open func draw(at point: CGPoint) {}
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}

    open class Configuration: UIObject, @unchecked Sendable {}
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
    public enum SymbolWeight: Int, Sendable { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public override init() { super.init() }
        public convenience init(pointSize: CGFloat) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        public convenience init(scale: SymbolScale) { self.init() }
        public convenience init(weight: SymbolWeight) { self.init() }
        public convenience init(font: UIFont) { self.init() }
    }
}
