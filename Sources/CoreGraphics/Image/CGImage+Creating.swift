extension CGImage {
    /// An image from bytes in memory.
    ///
    /// Fails when the layout cannot be read, or there are too few bytes. Readable are eight and sixteen bits per component,
    /// grey and RGB, with alpha before or behind, multiplied or not, in any byte order.
    /// - Parameters:
    ///   - provider: The bytes, copied now.
    ///   - decode: Only nil: numbers are taken as they are.
    ///   - intent: Kept, without influence.
    // apple: https://developer.apple.com/documentation/coregraphics/cgimage/init(width:height:bitspercomponent:bitsperpixel:bytesperrow:space:bitmapinfo:provider:decode:shouldinterpolate:intent:)
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let layout = BitmapLayout(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bitmapInfo: bitmapInfo, model: space.model)
        guard decode == nil, let data = provider.data,
            let buffer = data.withUnsafeBytes({
                PixelBuffer.reading($0, width: width, height: height, bytesPerRow: bytesPerRow, layout)
            })
        else { return nil }
        self.init(buffer: buffer, layout: layout, colorSpace: space, shouldInterpolate: shouldInterpolate, renderingIntent: intent)
    }

    /// A stencil from eight bits per pixel: black, 0, lets paint through and white does not, unless `decode` is `[1, 0]`.
    ///
    /// Fails for other depths, or when there are too few bytes.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard bitsPerComponent == 8, bitsPerPixel == 8, let data = provider.data, bytesPerRow >= width,
            PixelBuffer.isAllowed(width: width, height: height), data.count >= bytesPerRow * (height - 1) + width,
            let buffer = PixelBuffer(width: width, height: height, format: .alpha8)
        else { return nil }
        data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            for row in 0..<height { memcpy(buffer.pixels + row * buffer.bytesPerRow, start + row * bytesPerRow, width) }
        }
        if decode.map({ $0[0] < $0[1] }) ?? true { buffer.invertAlpha() }
        self.init(
            buffer: buffer, layout: .native(.alpha8), colorSpace: nil, isMask: true, shouldInterpolate: shouldInterpolate)
    }

    /// The bytes of the image in the layout it shows; nil when memory is short.
    public var dataProvider: CGDataProvider? { encoded().flatMap { CGDataProvider(data: $0 as CFData) } }

    /// The distance between the starts of two rows of ``dataProvider``.
    public var bytesPerRow: Int { layout.bytes == nil ? buffer.bytesPerRow : width * layout.bitsPerPixel / 8 }

    private func encoded() -> Data? {
        guard let places = layout.bytes else { return Data(bytes: buffer.pixels, count: buffer.bytesPerRow * height) }
        var data = Data(count: bytesPerRow * height)
        data.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { buffer.write(start, bytesPerRow: bytesPerRow, layout, places) }
        }
        return data
    }
}
