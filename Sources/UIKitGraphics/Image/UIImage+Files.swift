import Foundation
@_spi(ForasteroInternal) internal import CoreGraphics

extension UIImage {
    /// A picture from the bytes of a PNG, JPEG or WebP file, one pixel per point; nil if they are none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A picture from the bytes of a file; nil if they are none, are damaged, or stand for too many pixels.
    ///
    /// How a camera was held is taken from the file as ``imageOrientation``. May be called on any thread.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/init(data:scale:)
    public convenience init?(data: Data, scale: CGFloat) {
        guard let image = try? CGImage.decode(data) else { return nil }
        self.init(cgImage: image, scale: scale, orientation: Orientation(ImageOrientation(of: data)))
    }

    /// A picture from a file. `@2x` and `@3x` at the end of its name say how many pixels a point has.
    ///
    /// Without such an end, the file for the scale of the screen is preferred where there is one.
    public convenience init?(contentsOfFile path: String) {
        let file = ImageFile(path: path)
        let found = file.isForOneScale ? file : file.variants(scale: Self.preferredScale).first(where: \.exists) ?? file
        guard let data = FileManager.default.contents(atPath: found.path) else { return nil }
        self.init(data: data, scale: found.scale)
    }

    /// The bytes of a PNG file with the picture's pixels, upright; nil for one without.
    public func pngData() -> Data? { flattened?.pngData() }

    /// The bytes of a JPEG file with the picture's pixels, upright and on white; nil for one without.
    /// - Parameter compressionQuality: from 0, small and coarse, to 1, large and fine.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/jpegdata(compressionquality:)
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        flattened?.jpegData(quality: compressionQuality.isNaN ? 1 : min(max(compressionQuality, 0), 1))
    }

    static var preferredScale: CGFloat { max(UITraitCollection.current.displayScale, 1) }

    /// The pixels as they are to be seen.
    private var flattened: CGImage? {
        guard imageOrientation != .up || content.tint != nil || symbolColors != nil else { return cgImage }
        return redrawn(in: size)?.cgImage
    }

    /// The picture redrawn in a size, in points.
    func redrawn(in size: CGSize) -> UIImage? {
        guard let canvas = ImageCanvas.makeContext(size: size, scale: scale) else { return nil }
        paint(
            in: canvas, rect: CGRect(origin: .zero, size: size), blendMode: .normal, alpha: 1, stencilColor: content.tint?.cgColor)
        return canvas.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}

extension UIImage.Orientation {
    fileprivate init(_ orientation: ImageOrientation) {
        self =
            switch orientation {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            case .left: .left
            }
    }
}
