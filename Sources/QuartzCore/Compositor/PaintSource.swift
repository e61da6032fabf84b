@_spi(ForasteroInternal) import CoreGraphics
internal import CPixman
import Display

/// What is painted with: one colour, or a picture at a place.
final class PaintSource {
    let image: OpaquePointer
    /// The pixel of the screen at which the picture begins. Means nothing for a colour.
    let origin: (x: Int, y: Int)
    /// Whether it has no alpha anywhere.
    let isOpaque: Bool
    /// Keeps the pixels alive.
    private let buffer: PixelBuffer?

    init?(_ color: ColorComponents) {
        var pixel = pixman_color_t(color)
        guard let image = pixman_image_create_solid_fill(&pixel) else { return nil }
        self.image = image
        origin = (0, 0)
        isOpaque = color.isOpaque
        buffer = nil
    }

    /// A picture pixel for pixel.
    init?(_ buffer: PixelBuffer, at origin: (x: Int, y: Int)) {
        guard let image = pixman_image_create(over: buffer) else { return nil }
        self.image = image
        self.origin = origin
        self.buffer = buffer
        isOpaque = buffer.isOpaque
    }

    /// A part of a picture, stretched to a rectangle of the screen.
    ///
    /// - Parameter visible: the pixels that are going to be painted; what lies far outside cannot be addressed.
    init?(_ buffer: PixelBuffer, part source: CGRect, stretchedTo target: CGRect, visible: PixelRect, isSmoothed: Bool) {
        guard let image = pixman_image_create(over: buffer) else { return nil }
        let scaleX = source.width / target.width
        let scaleY = source.height / target.height
        // From pixels of the visible part to pixels of the picture.
        var matrix = pixman_f_transform()
        matrix.m.0 = (scaleX, 0, source.minX + (CGFloat(visible.x) - target.minX) * scaleX)
        matrix.m.1 = (0, scaleY, source.minY + (CGFloat(visible.y) - target.minY) * scaleY)
        matrix.m.2 = (0, 0, 1)
        var transform = pixman_transform_t()
        guard pixman_transform_from_pixman_f_transform(&transform, &matrix) != 0 else {
            pixman_image_unref(image)
            return nil
        }
        pixman_image_set_transform(image, &transform)
        pixman_image_set_filter(image, isSmoothed ? PIXMAN_FILTER_BILINEAR : PIXMAN_FILTER_NEAREST, nil, 0)
        // Beyond the edge the picture goes on with its last pixels, so that edges stay solid.
        pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
        self.image = image
        self.buffer = buffer
        origin = (visible.x, visible.y)
        isOpaque = buffer.isOpaque
    }

    deinit {
        pixman_image_unref(image)
    }
}

/// Alpha by which a source is multiplied: a tile of pixels at a place of the screen.
final class PaintMask {
    let image: OpaquePointer
    let origin: (x: Int, y: Int)
    private let buffer: PixelBuffer?

    init?(_ buffer: PixelBuffer, at origin: (x: Int, y: Int)) {
        guard let image = pixman_image_create(over: buffer) else { return nil }
        self.image = image
        self.origin = origin
        self.buffer = buffer
    }

    /// The same alpha everywhere.
    init?(opacity: Double) {
        var pixel = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16(min(max(opacity, 0), 1) * 65535 + 0.5))
        guard let image = pixman_image_create_solid_fill(&pixel) else { return nil }
        self.image = image
        origin = (0, 0)
        buffer = nil
    }

    deinit {
        pixman_image_unref(image)
    }
}

extension Surface {
    /// Paints a rectangle with a source, multiplied by a mask.
    func paint(_ source: PaintSource, mask: PaintMask? = nil, in target: PixelRect, replacing: Bool = false) {
        let inside = target.intersection(rect)
        guard !inside.isEmpty else { return }
        let isPlain = mask == nil && (replacing || source.isOpaque)
        pixman_image_composite32(
            isPlain ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, source.image, mask?.image, image,
            Int32(inside.x - source.origin.x), Int32(inside.y - source.origin.y),
            Int32(inside.x - (mask?.origin.x ?? 0)), Int32(inside.y - (mask?.origin.y ?? 0)),
            Int32(inside.x - rect.x), Int32(inside.y - rect.y), Int32(inside.width), Int32(inside.height))
    }
}
