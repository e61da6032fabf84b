import Foundation

/// Makes images by drawing.
///
/// The same renderer can be used again and again, and on any thread, one at a time.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Draws into the renderer's context, which is the current one meanwhile.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let bounds: CGRect
    private let imageFormat: UIGraphicsImageRendererFormat

    /// A renderer for images of a size in points, at the scale of the screen.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat.preferred())
    }

    /// A renderer for images of a size in points, with the scale and opacity of a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer for images at the scale of the screen, with `bounds.origin` at the upper left corner.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
    }

    /// A renderer whose drawings have `bounds.origin` at the upper left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        imageFormat = format
        super.init(bounds: bounds, format: format)
    }

    /// The image that `actions` draw; one without pixels where the bounds have none, or too many.
    open func image(actions: DrawingActions) -> UIImage {
        guard let canvas = ImageCanvas.makeContext(size: bounds.size, scale: imageFormat.scale, isOpaque: imageFormat.opaque) else {
            return UIImage()
        }
        canvas.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        let context = UIGraphicsImageRendererContext(cgContext: canvas, format: imageFormat)
        actions(context)
        return context.currentImage
    }

    /// The bytes of a PNG file with the image that `actions` draw; none where the bounds have no pixels.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// The bytes of a JPEG file with the image that `actions` draw.
    /// - Parameter compressionQuality: from 0, small and coarse, to 1, large and fine.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
