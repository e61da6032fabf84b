import Foundation
@_spi(ForasteroInternal) internal import CoreGraphics

extension UIImage {
    /// A picture from a PNG file's bytes, one pixel per point; nil if they are none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A picture from a PNG file's bytes; nil if they are none, are damaged, or stand for too many pixels.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let provider = CGDataProvider(data: data),
            let image = CGImage(
                pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        else { return nil }
        self.init(cgImage: image, scale: scale, orientation: .up)
    }

    /// A picture from a file. `@2x` and `@3x` at the end of its name say how many pixels a point has.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// The bytes of a PNG file with the picture's pixels; nil for one without.
    public func pngData() -> Data? { cgImage?.pngData() }
}
