@_spi(ForasteroInternal) import CoreGraphics

/// Masks of rounded rectangles and of their borders, kept as long as they are in use.
///
/// A mask of a large rectangle is mostly made of ones, so only a small rectangle with the same corners is kept.
final class CornerTiles {
    struct Key: Hashable {
        /// In pixels.
        var shape: CornerShape
        /// In pixels; 0 for the filled shape.
        var borderWidth: CGFloat
        /// The rectangle when it is too small for a tile.
        var width: Int
        var height: Int
        /// In 255ths.
        var opacity: UInt8
    }

    private var tiles: [Key: PixelBuffer] = [:]
    private var byteCount = 0
    private let byteLimit = 4 << 20

    /// A mask that is as large as the rectangle if that has no room for two corners side by side; else of the size of
    /// four corners put together.
    func tile(for key: Key) -> PixelBuffer? {
        if let tile = tiles[key] { return tile }
        guard let tile = PixelBuffer(width: key.width, height: key.height, format: .alpha8),
            let context = CGContext(buffer: tile, scale: 1)
        else { return nil }
        let rect = CGRect(x: 0, y: 0, width: key.width, height: key.height)
        context.setFillColor(CGColor(gray: 0, alpha: CGFloat(key.opacity) / 255))
        if key.borderWidth > 0 {
            context.addPath(key.shape.borderPath(in: rect, width: key.borderWidth))
            context.fillPath(using: .evenOdd)
        } else {
            context.addPath(key.shape.path(in: rect))
            context.fillPath()
        }
        _ = context.buffer
        keep(tile, for: key)
        return tile
    }

    private func keep(_ tile: PixelBuffer, for key: Key) {
        let size = tile.bytesPerRow * tile.height
        // Tiles are cheap to make again, so nothing is gained by knowing which of them is used least.
        if byteCount + size > byteLimit {
            tiles.removeAll()
            byteCount = 0
        }
        tiles[key] = tile
        byteCount += size
    }
}

extension CornerShape {
    /// The area between the outline and a line that lies inside it; to be filled by the even-odd rule.
    func borderPath(in rect: CGRect, width: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.addPath(self.path(in: rect))
        let inner = rect.insetBy(dx: width, dy: width)
        if !inner.isNull, !inner.isEmpty {
            let innerShape = CornerShape(radius: radius - width, corners: corners, isContinuous: isContinuous)
            path.addPath(innerShape.path(in: inner))
        }
        return path
    }
}
