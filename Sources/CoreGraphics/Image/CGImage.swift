/// A picture made of pixels. It never changes.
// apple: https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: @unchecked Sendable {
    /// Where the pixels come from.
    let source: PixelSource
    /// How the image shows its bytes to the program.
    let layout: BitmapLayout
    /// The space of the pixels; nil for a stencil and for alpha alone.
    public let colorSpace: CGColorSpace?
    /// True if the image is a stencil: black lets paint through, white does not.
    public let isMask: Bool
    /// True if pixels are mixed when the image is drawn at another size.
    public let shouldInterpolate: Bool
    /// How colours outside of a space are to be brought into it. Has no influence.
    public let renderingIntent: CGColorRenderingIntent

    convenience init(
        buffer: PixelBuffer, layout: BitmapLayout, colorSpace: CGColorSpace?, isMask: Bool = false, shouldInterpolate: Bool = true,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        self.init(
            source: .kept(buffer), layout: layout, colorSpace: colorSpace, isMask: isMask, shouldInterpolate: shouldInterpolate,
            renderingIntent: renderingIntent)
    }

    init(
        source: PixelSource, layout: BitmapLayout, colorSpace: CGColorSpace?, isMask: Bool = false, shouldInterpolate: Bool = true,
        renderingIntent: CGColorRenderingIntent = .defaultIntent
    ) {
        self.source = source
        self.layout = layout
        self.colorSpace = colorSpace
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
        self.renderingIntent = renderingIntent
    }

    /// In pixels.
    public var width: Int { source.width }
    /// In pixels.
    public var height: Int { source.height }
    /// The pixels as drawing wants them, whatever the image was made from; see ``PixelSource/buffer``.
    var buffer: PixelBuffer { source.buffer }
    /// The bits of a component, as the image shows its bytes.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// The bits of a pixel, as the image shows its bytes.
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    /// Where alpha is in a pixel, and whether colours are multiplied with it.
    public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
    /// Alpha and order of bytes together.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
    /// The order of bytes in a component, or in a pixel of 32 bits.
    public var byteOrderInfo: CGImageByteOrderInfo { layout.byteOrder }

    /// The image itself, as it never changes.
    public func copy() -> CGImage? { self }
}

extension CGImage: Hashable {
    public static func == (first: CGImage, second: CGImage) -> Bool { first === second }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension CGImage {
    /// An image of pixels that nobody changes any more.
    @_spi(ForasteroInternal)
    public convenience init(buffer: PixelBuffer) {
        self.init(buffer: buffer, layout: .native(buffer.format), colorSpace: buffer.format == .alpha8 ? nil : CGColorSpace.shared.sRGB)
    }

    /// The pixels, shared with the image and not to be written to. Those of a file may be decoded for this: who shows them keeps the buffer.
    @_spi(ForasteroInternal)
    public var pixelBuffer: PixelBuffer { buffer }

    /// The pixels for a canvas that keeps red where others keep blue; nil when memory is short.
    func drawable(swapped: Bool) -> PixelBuffer? {
        let buffer = buffer
        guard swapped, buffer.format != .alpha8 else { return buffer }
        let copy = buffer.copy()
        copy?.swapRedAndBlue()
        return copy
    }

    /// How much paint each pixel lets through when the image is used as a mask.
    func coverage() -> PixelBuffer? { isMask ? buffer : buffer.alphaOrLuminance() }
}
