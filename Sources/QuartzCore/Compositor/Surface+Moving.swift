@_spi(ForasteroInternal) import CoreGraphics
import Display
import Foundation

extension Surface {
    /// Moves pixels that the surface has, whatever the clip is.
    /// - Parameters:
    ///   - region: where they go to.
    ///   - distance: along one of the axes; what lies so far away from the region is in the surface, too.
    func move(to region: Region, by distance: PixelDistance) {
        // What moves up or to the left begins at the top and at the left, so that nothing is overwritten that is still to be moved.
        region.forEach(fromBottom: distance.y > 0 || distance.x > 0) { move(to: $0, by: distance) }
    }

    private func move(to part: PixelRect, by distance: PixelDistance) {
        let source = address(part.before(distance))
        let target = address(part)
        let length = part.width * buffer.format.bytesPerPixel
        if part.width == rect.width {
            // What lies between the rows is nobody's.
            memmove(target, source, (part.height - 1) * buffer.bytesPerRow + length)
            return
        }
        for step in 0..<part.height {
            let row = (distance.y < 0 ? step : part.height - 1 - step) * buffer.bytesPerRow
            memmove(target + row, source + row, length)
        }
    }

    private func address(_ part: PixelRect) -> UnsafeMutableRawPointer {
        buffer.pixels + (part.y - rect.y) * buffer.bytesPerRow + (part.x - rect.x) * buffer.format.bytesPerPixel
    }
}
