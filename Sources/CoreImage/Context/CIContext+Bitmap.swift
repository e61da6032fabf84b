public import CoreGraphics

extension CIContext {
    /// Renders a part of a picture into memory, the top row first. Pixels outside of the picture become transparent.
    ///
    /// Nothing is written for a part that is empty, infinite or too large, for rows that do not fit into `rowBytes`, and where memory is short.
    /// - Parameters:
    ///   - data: `rowBytes` bytes for each row of `bounds`.
    ///   - bounds: in pixels of the picture's plane, whose origin is at the bottom left.
    ///   - colorSpace: of no influence: colours are in sRGB.
    // apple: https://developer.apple.com/documentation/coreimage/cicontext/render(_:tobitmap:rowbytes:bounds:format:colorspace:)
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        guard let region = PixelRegion(bounds), rowBytes >= region.width * 4, let tile = image.recipe.tile(region) else { return }
        guard let shifts = format.shifts else {
            preconditionFailure("Pixels of the format \(format.rawValue) cannot be rendered here. Choose RGBA8, BGRA8, ARGB8 or ABGR8.")
        }
        for row in 0..<region.height {
            var byte = data + row * rowBytes
            for pixel in UnsafeBufferPointer(start: tile.pixels + row * region.width, count: region.width) {
                for shift in shifts {
                    byte.storeBytes(of: UInt8(truncatingIfNeeded: pixel >> shift), as: UInt8.self)
                    byte += 1
                }
            }
        }
    }
}
