import Foundation
@_spi(ForasteroInternal) internal import CoreGraphics

extension UIImage {
    /// The picture, ready to be shown without delay: its pixels are decoded, and kept for as long as it lives.
    ///
    /// Those of a picture from a file are let go of when they were not drawn for long and others need the memory, and decoded again when
    /// they are drawn. A picture that is prepared already is returned as it is; nil for one without pixels.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()
    public func preparingForDisplay() -> UIImage? {
        guard let pixels = content.pixels else { return nil }
        let kept = pixels.keepingPixels()
        return kept == pixels ? self : variant { $0.pixels = kept }
    }

    /// The picture, ready to be shown without delay, from another thread.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
    }

    /// The picture, ready to be shown without delay.
    public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

    /// The picture in another size; nil for sizes without pixels.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/preparingthumbnail(of:)
    public func preparingThumbnail(of size: CGSize) -> UIImage? { cgImage == nil ? nil : redrawn(in: size) }

    /// The picture in another size, from another thread.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
    }

    /// The picture in another size.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}
