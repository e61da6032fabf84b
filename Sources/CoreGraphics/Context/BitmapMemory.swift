/// The memory that a bitmap context draws into, in its own layout where Cairo can, else in one that is converted.
struct BitmapMemory {
    let buffer: PixelBuffer
    var swapsRedAndBlue = false
    var staging: BitmapStaging?

    init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, _ layout: BitmapLayout) {
        if let direct = layout.directDrawing, let shared = PixelBuffer(data, width, height, bytesPerRow, direct.format) {
            buffer = shared
            swapsRedAndBlue = direct.swapsRedAndBlue
        } else {
            let format: PixelBuffer.Format = layout.hasAlpha ? .argb32 : .rgb24
            let staging = BitmapStaging(data: data, width: width, height: height, bytesPerRow: bytesPerRow, layout)
            guard let staging, let own = PixelBuffer(width: width, height: height, format: format) else { return nil }
            buffer = own
            self.staging = staging
        }
    }
}

extension PixelBuffer {
    fileprivate convenience init?(
        _ data: UnsafeMutableRawPointer?, _ width: Int, _ height: Int, _ bytesPerRow: Int, _ format: Format
    ) {
        if let data {
            self.init(pixels: data, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
        } else {
            self.init(width: width, height: height, format: format)
        }
    }
}
