@_spi(ForasteroInternal) internal import CoreGraphics
@_spi(ForasteroInternal) internal import QuartzCore

/// A picture of what a view and those inside it show.
@MainActor
package struct ViewPicture {
    package let image: CGImage

    /// - Parameters:
    ///   - rect: what of the view, in its coordinates.
    ///   - afterScreenUpdates: whether what has changed since the last frame is in the picture.
    package init?(of view: UIView, in rect: CGRect, afterScreenUpdates: Bool) {
        let host = view.displayHost
        if afterScreenUpdates { host.pipeline.commitNow() }
        guard let image = host.layers.picture(of: view.backingLayer, in: rect, scale: host.screen.scale) else { return nil }
        self.image = image
    }

    /// True if nothing shines through at some points that stand for all.
    package var isOpaque: Bool {
        let buffer = image.pixelBuffer
        let count = 8
        for row in 0..<count {
            for column in 0..<count {
                let x = column * (buffer.width - 1) / (count - 1)
                let y = row * (buffer.height - 1) / (count - 1)
                let pixel = buffer.pixels.load(fromByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                if pixel >> 24 < 0xFF { return false }
            }
        }
        return true
    }
}
