@_spi(ForasteroInternal) import CoreGraphics
import Display

/// The paths that layers draw, as pixels: made when first seen, and kept as long as the layer draws them.
///
/// A picture serves wherever the layer lies, as long as it is not turned or resized or moved by a part of a pixel.
final class DrawnPictures {
    struct Picture {
        let buffer: PixelBuffer
        let rect: PixelRect
    }

    private struct Key: Hashable {
        var drawing: ObjectIdentifier
        /// The clip of a layer that masks to its bounds.
        var clip: CGRect?
        var corners: CornerShape?
        var linear: [CGFloat]
        var fraction: CGPoint
    }

    private struct Entry {
        weak var drawing: (any LayerDrawing)?
        let buffer: PixelBuffer
        /// Where the picture lies for an origin at the pixel (0, 0).
        let offset: (x: Int, y: Int)
        var lastUse: Int
        var size: Int { buffer.bytesPerRow * buffer.height }
    }

    private var entries: [Key: Entry] = [:]
    private var byteCount = 0
    private var useCount = 0
    private let byteLimit = 48 << 20
    /// Larger ones are drawn where they are seen, each time.
    private let pixelLimit = 4 << 20

    /// Nil for drawings that are too large to be kept, and where memory is short.
    func picture(of drawing: any LayerDrawing, in paint: LayerPaint, at placement: Placement) -> Picture? {
        let transform = placement.transform.affine
        let rect = PixelRect(covering: placement.transform.apply(paint.drawnExtent))
        guard !rect.isEmpty, rect.area <= pixelLimit, max(rect.width, rect.height) <= PixelBuffer.maximumSide else { return nil }
        let whole = (x: Int(transform.tx.rounded(.down)), y: Int(transform.ty.rounded(.down)))
        let key = Key(
            drawing: ObjectIdentifier(drawing), clip: paint.masksToBounds ? paint.bounds : nil,
            corners: paint.masksToBounds ? paint.corners : nil, linear: [transform.a, transform.b, transform.c, transform.d],
            fraction: CGPoint(x: transform.tx - CGFloat(whole.x), y: transform.ty - CGFloat(whole.y)))
        useCount += 1
        if let entry = entries[key], entry.drawing === drawing {
            entries[key]?.lastUse = useCount
            let frame = PixelRect(x: whole.x + entry.offset.x, y: whole.y + entry.offset.y, width: rect.width, height: rect.height)
            return Picture(buffer: entry.buffer, rect: frame)
        }
        guard let buffer = draw(drawing, paint, transform, in: rect) else { return nil }
        keep(Entry(drawing: drawing, buffer: buffer, offset: (rect.x - whole.x, rect.y - whole.y), lastUse: useCount), for: key)
        return Picture(buffer: buffer, rect: rect)
    }

    private func draw(
        _ drawing: any LayerDrawing, _ paint: LayerPaint, _ transform: CGAffineTransform, in rect: PixelRect
    ) -> PixelBuffer? {
        guard let buffer = PixelBuffer(width: rect.width, height: rect.height, format: .argb32),
            let context = CGContext(buffer: buffer, scale: 1, origin: CGPoint(x: rect.x, y: rect.y))
        else { return nil }
        context.concatenate(transform)
        paint.draw(drawing, in: context, opacity: 1)
        return context.buffer
    }

    private func keep(_ entry: Entry, for key: Key) {
        entries[key] = entry
        entries = entries.filter { $0.value.drawing != nil }
        byteCount = entries.values.reduce(0) { $0 + $1.size }
        guard byteCount > byteLimit else { return }
        // Half of the room is made free at once, so that this does not happen with each new picture.
        for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where byteCount > byteLimit / 2 {
            guard entry.lastUse < useCount else { break }
            entries[key] = nil
            byteCount -= entry.size
        }
    }
}
