@_spi(ForasteroInternal) import CoreGraphics
import Display
internal import PixelKernels

extension Surface {
    /// Returns true if ``paint(_:at:in:_:)`` can paint a picture.
    func canPaint(_ picture: PixelBuffer) -> Bool { buffer.format == .argb32 && picture.format != .alpha8 }

    /// Paints a picture over what is there, pixel for pixel, where a region allows it, whatever the clip is.
    /// - Parameters:
    ///   - frame: where the picture lies.
    ///   - limit: no pixels outside it are painted.
    func paint(_ picture: PixelBuffer, at frame: PixelRect, in limit: PixelRect, _ region: Region) {
        let visible = limit.intersection(frame).intersection(rect)
        region.forEach { box in
            let part = box.intersection(visible)
            guard !part.isEmpty else { return }
            let source = picture.pixels + (part.y - frame.y) * picture.bytesPerRow + (part.x - frame.x) * 4
            let paint = picture.isOpaque ? pk_copy_opaque : pk_paint_picture
            paint(
                address(of: part), buffer.bytesPerRow / 4, source.assumingMemoryBound(to: UInt32.self), picture.bytesPerRow / 4,
                part.width, part.height)
        }
    }

    /// Puts a picture with alpha over one opaque colour in the place of what is there, pixel for pixel, where a region allows it.
    /// - Parameters:
    ///   - frame: where the picture lies.
    ///   - limit: no pixels outside it are painted.
    func paint(_ picture: PixelBuffer, on color: ColorComponents, at frame: PixelRect, in limit: PixelRect, _ region: Region) {
        let visible = limit.intersection(frame).intersection(rect)
        region.forEach { box in
            let part = box.intersection(visible)
            guard !part.isEmpty else { return }
            let source = picture.pixels + (part.y - frame.y) * picture.bytesPerRow + (part.x - frame.x) * 4
            pk_paint_picture_on_color(
                address(of: part), buffer.bytesPerRow / 4, source.assumingMemoryBound(to: UInt32.self), picture.bytesPerRow / 4,
                part.width, part.height, color.pixel)
        }
    }

    /// Returns true if ``paint(_:through:at:in:_:)`` can paint here.
    var canPaintCoverage: Bool { buffer.format == .argb32 }

    /// Paints one colour through coverage over what is there, pixel for pixel, where a region allows it, whatever the clip is.
    /// - Parameters:
    ///   - color: multiplied by its alpha, which is in the highest byte.
    ///   - frame: where the coverage lies.
    ///   - limit: no pixels outside it are painted.
    func paint(_ color: UInt32, through coverage: PixelBuffer, at frame: PixelRect, in limit: PixelRect, _ region: Region) {
        let visible = limit.intersection(frame).intersection(rect)
        region.forEach { box in
            let part = box.intersection(visible)
            guard !part.isEmpty else { return }
            let mask = coverage.pixels + (part.y - frame.y) * coverage.bytesPerRow + part.x - frame.x
            pk_paint_masked(
                address(of: part), buffer.bytesPerRow / 4, mask.assumingMemoryBound(to: UInt8.self), coverage.bytesPerRow, part.width,
                part.height, color)
        }
    }
}
