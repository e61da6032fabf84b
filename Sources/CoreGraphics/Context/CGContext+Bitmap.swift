public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
    /// A context that draws into memory, with one unit of user space to a pixel and the origin at the bottom left.
    ///
    /// Fails when the layout is none that drawing supports, a side is zero or above 32767, the rows are too short, or memory
    /// is short. Supported are eight bits per component with `premultipliedFirst` or `noneSkipFirst` in little byte order,
    /// with `premultipliedLast` or `noneSkipLast` in big or default order, and `alphaOnly`.
    /// - Parameters:
    ///   - data: Memory of `height * bytesPerRow` bytes that outlives the context; nil lets the context allocate its own.
    ///   - bytesPerRow: A multiple of four, or zero to let the context choose when `data` is nil.
    ///   - space: Nil only for `alphaOnly`.
    ///   - bitmapInfo: An alpha info and a byte order, combined.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let isAlphaOnly = bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue == CGImageAlphaInfo.alphaOnly.rawValue
        let layout = BitmapLayout(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: isAlphaOnly ? 8 : 32, bitmapInfo: info,
            model: isAlphaOnly ? .unknown : space?.model ?? .unknown)
        guard bitsPerComponent == 8, let direct = layout.directDrawing else { return nil }
        let buffer =
            if let data {
                PixelBuffer(pixels: data, width: width, height: height, bytesPerRow: bytesPerRow, format: direct.format)
            } else {
                PixelBuffer(width: width, height: height, format: direct.format)
            }
        guard let buffer else { return nil }
        self.init(
            buffer: buffer, layout: layout, space: isAlphaOnly ? nil : space, baseTransform: .identity,
            swapsRedAndBlue: direct.swapsRedAndBlue)
    }

    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo.rawValue)
    }

    /// The pixels in the layout asked for, first row on top. Reading and writing them is allowed at any time.
    public var data: UnsafeMutableRawPointer? {
        canvas.flush()
        return canvas.buffer.pixels
    }

    public var width: Int { canvas.buffer.width }
    public var height: Int { canvas.buffer.height }
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    public var bytesPerRow: Int { canvas.buffer.bytesPerRow }
    public var colorSpace: CGColorSpace? { space }
    public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }

    /// The picture as it is now; later drawing does not change it. Nil when memory is short.
    public func makeImage() -> CGImage? {
        canvas.flush()
        guard let copy = canvas.buffer.copy() else { return nil }
        if canvas.swapsRedAndBlue { copy.swapRedAndBlue() }
        return CGImage(buffer: copy, layout: layout, colorSpace: space)
    }

    public func flush() { canvas.flush() }

    public func synchronize() { canvas.flush() }
}
