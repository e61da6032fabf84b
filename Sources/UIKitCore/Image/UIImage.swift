import Foundation

/// A picture with its scale and its orientation. Immutable, and safe to use on any thread.
// apple: https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: UIObject, @unchecked Sendable {
    /// Whether a picture is drawn in its own colours or as a stencil in the tint of its view.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// How a picture must be turned to stand upright.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        /// Whether width and height change places.
        var isSideways: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }
    }

    // MARK: Creating

    /// A picture without pixels.
    public convenience override init() { self.init(pixels: nil, scale: 1, orientation: .up, renderingMode: .automatic, tint: nil) }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// - Parameter scale: pixels per point.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(pixels: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation, renderingMode: .automatic, tint: nil)
    }

    init(
        pixels: CGImage?, scale: CGFloat, orientation: Orientation, renderingMode: RenderingMode, tint: UIColor?,
        symbol: SymbolPicture? = nil, configuration: Configuration? = nil
    ) {
        cgImage = pixels
        self.scale = scale
        imageOrientation = orientation
        self.renderingMode = renderingMode
        self.tint = tint
        self.symbol = symbol
        self.configuration = configuration
        super.init()
    }

    // MARK: Reading

    /// The pixels, as they are stored.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    /// How the pixels must be turned.
    public let imageOrientation: Orientation
    /// Original or stencil; automatic is up to whoever shows it.
    public let renderingMode: RenderingMode
    let tint: UIColor?
    let symbol: SymbolPicture?
    /// What the picture was asked for, besides its name. Default: nil.
    public let configuration: UIImage.Configuration?

    /// Whether only the alpha of the pixels counts where nobody says otherwise.
    var isTemplate: Bool { renderingMode == .alwaysTemplate || renderingMode == .automatic && symbol != nil }

    /// In points, upright.
    open var size: CGSize {
        guard let cgImage else { return .zero }
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        return imageOrientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    // MARK: Variants

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(
            pixels: cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, tint: tint, symbol: symbol,
            configuration: configuration)
    }

    /// The picture as a stencil of one colour.
    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(
            pixels: cgImage, scale: scale, orientation: imageOrientation, renderingMode: renderingMode, tint: color, symbol: symbol,
            configuration: configuration)
    }

    // MARK: Drawing

    /// Draws the picture into the current context, in its own size.
    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture into the current context, stretched to a rectangle.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        paint(in: context, rect: rect, blendMode: blendMode, alpha: alpha, stencilColor: tint?.cgColor)
    }
}
