extension CGImage {
    /// Decodes the bytes of an image file; of an animation its first frame. May be called on any thread.
    ///
    /// The image keeps the bytes of a large picture, and its pixels are decoded again when they are drawn after others needed the memory.
    /// The orientation that a camera notes in a file is not applied; see ``ImageOrientation``.
    @_spi(ForasteroInternal)
    public static func decode(_ data: Data, budget: PixelBudget = .standard) throws(ImageDecodingError) -> CGImage {
        guard let format = ImageFormat(data) else { throw .unknownFormat }
        let pixels = try format.pixelSource(of: data, budget: budget)
        return CGImage(source: pixels, layout: .native(pixels.format), colorSpace: CGColorSpace.shared.sRGB)
    }

    /// The same image with pixels that it keeps for as long as it lives, decoded at once; itself where it does so already.
    @_spi(ForasteroInternal)
    public func keepingPixels() -> CGImage {
        guard case .file(let file) = source else { return self }
        return CGImage(
            source: .kept(file.buffer), layout: layout, colorSpace: colorSpace, isMask: isMask, shouldInterpolate: shouldInterpolate,
            renderingIntent: renderingIntent)
    }

    /// Lets go of the pixels of image files that nobody shows. They are decoded again when they are drawn.
    @_spi(ForasteroInternal)
    public static func removeDecodedPixels() { DecodedPixels.shared.removeAll() }

    /// Decodes a PNG file; nil when it is none, is damaged, or has more than 64 million pixels.
    ///
    /// - Parameters:
    ///   - decode: Reserved, pass nil.
    ///   - intent: Kept, without influence.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard let pixels = try? ImageFormat.png.pixelSource(of: source.bytes) else { return nil }
        self.init(
            source: pixels, layout: .native(pixels.format), colorSpace: CGColorSpace.shared.sRGB,
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
        guard let pixels = try? ImageFormat.jpeg.pixelSource(of: source.bytes) else { return nil }
        self.init(
            source: pixels, layout: .native(pixels.format), colorSpace: CGColorSpace.shared.sRGB,
            shouldInterpolate: shouldInterpolate, renderingIntent: intent)
    }

    /// The bytes of a JPEG file with these pixels, on white; nil when memory is short.
    ///
    /// - Parameter quality: From 0, small and coarse, to 1, large and fine.
    @_spi(ForasteroInternal)
    public func jpegData(quality: CGFloat) -> Data? { JPEGEncoder(quality: quality).encode(buffer) }
}
