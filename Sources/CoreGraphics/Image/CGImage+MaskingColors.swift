internal import PixelKernels

extension CGImage {
    /// The image, transparent where all components of a pixel lie within ranges.
    ///
    /// - Parameter components: The lowest and the highest number of each component in turn, alpha left out, as the image's bits
    ///   count them: 0 to 255 for eight bits.
    /// - Returns: Nil for a mask, for an image with alpha, or when there are too few numbers.
    // apple: https://developer.apple.com/documentation/coregraphics/cgimage/copy(maskingcolorcomponents:)
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        let count = colorSpace?.numberOfComponents ?? 0
        guard !isMask, !layout.hasAlpha, count == 1 || count == 3, components.count >= 2 * count,
            let copy = PixelBuffer(width: width, height: height, format: .argb32)
        else { return nil }
        let unit = bitsPerComponent == 16 ? CGFloat(257) : 1
        func byte(_ value: CGFloat) -> UInt8 { UInt8(min(max((value / unit).isNaN ? 0 : value / unit, 0), 255)) }
        // A grey image keeps its one component in all three colours.
        let places = count == 1 ? [0, 0, 0] : [0, 1, 2]
        let low = places.map { byte(components[2 * $0]) }, high = places.map { byte(components[2 * $0 + 1]) }
        let buffer = buffer
        for row in 0..<height {
            let source = (buffer.pixels + row * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let target = (copy.pixels + row * copy.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            pk_mask_colors(source, target, width, low, high)
        }
        return CGImage(
            buffer: copy, layout: .native(.argb32), colorSpace: colorSpace, shouldInterpolate: shouldInterpolate,
            renderingIntent: renderingIntent)
    }
}
