@_spi(ForasteroInternal) import CoreGraphics
internal import CPixman
import Display

/// Pixels that are painted on, at a position on the screen.
///
/// All coordinates are those of the screen, whatever part of it the surface holds.
final class Surface {
    let buffer: PixelBuffer
    /// The part of the screen that the pixels stand for.
    let rect: PixelRect
    private var madeImage: OpaquePointer?

    /// - Parameters:
    ///   - buffer: at least as large as `rect`; its top left pixel is that of `rect`.
    init?(_ buffer: PixelBuffer, at rect: PixelRect) {
        guard let image = pixman_image_create(over: buffer, width: rect.width, height: rect.height) else { return nil }
        self.buffer = buffer
        self.rect = rect
        madeImage = image
    }

    deinit {
        if let madeImage { pixman_image_unref(madeImage) }
    }

    /// The pixels for pixman.
    var image: OpaquePointer {
        if let madeImage { return madeImage }
        guard let new = pixman_image_create(over: buffer, width: rect.width, height: rect.height) else {
            fatalError("There is no memory for what describes a picture of \(rect.width)×\(rect.height) pixels.")
        }
        madeImage = new
        return new
    }

    /// Goes on with the pixels where their owner has moved them. There is no clip then.
    // optimization: most steps of a frame that scrolls are painted without pixman, which has to be asked for memory to know the new place.
    func follow(to pixels: UnsafeMutableRawPointer) {
        buffer.follow(to: pixels)
        if let madeImage { pixman_image_unref(madeImage) }
        madeImage = nil
    }

    /// Lets the following steps change only these pixels.
    func setClip(_ region: Region) {
        let own = rect.x == 0 && rect.y == 0 ? region : region.translated(x: -rect.x, y: -rect.y)
        _ = own.withPixman { pixman_image_set_clip_region32(image, $0) }
    }

    func removeClip() {
        // One that is still to be made has none.
        if let madeImage { pixman_image_set_clip_region32(madeImage, nil) }
    }

    /// Replaces pixels, or paints over them.
    func fill(_ target: PixelRect, with color: ColorComponents, replacing: Bool = false) {
        let inside = target.intersection(rect)
        guard !inside.isEmpty else { return }
        var box = pixman_box32_t(
            x1: Int32(inside.x - rect.x), y1: Int32(inside.y - rect.y), x2: Int32(inside.maxX - rect.x),
            y2: Int32(inside.maxY - rect.y))
        var pixel = pixman_color_t(color)
        pixman_image_fill_boxes(replacing || color.isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, image, &pixel, 1, &box)
    }

    /// Lets something draw with paths, in the coordinates of the screen.
    func draw(in region: Region, _ body: (CGContext) -> Void) {
        guard let context = CGContext(buffer: buffer, scale: 1, origin: CGPoint(x: rect.x, y: rect.y)) else { return }
        context.clip(to: region.rects.map(\.cgRect))
        body(context)
        // Reading the buffer writes out what the context holds back.
        _ = context.buffer
    }
}

/// A pixman image that shares the memory of a buffer, which must outlive it.
func pixman_image_create(over buffer: PixelBuffer, width: Int? = nil, height: Int? = nil) -> OpaquePointer? {
    let format =
        switch buffer.format {
        case .argb32: PIXMAN_a8r8g8b8
        case .rgb24: PIXMAN_x8r8g8b8
        case .alpha8: PIXMAN_a8
        }
    return pixman_image_create_bits_no_clear(
        format, Int32(width ?? buffer.width), Int32(height ?? buffer.height),
        buffer.pixels.assumingMemoryBound(to: UInt32.self), Int32(buffer.bytesPerRow))
}

extension pixman_color_t {
    init(_ color: ColorComponents) {
        func word(_ value: Double) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535 + 0.5) }
        self.init(red: word(color.red), green: word(color.green), blue: word(color.blue), alpha: word(color.alpha))
    }
}
