internal import CCairo
internal import PixelKernels

extension CairoCanvas {
    /// Paints one colour where coverage lets it through, whatever the source is. The coverage is placed by its top left pixel.
    ///
    /// - Returns: False when only Cairo can do it, and nothing has been painted: in a group, with another blend mode, where a clip is not
    ///   made of whole pixels.
    // optimization: for a word, Cairo spends more time on what it makes for the mask and looks up than on the pixels.
    func paint(_ color: PaintColor, through coverage: PixelBuffer, at origin: CGPoint) -> Bool {
        guard buffer.format == .argb32, coverage.format == .alpha8, cairo_get_operator(cairo) == CAIRO_OPERATOR_OVER,
            cairo_get_group_target(cairo) == cairo_get_target(cairo), let left = Int(exactly: origin.x), let top = Int(exactly: origin.y)
        else { return false }
        cairo_identity_matrix(cairo)
        guard let list = cairo_copy_clip_rectangle_list(cairo) else { return false }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return false }
        flush()
        let pixel = color.pixel(swapsRedAndBlue: swapsRedAndBlue)
        for index in 0..<Int(list.pointee.num_rectangles) {
            paint(pixel, through: coverage, left, top, within: list.pointee.rectangles[index])
        }
        pixelsDidChange()
        return true
    }

    private func paint(_ pixel: UInt32, through coverage: PixelBuffer, _ left: Int, _ top: Int, within clip: cairo_rectangle_t) {
        let minX = max(left, Int(clip.x), 0)
        let minY = max(top, Int(clip.y), 0)
        let maxX = min(left + coverage.width, Int(clip.x + clip.width), buffer.width)
        let maxY = min(top + coverage.height, Int(clip.y + clip.height), buffer.height)
        guard minX < maxX, minY < maxY else { return }
        let target = buffer.pixels + minY * buffer.bytesPerRow + minX * 4
        let mask = coverage.pixels + (minY - top) * coverage.bytesPerRow + (minX - left)
        pk_paint_masked(
            target.assumingMemoryBound(to: UInt32.self), buffer.bytesPerRow / 4, mask.assumingMemoryBound(to: UInt8.self),
            coverage.bytesPerRow, maxX - minX, maxY - minY, pixel)
    }
}

extension PaintColor {
    /// The pixel, as it is drawn: multiplied by alpha and cut to bytes as Cairo does it. Alpha is in the highest byte.
    public var drawnPixel: UInt32 { pixel(swapsRedAndBlue: false) }

    fileprivate func pixel(swapsRedAndBlue: Bool) -> UInt32 {
        func byte(_ value: CGFloat) -> UInt32 { UInt32(min(max(value, 0), 1) * alpha * 65535 + 0.5) >> 8 }
        let (first, last) = swapsRedAndBlue ? (blue, red) : (red, blue)
        return byte(1) << 24 | byte(first) << 16 | byte(green) << 8 | byte(last)
    }
}
