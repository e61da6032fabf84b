extension CGContext {
    /// A context as views draw in it: user space starts at the top left, y grows downwards, one unit is `scale` pixels.
    ///
    /// Draws straight into the buffer. Fails only when memory is short.
    /// - Parameter origin: The point of user space that lies at the top left pixel.
    @_spi(ForasteroInternal)
    public convenience init?(buffer: PixelBuffer, scale: CGFloat, origin: CGPoint = .zero) {
        self.init(
            buffer: buffer,
            layout: .native(buffer.format),
            space: buffer.format == .alpha8 ? nil : CGColorSpace.shared.sRGB,
            baseTransform: CGAffineTransform(
                a: scale, b: 0, c: 0, d: -scale, tx: -origin.x * scale, ty: CGFloat(buffer.height) + origin.y * scale)
        )
    }

    /// The pixels drawn so far. They change with the next thing drawn.
    @_spi(ForasteroInternal)
    public var buffer: PixelBuffer {
        canvas.flush()
        return canvas.buffer
    }

    /// To be called after writing into ``buffer`` by other means.
    @_spi(ForasteroInternal)
    public func bufferDidChange() {
        canvas.pixelsDidChange()
    }
}
