@_spi(ForasteroInternal) import CoreGraphics
import Display
import Foundation
internal import PixelKernels

/// The pixels that a layer has drawn.
final class BackingStore {
    let buffer: PixelBuffer
    let scale: CGFloat
    /// The point of the layer that lies at the top left pixel.
    let origin: CGPoint
    /// The rectangle that was drawn last, in the layer's coordinates.
    private(set) var drawnRect: CGRect
    /// The pixels that hold everything drawn, with a clear one around them where there is room; empty if nothing was.
    ///
    /// A label is mostly clear: painting these pixels only costs a fraction.
    private(set) var inkRect: PixelRect
    /// Nothing has been drawn yet.
    private var isFresh = true

    /// Nil when the bounds hold no pixel, or more than can be kept.
    init?(bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
        guard let size = Self.pixelSize(of: bounds, scale: scale),
            let buffer = PixelBuffer(width: size.width, height: size.height, format: isOpaque ? .rgb24 : .argb32)
        else { return nil }
        self.buffer = buffer
        self.scale = scale
        origin = bounds.origin
        drawnRect = bounds
        inkRect = PixelRect(size)
    }

    /// Returns true if the pixels are those that such a layer needs.
    func fits(bounds: CGRect, scale: CGFloat, isOpaque: Bool) -> Bool {
        buffer.isOpaque == isOpaque && self.scale == scale && origin == bounds.origin
            && Self.pixelCount(bounds.width * scale) == buffer.width && Self.pixelCount(bounds.height * scale) == buffer.height
    }

    /// Lets a part of the pixels be drawn. They are clear to begin with, or keep what they have when they are opaque.
    /// - Parameter rect: in the layer's coordinates; enlarged to whole pixels.
    func draw(_ rect: CGRect, using body: (CGContext) -> Void) {
        let pixels = CGRect(
            x: (rect.minX - origin.x) * scale, y: (rect.minY - origin.y) * scale, width: rect.width * scale,
            height: rect.height * scale
        ).integral
        let aligned = CGRect(
            x: pixels.minX / scale + origin.x, y: pixels.minY / scale + origin.y, width: pixels.width / scale,
            height: pixels.height / scale)
        let coversAll = PixelRect(covering: pixels).intersection(all) == all
        if coversAll { clearInk() }
        guard let context = CGContext(buffer: buffer, scale: scale, origin: origin) else { return }
        context.clip(to: aligned)
        if !buffer.isOpaque, !coversAll { context.clear(aligned) }
        isFresh = false
        drawnRect = aligned
        body(context)
        // Reading the buffer writes out what the context holds back.
        _ = context.buffer
        updateInk(drawn: PixelRect(covering: pixels))
    }

    private var all: PixelRect { PixelRect(x: 0, y: 0, width: buffer.width, height: buffer.height) }

    // optimization: what is not ink is clear already. Of a label that is most.
    private func clearInk() {
        guard !buffer.isOpaque, !isFresh else { return }
        let rows = inkRect.y..<inkRect.maxY
        for row in rows { memset(buffer.pixels + row * buffer.bytesPerRow + inkRect.x * 4, 0, inkRect.width * 4) }
    }

    private func updateInk(drawn: PixelRect) {
        guard !buffer.isOpaque else { return }
        // Looking at all pixels again would cost more than drawing a small part.
        guard drawn.intersection(all) == all else {
            inkRect = inkRect.union(drawn).intersection(all)
            return
        }
        let ink = pk_ink_bounds(
            buffer.pixels.assumingMemoryBound(to: UInt32.self), buffer.width, buffer.height, buffer.bytesPerRow / 4)
        guard ink.width > 0 else {
            inkRect = .empty
            return
        }
        // The clear pixels around are what smoothing mixes the outermost ones with.
        inkRect = PixelRect(x: Int(ink.x) - 1, y: Int(ink.y) - 1, width: Int(ink.width) + 2, height: Int(ink.height) + 2).intersection(all)
    }

    /// The pixels that a store of some bounds has; nil for none, or for more than can be kept.
    static func pixelSize(of bounds: CGRect, scale: CGFloat) -> PixelSize? {
        guard let width = pixelCount(bounds.width * scale), let height = pixelCount(bounds.height * scale) else { return nil }
        return PixelSize(width: width, height: height)
    }

    /// Whole pixels that hold a length; nil for none, or for more than a buffer can have.
    private static func pixelCount(_ length: CGFloat) -> Int? {
        // A hundredth of a pixel is rounding, not content.
        let count = (length - 0.01).rounded(.up)
        return count >= 1 && count <= CGFloat(PixelBuffer.maximumSide) ? Int(count) : nil
    }
}
