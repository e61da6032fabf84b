@_spi(ForasteroInternal) import CoreGraphics
import Display
internal import PixelKernels

// optimization: most of what layers show are rectangles of one colour, round or not. Painted in one pass, without an image and a clip
// for pixman, a thousand of them that move take a fifth of the time.
extension Surface {
    /// Paints a rounded rectangle in one colour where a region allows it, whatever the clip is.
    /// - Returns: False when that cannot be done in one pass, and nothing has been painted.
    func cover(_ rounded: RoundedPixels, with color: ColorComponents, in region: Region, tiles: CornerTiles) -> Bool {
        guard buffer.format == .argb32 else { return false }
        if rounded.shape.isSquare {
            region.forEach { paint(color.pixel, in: $0.intersection(rounded.rect)) }
            return true
        }
        guard rounded.hasRoom, let tile = tiles.tile(for: CornerTiles.Key(rounded)) else { return false }
        let shape = pk_rounded(rounded, tile)
        region.forEach { paint(color.pixel, in: $0.intersection(rounded.rect), of: shape, at: rounded.rect) }
        return true
    }

    private func paint(_ pixel: UInt32, in wanted: PixelRect) {
        let part = wanted.intersection(rect)
        guard !part.isEmpty else { return }
        pk_paint_solid(address(of: part), buffer.bytesPerRow / 4, part.width, part.height, pixel)
    }

    private func paint(_ pixel: UInt32, in wanted: PixelRect, of shape: pk_rounded, at frame: PixelRect) {
        let part = wanted.intersection(rect)
        guard !part.isEmpty else { return }
        let inShape = pk_part(
            left: Int32(part.x - frame.x), top: Int32(part.y - frame.y), right: Int32(part.maxX - frame.x),
            bottom: Int32(part.maxY - frame.y))
        pk_paint_rounded(address(of: part), buffer.bytesPerRow / 4, shape, inShape, pixel)
    }

    /// The pixel at the top left of a part, of a surface with four bytes for each.
    func address(of part: PixelRect) -> UnsafeMutablePointer<UInt32> {
        (buffer.pixels + (part.y - rect.y) * buffer.bytesPerRow + (part.x - rect.x) * 4).assumingMemoryBound(to: UInt32.self)
    }
}

extension pk_rounded {
    fileprivate init(_ rounded: RoundedPixels, _ tile: PixelBuffer) {
        self.init(
            width: Int32(rounded.rect.width), height: Int32(rounded.rect.height), side: Int32(rounded.side),
            mask: tile.pixels.assumingMemoryBound(to: UInt8.self), mask_stride: tile.bytesPerRow)
    }
}

extension CornerTiles.Key {
    /// The four corners of a filled rectangle.
    fileprivate init(_ rounded: RoundedPixels) {
        let size = rounded.tileSize
        self.init(shape: rounded.shape, borderWidth: 0, width: size.width, height: size.height, opacity: 255)
    }
}

extension ColorComponents {
    /// As a pixel, cut to bytes as pixman does it.
    var pixel: UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * 65535 + 0.5) >> 8 }
        return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
