@_spi(ForasteroInternal) import CoreGraphics
import Display
import Foundation

extension Surface {
    /// Puts pixels of a picture in the place of those of a region, whatever the clip is.
    ///
    /// - Parameters:
    ///   - picture: has pixels in the layout of the surface's.
    ///   - frame: where the picture lies; as large as it, or smaller.
    func copy(_ picture: PixelBuffer, at frame: PixelRect, in region: Region) {
        assert(picture.format == buffer.format)
        let limit = frame.intersection(rect)
        for part in region.rects { copy(picture, at: frame, in: part.intersection(limit)) }
    }

    // optimization: the C library moves memory with the widest registers that the processor has, pixman with those of 16 bytes.
    private func copy(_ picture: PixelBuffer, at frame: PixelRect, in part: PixelRect) {
        guard !part.isEmpty else { return }
        let pixel = buffer.format.bytesPerPixel
        let target = buffer.pixels + (part.y - rect.y) * buffer.bytesPerRow + (part.x - rect.x) * pixel
        let source = picture.pixels + (part.y - frame.y) * picture.bytesPerRow + (part.x - frame.x) * pixel
        let length = part.width * pixel
        if length == buffer.bytesPerRow, length == picture.bytesPerRow {
            memcpy(target, source, length * part.height)
        } else {
            for row in 0..<part.height { memcpy(target + row * buffer.bytesPerRow, source + row * picture.bytesPerRow, length) }
        }
    }
}
