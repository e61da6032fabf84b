extension CGImage {
    /// The image, shown only where the mask lets it through: where a stencil is black, or where a grey image is white.
    ///
    /// The mask is stretched to the size of the image. Nil when memory is short.
    // apple: https://developer.apple.com/documentation/coregraphics/cgimage/masking(_:)
    public func masking(_ mask: CGImage) -> CGImage? {
        let area = CGRect(x: 0, y: 0, width: width, height: height)
        guard let buffer = PixelBuffer(width: width, height: height, format: .argb32), let context = CGContext(buffer: buffer, scale: 1)
        else { return nil }
        // The pictures are drawn upright only where y grows upwards.
        context.translateBy(x: 0, y: area.height)
        context.scaleBy(x: 1, y: -1)
        context.clip(to: area, mask: mask)
        context.draw(self, in: area)
        return CGImage(
            buffer: context.buffer, layout: .native(.argb32), colorSpace: colorSpace, shouldInterpolate: shouldInterpolate,
            renderingIntent: renderingIntent)
    }

    /// The same pixels with their numbers taken for those of another space; nil when it has another number of components.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.numberOfComponents == colorSpace?.numberOfComponents else { return nil }
        return CGImage(
            source: source, layout: layout, colorSpace: space, shouldInterpolate: shouldInterpolate, renderingIntent: renderingIntent)
    }
}
