@_spi(ForasteroInternal) internal import CoreGraphics

/// Makes contexts to draw images in, with the origin at the top as in views.
package enum ImageCanvas {
    /// Nil for sizes without pixels, and for those too large for an image.
    /// - Parameter isOpaque: whether there is no alpha; the background is black then.
    package static func makeContext(size: CGSize, scale: CGFloat, isOpaque: Bool = false) -> CGContext? {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        guard width >= 1, height >= 1, width <= 32_767, height <= 32_767 else { return nil }
        let alpha = isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst
        guard
            let context = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.translateBy(x: 0, y: height)
        context.scaleBy(x: scale, y: -scale)
        context.setPatternBase()
        return context
    }
}
