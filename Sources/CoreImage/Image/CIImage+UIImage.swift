public import UIKitGraphics

extension CIImage {
    /// The pixels of a picture, as they are stored; nil for a picture without any.
    ///
    /// The plane's unit is a pixel, not a point.
    // apple: https://developer.apple.com/documentation/coreimage/ciimage/init(image:)
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
}

extension UIImage {
    /// The recipe that the picture shows in place of pixels. Always nil: a picture of a recipe has pixels from the start.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/ciimage
    public var ciImage: CIImage? { nil }

    /// A picture that shows a recipe. It is rendered now; nothing is shown of one without an end.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/init(ciimage:)
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// The picture of a recipe, rendered at once. Without pixels where it has no end, or is empty.
    /// - Parameter scale: pixels per point.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/init(ciimage:scale:orientation:)
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: pixels, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }
}
