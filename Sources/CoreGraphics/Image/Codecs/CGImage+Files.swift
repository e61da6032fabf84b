extension CGImage {
    /// Decodes a PNG file; nil when it is none, is damaged, or has more than 64 million pixels.
    ///
    /// - Parameters:
    ///   - decode: Reserved, pass nil.
    ///   - intent: Kept, without influence.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let buffer = try? PNGDecoder(budget: .standard).decode(source.bytes) else { return nil }
        self.init(
            buffer: buffer, layout: .native(buffer.format), colorSpace: CGColorSpace.shared.sRGB,
            shouldInterpolate: shouldInterpolate, renderingIntent: intent)
    }

    /// The bytes of a PNG file with these pixels; nil when memory is short.
    /// - Parameter ofScreen: the picture shows a screen, so that little searching makes a small file.
    @_spi(ForasteroInternal)
    public func pngData(ofScreen: Bool = false) -> Data? { PNGEncoder(isQuick: ofScreen).encode(buffer) }

    /// Decodes a JPEG file; nil when it is none, is damaged, or has more than 64 million pixels.
    ///
    /// - Parameters:
    ///   - decode: Reserved, pass nil.
    ///   - intent: Kept, without influence.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let buffer = try? JPEGDecoder(budget: .standard).decode(source.bytes) else { return nil }
        self.init(
            buffer: buffer, layout: .native(buffer.format), colorSpace: CGColorSpace.shared.sRGB,
            shouldInterpolate: shouldInterpolate, renderingIntent: intent)
    }

    /// The bytes of a JPEG file with these pixels, on white; nil when memory is short.
    ///
    /// - Parameter quality: From 0, small and coarse, to 1, large and fine.
    @_spi(ForasteroInternal)
    public func jpegData(quality: CGFloat) -> Data? { JPEGEncoder(quality: quality).encode(buffer) }
}
