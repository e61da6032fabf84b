internal import CTurboJPEG

/// Reads JPEG through the TurboJPEG interface.
struct JPEGDecoder {
    var budget: PixelBudget

    /// A file that is cut off gives the picture down to where it ends, with grey below, as browsers and iOS show it.
    func decode(_ data: Data) throws(ImageDecodingError) -> PixelBuffer {
        guard let handle = tjInitDecompress() else { throw .outOfMemory }
        defer { tjDestroy(handle) }
        let bytes = [UInt8](data)
        var (width, height, subsampling, colorSpace) = (Int32(0), Int32(0), Int32(0), Int32(0))
        let header = tjDecompressHeader3(handle, bytes, UInt(bytes.count), &width, &height, &subsampling, &colorSpace)
        guard header == 0 else { throw .damaged(reason(handle)) }
        try budget.check(width: Int(width), height: Int(height))
        guard let buffer = PixelBuffer(width: Int(width), height: Int(height), format: .rgb24) else { throw .outOfMemory }
        let target = buffer.pixels.assumingMemoryBound(to: UInt8.self)
        // A file of thousands of passes over the same pixels could keep a decoder busy for hours.
        let flags = TJFLAG_LIMITSCANS
        let result = tjDecompress2(
            handle, bytes, UInt(bytes.count), target, width, Int32(buffer.bytesPerRow), height, Int32(TJPF_BGRX.rawValue), flags)
        guard result == 0 || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { throw .damaged(reason(handle)) }
        return buffer
    }

    private func reason(_ handle: tjhandle) -> String { String(cString: tjGetErrorStr2(handle)) }
}
