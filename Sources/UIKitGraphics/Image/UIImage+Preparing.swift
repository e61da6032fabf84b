import Foundation

extension UIImage {
    // Pictures are decoded when they are made, so there is nothing left to prepare but another size.

    /// The picture, ready to be shown without delay.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/preparingfordisplay()
    public func preparingForDisplay() -> UIImage? { cgImage == nil ? nil : self }

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
