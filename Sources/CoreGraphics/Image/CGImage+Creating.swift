internal import PixelKernels

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
        let data = provider.bytes
        guard decode == nil,
            let buffer = data.withUnsafeBytes({
                PixelBuffer.reading($0, width: width, height: height, bytesPerRow: bytesPerRow, layout)
            })
        else { return nil }
        self.init(buffer: buffer, layout: layout, colorSpace: space, shouldInterpolate: shouldInterpolate, renderingIntent: intent)
    }

    /// A stencil from grey pixels: black, 0, lets paint through and white does not, unless `decode` is `[1, 0]`.
    ///
    /// Pixels of one, two, four or eight bits stand side by side, the first one in the highest bits of its byte. Of pixels that have more
    /// components than one the first counts. Fails for other depths, or when there are too few bytes.
    // apple: https://developer.apple.com/documentation/coregraphics/cgimage/init(maskwidth:height:bitspercomponent:bitsperpixel:bytesperrow:provider:decode:shouldinterpolate:)
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let isPacked = [1, 2, 4, 8].contains(bitsPerComponent) && bitsPerPixel == bitsPerComponent
        let isWide = bitsPerComponent == 8 && [16, 24, 32].contains(bitsPerPixel)
        guard isPacked || isWide, PixelBuffer.isAllowed(width: width, height: height) else { return nil }
        let data = provider.bytes
        let usedBytes = (width * bitsPerPixel + 7) / 8
        guard bytesPerRow >= usedBytes, data.count >= bytesPerRow * (height - 1) + usedBytes,
            let buffer = PixelBuffer(width: width, height: height, format: .alpha8)
        else { return nil }
        data.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
            for row in 0..<height {
                let target = (buffer.pixels + row * buffer.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                pk_unpack_gray(start + row * bytesPerRow, Int32(bitsPerComponent), Int32(bitsPerPixel), target, width)
            }
        }
        if decode.map({ $0[0] < $0[1] }) ?? true { buffer.invertAlpha() }
        self.init(
            buffer: buffer, layout: .native(.alpha8), colorSpace: nil, isMask: true, shouldInterpolate: shouldInterpolate)
    }

    /// The bytes of the image in the layout it shows; nil when memory is short.
    public var dataProvider: CGDataProvider? { encoded().flatMap { CGDataProvider(bytes: $0) } }

    /// The distance between the starts of two rows of ``dataProvider``.
    public var bytesPerRow: Int { layout.bytes == nil ? buffer.bytesPerRow : width * layout.bitsPerPixel / 8 }

    private func encoded() -> Data? {
        let buffer = buffer
        guard let places = layout.bytes else { return Data(bytes: buffer.pixels, count: buffer.bytesPerRow * height) }
        var data = Data(count: bytesPerRow * height)
        data.withUnsafeMutableBytes { bytes in
            if let start = bytes.baseAddress { buffer.write(start, bytesPerRow: bytesPerRow, layout, places) }
        }
        return data
    }
}
