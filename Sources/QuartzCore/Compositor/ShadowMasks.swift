@_spi(ForasteroInternal) import CoreGraphics
import Display

/// Blurred outlines, kept while they are in use.
final class ShadowMasks {
    struct Mask {
        let buffer: PixelBuffer
        let rect: PixelRect
    }

    /// The look of a mask, wherever it is: whole pixels make no difference.
    private struct Key: Hashable {
        var path: CGPath?
        var size: CGSize
        var corners: CornerShape
        var radius: CGFloat
        var origin: CGPoint
        var linear: SIMD4<Double>
        var fraction: CGPoint
    }

    private struct Entry {
        let buffer: PixelBuffer
        /// Where the mask lies for an origin at the pixel (0, 0).
        let offset: (x: Int, y: Int)
    }

    private var entries: [Key: Entry] = [:]
    private var byteCount = 0
    private let entryLimit = 32
    private let byteLimit = 8 << 20
    /// Outlines with more pixels on a side are cut off at what can be seen, and not kept.
    private let sideLimit = 4096

    // optimization: a soft shadow is no different an eighth of a pixel further; the knob of a switch that moves needs 4 masks, not 12.
    /// In pixels.
    private static let softEnough: CGFloat = 2

    /// The mask of a layer's shadow.
    /// - Parameter visible: the pixels that are going to be painted.
    func mask(for shadow: ShadowPaint, of paint: LayerPaint, at placement: Placement, visible: PixelRect) -> Mask? {
        let moved = CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)
        var transform = moved.concatenating(placement.transform.affine)
        let deviation = shadow.radius * transform.meanScale
        if deviation >= Self.softEnough { transform = transform.atQuarterPixels }
        let outline = PlaneTransform(affine: transform).apply(shadow.path?.boundingBoxOfPath ?? paint.bounds)
        let reach = (deviation * 3).rounded(.up)
        let rect = PixelRect(covering: outline.insetBy(dx: -reach, dy: -reach))
        guard !rect.isEmpty else { return nil }
        if rect.width > sideLimit || rect.height > sideLimit {
            let near = PixelRect(covering: visible.cgRect.insetBy(dx: -reach, dy: -reach)).intersection(rect)
            return draw(shadow, of: paint, transform, deviation, in: near).map { Mask(buffer: $0, rect: near) }
        }
        let whole = (x: Int(transform.tx.rounded(.down)), y: Int(transform.ty.rounded(.down)))
        let key = Key(
            path: shadow.path, size: paint.bounds.size, corners: paint.corners, radius: shadow.radius, origin: paint.bounds.origin,
            linear: SIMD4(transform.a, transform.b, transform.c, transform.d),
            fraction: CGPoint(x: transform.tx - CGFloat(whole.x), y: transform.ty - CGFloat(whole.y)))
        if let entry = entries[key] {
            let frame = PixelRect(
                x: whole.x + entry.offset.x, y: whole.y + entry.offset.y, width: entry.buffer.width, height: entry.buffer.height)
            return Mask(buffer: entry.buffer, rect: frame)
        }
        guard let buffer = draw(shadow, of: paint, transform, deviation, in: rect) else { return nil }
        keep(Entry(buffer: buffer, offset: (rect.x - whole.x, rect.y - whole.y)), for: key)
        return Mask(buffer: buffer, rect: rect)
    }

    private func keep(_ entry: Entry, for key: Key) {
        let size = entry.buffer.bytesPerRow * entry.buffer.height
        guard size <= byteLimit else { return }
        if entries.count >= entryLimit || byteCount + size > byteLimit {
            entries.removeAll()
            byteCount = 0
        }
        entries[key] = entry
        byteCount += size
    }

    private func draw(
        _ shadow: ShadowPaint, of paint: LayerPaint, _ transform: CGAffineTransform, _ deviation: CGFloat, in rect: PixelRect
    ) -> PixelBuffer? {
        guard let buffer = PixelBuffer(width: rect.width, height: rect.height, format: .alpha8),
            let context = CGContext(buffer: buffer, scale: 1, origin: CGPoint(x: rect.x, y: rect.y))
        else { return nil }
        context.concatenate(transform)
        context.setFillColor(.black)
        context.addPath(shadow.path ?? paint.corners.path(in: paint.bounds))
        context.fillPath()
        let result = context.buffer
        result.blurAlpha(deviation: deviation)
        return result
    }
}

extension CGAffineTransform {
    /// The same at the nearest quarter of a pixel.
    fileprivate var atQuarterPixels: CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: (tx * 4).rounded() / 4, ty: (ty * 4).rounded() / 4)
    }
}
