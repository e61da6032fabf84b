import Display

/// A rectangle of whole pixels with rounded corners, cut into what needs a mask and what does not.
struct RoundedPixels {
    let rect: PixelRect
    /// In pixels.
    let shape: CornerShape
    /// Side of the squares in the corners that need a mask.
    let side: Int

    /// - Parameter minimumSide: squares in the corners are at least as large; 0 where corners may be left out.
    init(_ rect: PixelRect, _ shape: CornerShape, minimumSide: Int = 0) {
        self.rect = rect
        self.shape = shape
        side = max(shape.isSquare ? 0 : Int(shape.extent.rounded(.up)), minimumSide)
    }

    /// True if the corners do not overlap.
    var hasRoom: Bool { side * 2 <= rect.width && side * 2 <= rect.height }

    /// The parts without rounding: the rows between the corners, and what lies between the corners in their rows.
    var plainParts: [PixelRect] {
        [
            PixelRect(x: rect.x, y: rect.y + side, width: rect.width, height: rect.height - 2 * side),
            PixelRect(x: rect.x + side, y: rect.y, width: rect.width - 2 * side, height: side),
            PixelRect(x: rect.x + side, y: rect.maxY - side, width: rect.width - 2 * side, height: side),
        ].filter { !$0.isEmpty }
    }

    /// The four strips of a border between the corners.
    func strips(ofWidth width: Int) -> [PixelRect] {
        [
            PixelRect(x: rect.x + side, y: rect.y, width: rect.width - 2 * side, height: width),
            PixelRect(x: rect.x + side, y: rect.maxY - width, width: rect.width - 2 * side, height: width),
            PixelRect(x: rect.x, y: rect.y + side, width: width, height: rect.height - 2 * side),
            PixelRect(x: rect.maxX - width, y: rect.y + side, width: width, height: rect.height - 2 * side),
        ].filter { !$0.isEmpty }
    }

    /// The size of a mask for these corners.
    var tileSize: (width: Int, height: Int) { hasRoom ? (side * 2, side * 2) : (rect.width, rect.height) }

    /// The parts that need a mask, and where the mask has to lie for each.
    var maskedParts: [(part: PixelRect, maskOrigin: (x: Int, y: Int))] {
        guard hasRoom else { return [(rect, (rect.x, rect.y))] }
        guard side > 0 else { return [] }
        return [0, 1].flatMap { column in
            [0, 1].map { row in
                // The mask's quarters are as large as the corners: the right ones end where the rectangle ends.
                let x = column == 0 ? rect.x : rect.maxX - side
                let y = row == 0 ? rect.y : rect.maxY - side
                return (PixelRect(x: x, y: y, width: side, height: side), (x - column * side, y - row * side))
            }
        }
    }
}

extension Surface {
    /// Paints a rounded rectangle.
    func cover(_ rounded: RoundedPixels, with source: PaintSource, opacity: Double = 1, tiles: CornerTiles) {
        let mask = opacity < 1 ? PaintMask(opacity: opacity) : nil
        guard !rounded.shape.isSquare else { return paint(source, mask: mask, in: rounded.rect) }
        if rounded.hasRoom {
            for part in rounded.plainParts { paint(source, mask: mask, in: part) }
        }
        paintMaskedParts(of: rounded, with: source, borderWidth: 0, opacity: opacity, tiles: tiles)
    }

    /// Paints the border of a rounded rectangle.
    /// - Parameter width: in pixels.
    func paintBorder(of rect: PixelRect, _ shape: CornerShape, width: Int, with source: PaintSource, tiles: CornerTiles) {
        let rounded = RoundedPixels(rect, shape, minimumSide: width)
        if rounded.hasRoom {
            for strip in rounded.strips(ofWidth: width) { paint(source, in: strip) }
        }
        paintMaskedParts(of: rounded, with: source, borderWidth: CGFloat(width), opacity: 1, tiles: tiles)
    }

    private func paintMaskedParts(
        of rounded: RoundedPixels, with source: PaintSource, borderWidth: CGFloat, opacity: Double, tiles: CornerTiles
    ) {
        let size = rounded.tileSize
        let key = CornerTiles.Key(
            shape: rounded.shape, borderWidth: borderWidth, width: size.width, height: size.height,
            opacity: UInt8(min(max(opacity, 0), 1) * 255 + 0.5))
        guard let tile = tiles.tile(for: key) else { return }
        for (part, origin) in rounded.maskedParts where part.intersects(rect) {
            paint(source, mask: PaintMask(tile, at: origin), in: part)
        }
    }
}
