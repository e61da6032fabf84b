/// Lets go of the memory of a context: gets what was given with it, and the memory.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
    /// A context that draws into memory, with one unit of user space to a pixel and the origin at the bottom left.
    ///
    /// Fails when the layout cannot be drawn, a side is zero or above 32767, the rows are too short, or memory is short. Can be
    /// drawn are grey and RGB of eight or sixteen bits per component in any order, and `alphaOnly` of eight. Fast are only RGB
    /// with `premultipliedFirst` or `noneSkipFirst` in little order, and with `premultipliedLast` or `noneSkipLast` in big or
    /// default order; all others are converted before and after every shape.
    /// - Parameters:
    ///   - data: Memory of `height * bytesPerRow` bytes that outlives the context; nil lets the context allocate its own.
    ///   - bytesPerRow: Zero lets the context choose when `data` is nil.
    ///   - space: Nil only for `alphaOnly`.
    ///   - bitmapInfo: An alpha info and a byte order, combined.
    // apple: https://developer.apple.com/documentation/coregraphics/cgcontext/init(data:width:height:bitspercomponent:bytesperrow:space:bitmapinfo:)
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
        bitmapInfo: UInt32
    ) {
        let layout = BitmapLayout(bitsPerComponent: bitsPerComponent, CGBitmapInfo(rawValue: bitmapInfo), space: space)
        let memory = BitmapMemory(data: data, width: width, height: height, bytesPerRow: bytesPerRow, layout)
        guard let memory else { return nil }
        self.init(
            buffer: memory.buffer, layout: layout, space: layout.alphaInfo == .alphaOnly ? nil : space, baseTransform: .identity,
            swapsRedAndBlue: memory.swapsRedAndBlue, staging: memory.staging)
    }

    /// The same, with the bitmap's layout as an option set and a colour space that is not nil.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo.rawValue)
    }

    /// The pixels in the layout asked for, first row on top. Reading and writing them is allowed at any time. Nil for a document.
    public var data: UnsafeMutableRawPointer? {
        guard document == nil else { return nil }
        canvas.flush()
        guard let staging else { return canvas.buffer.pixels }
        staging.expose(canvas.buffer)
        return staging.memory
    }

    /// The pixels of a row; of a document, 0.
    public var width: Int { document == nil ? canvas.buffer.width : 0 }
    /// The rows of pixels; of a document, 0.
    public var height: Int { document == nil ? canvas.buffer.height : 0 }
    /// The bits of a component, as the layout asked for.
    public var bitsPerComponent: Int { layout.bitsPerComponent }
    /// The bits of a pixel, as the layout asked for.
    public var bitsPerPixel: Int { layout.bitsPerPixel }
    /// How far the beginnings of two rows lie apart; of a document, 0.
    public var bytesPerRow: Int { document == nil ? staging?.bytesPerRow ?? canvas.buffer.bytesPerRow : 0 }
    /// The space of the pixels; nil for alpha alone.
    public var colorSpace: CGColorSpace? { space }
    /// Where alpha is in a pixel, and whether colours are multiplied with it.
    public var alphaInfo: CGImageAlphaInfo { layout.alphaInfo }
    /// Alpha and order of bytes together.
    public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }

    /// The picture as it is now; later drawing does not change it. Nil when memory is short, and for a document.
    public func makeImage() -> CGImage? {
        guard document == nil else { return nil }
        canvas.flush()
        staging?.fetch(into: canvas.buffer)
        guard let copy = canvas.buffer.copy() else { return nil }
        if canvas.swapsRedAndBlue { copy.swapRedAndBlue() }
        return CGImage(buffer: copy, layout: layout, colorSpace: space)
    }

    /// Draws what is still waiting to be drawn.
    public func flush() { canvas.flush() }

    /// Draws what is still waiting to be drawn.
    public func synchronize() { canvas.flush() }
}
