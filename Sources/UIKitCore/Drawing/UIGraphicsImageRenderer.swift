import Foundation

/// Makes images by drawing.
// apple: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: UIObject {
    /// What the images are made for.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// A renderer for images of a size in points, at the scale of the screen.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat.preferred())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
    }

    /// A renderer whose drawings have `bounds.origin` at the upper left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
    }

    /// The image that `actions` draw.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let canvas = ImageCanvas.makeContext(size: bounds.size, scale: format.scale) else { return UIImage() }
        canvas.translateBy(x: -bounds.minX, y: -bounds.minY)
        UIGraphicsPushContext(canvas)
        defer { UIGraphicsPopContext() }
        let context = UIGraphicsImageRendererContext(cgContext: canvas, format: format)
        actions(context)
        return context.currentImage
    }
}
