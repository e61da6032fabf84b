internal import PixelKernels

extension PixelBuffer {
    /// Shows each row of 32-bit pixels, without the bytes between rows.
    private func forEachRow(_ body: (UnsafeMutablePointer<UInt32>) -> Void) {
        for row in 0..<height {
            body((pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self))
        }
    }

    func swapRedAndBlue() {
        guard format != .alpha8 else { return }
        forEachRow { pk_swap_red_blue($0, width) }
    }

    func premultiply() { forEachRow { pk_premultiply($0, width) } }

    func unpremultiply() { forEachRow { pk_unpremultiply($0, width) } }

    /// Makes the unused byte of opaque pixels say so, for readers that take it for alpha.
    func setOpaque() { forEachRow { pk_set_alpha($0, width, 255) } }

    /// The alpha of the pixels, or the brightness of opaque ones, as a buffer of its own.
    func alphaOrLuminance() -> PixelBuffer? {
        guard format != .alpha8 else { return copy() }
        guard let coverage = PixelBuffer(width: width, height: height, format: .alpha8) else { return nil }
        for row in 0..<height {
            let source = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let target = (coverage.pixels + row * coverage.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            if isOpaque { pk_extract_luminance(source, target, width) } else { pk_extract_alpha(source, target, width) }
        }
        return coverage
    }

    /// Replaces every byte of alpha by 255 minus itself.
    func invertAlpha() {
        guard format == .alpha8 else { return }
        for row in 0..<height {
            pk_invert_bytes((pixels + row * bytesPerRow).assumingMemoryBound(to: UInt8.self), width)
        }
    }
}

extension PixelBuffer {
    /// The pixels as three bytes each, rows without gaps.
    func packedRGB() -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: width * height * 3) { bytes, count in
            guard let start = bytes.baseAddress else { return }
            for row in 0..<height {
                let source = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                pk_pack_rgb(source, start + row * width * 3, width)
            }
            count = width * height * 3
        }
    }
}
