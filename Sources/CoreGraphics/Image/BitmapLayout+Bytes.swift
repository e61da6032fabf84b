internal import PixelKernels

extension BitmapLayout {
    /// True if colours come multiplied by alpha.
    var isPremultiplied: Bool { alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast }

    var hasAlpha: Bool { isPremultiplied || alphaInfo == .first || alphaInfo == .last || alphaInfo == .alphaOnly }

    var isGray: Bool { model == .monochrome }

    /// Where the bytes of a pixel stand; nil for layouts that cannot be read: floating point, palettes, packed bits.
    var bytes: pk_layout? {
        let unit = bitsPerComponent / 8
        guard unit == 1 || unit == 2, bitsPerComponent % 8 == 0, !bitmapInfo.contains(.floatComponents),
            model == .rgb || model == .monochrome, alphaInfo != .alphaOnly
        else { return nil }
        let colors = isGray ? 1 : 3
        let places = order(colors: colors)
        let size = bitsPerPixel / 8
        guard bitsPerPixel % 8 == 0, size >= (alphaInfo == .none ? colors : colors + 1) * unit else { return nil }
        func place(_ component: Int) -> Int32 { byte(of: component, size: size, unit: unit) }
        return pk_layout(
            size: Int32(size), red: place(places[0]), green: place(places[1]), blue: place(places[2]),
            alpha: hasAlpha ? place(places[3]) : -1)
    }

    /// The same for the memory of a context, which may be alpha alone: then all of a pixel is in its one byte, the alpha at last.
    var bytesOfContext: pk_layout? {
        guard alphaInfo == .alphaOnly, bitsPerComponent == 8 else { return bytes }
        return pk_layout(size: 1, red: 0, green: 0, blue: 0, alpha: 0)
    }

    /// Which component of a pixel is red, green, blue and alpha when the bytes are in big order.
    private func order(colors: Int) -> [Int] {
        switch alphaInfo {
        case .first, .premultipliedFirst, .noneSkipFirst:
            isGray ? [1, 1, 1, 0] : [1, 2, 3, 0]
        default:
            isGray ? [0, 0, 0, colors] : [0, 1, 2, colors]
        }
    }

    /// The byte of a pixel that holds a component, or its higher half.
    private func byte(of component: Int, size: Int, unit: Int) -> Int32 {
        let big = component * unit
        switch byteOrder {
        case .order32Little where size == 4: return Int32(3 - big)
        case .order16Little where unit == 2: return Int32(big + 1)
        default: return Int32(big)
        }
    }
}

extension PixelBuffer {
    /// A buffer with the pixels of foreign memory; nil when the layout cannot be read, the memory is too short, or there is none left.
    static func reading(_ data: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int, _ layout: BitmapLayout) -> PixelBuffer? {
        guard let places = layout.bytes, isAllowed(width: width, height: height), bytesPerRow >= width * Int(places.size),
            data.count >= bytesPerRow * (height - 1) + width * Int(places.size), let start = data.baseAddress,
            let buffer = PixelBuffer(width: width, height: height, format: layout.hasAlpha ? .argb32 : .rgb24)
        else { return nil }
        buffer.read(start, bytesPerRow: bytesPerRow, layout, places)
        return buffer
    }

    /// Replaces all pixels by those of foreign memory.
    func read(_ start: UnsafeRawPointer, bytesPerRow: Int, _ layout: BitmapLayout, _ places: pk_layout) {
        for row in 0..<height {
            let source = (start + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            pk_gather(source, places, (pixels + row * self.bytesPerRow).assumingMemoryBound(to: UInt32.self), width)
        }
        if layout.hasAlpha, !layout.isPremultiplied { premultiply() }
    }

    /// Writes all pixels to foreign memory.
    func write(_ start: UnsafeMutableRawPointer, bytesPerRow: Int, _ layout: BitmapLayout, _ places: pk_layout) {
        let isStraight = layout.hasAlpha && !layout.isPremultiplied
        guard let source = isStraight ? copy() : self else { return }
        if isStraight { source.unpremultiply() }
        for row in 0..<height {
            let pixels = (source.pixels + row * source.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let target = (start + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            if layout.isGray { pk_scatter_luminance(pixels, target, places, width) } else { pk_scatter(pixels, target, places, width) }
        }
    }
}
