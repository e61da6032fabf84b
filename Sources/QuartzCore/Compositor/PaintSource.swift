@_spi(ForasteroInternal) import CoreGraphics
internal import CPixman
import Display

/// The source of a painting operation: one colour, or a picture at a position.
final class PaintSource {
    let image: OpaquePointer
    /// The pixel of the screen at which the picture begins. Means nothing for a colour.
    let origin: (x: Int, y: Int)
    /// True if it has no alpha anywhere.
    let isOpaque: Bool
    /// True if pixels of the picture are not pixels of the screen.
    let isStretched: Bool
    /// Keeps the pixels alive.
    private let buffer: PixelBuffer?

    init?(_ color: ColorComponents) {
        var pixel = pixman_color_t(color)
        guard let image = pixman_image_create_solid_fill(&pixel) else { return nil }
        self.image = image
        origin = (0, 0)
        isOpaque = color.isOpaque
        isStretched = false
        buffer = nil
    }

    /// A picture pixel for pixel.
    init?(_ buffer: PixelBuffer, at origin: (x: Int, y: Int)) {
        guard let image = pixman_image_create(over: buffer) else { return nil }
        self.image = image
        self.origin = origin
        self.buffer = buffer
        isOpaque = buffer.isOpaque
        isStretched = false
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
        isStretched = true
    }

    /// A picture as it is seen from an angle.
    ///
    /// - Parameters:
    ///   - rect: where the picture lies before it is tilted.
    ///   - warp: from there to the screen.
    ///   - visible: the pixels that are going to be painted.
    init?(_ buffer: PixelBuffer, of rect: PixelRect, tiltedBy warp: PlaneTransform, visible: PixelRect) {
        guard let back = warp.inverse, let image = pixman_image_create(over: buffer, width: rect.width, height: rect.height) else {
            return nil
        }
        // From pixels of the visible part to pixels of the picture; pixman multiplies columns.
        let start = PlaneTransform(affine: CGAffineTransform(translationX: CGFloat(visible.x), y: CGFloat(visible.y)))
        let end = PlaneTransform(affine: CGAffineTransform(translationX: -CGFloat(rect.x), y: -CGFloat(rect.y)))
        let way = start.concatenating(back).concatenating(end)
        let (m, p) = (way.affine, way.perspective)
        // The matrix means the same when it is multiplied by a number. It is most exact when it is as large as pixman's
        // fixed point can hold, which has to hold its products with all pixels, too.
        let (width, height) = (CGFloat(visible.width), CGFloat(visible.height))
        let largest =
            [
                abs(m.a) * width + abs(m.c) * height + abs(m.tx), abs(m.b) * width + abs(m.d) * height + abs(m.ty),
                abs(p.x) * width + abs(p.y) * height + abs(p.w),
            ].max() ?? 1
        let factor = 30_000 / max(largest, 1e-9)
        var matrix = pixman_f_transform()
        matrix.m.0 = (m.a * factor, m.c * factor, m.tx * factor)
        matrix.m.1 = (m.b * factor, m.d * factor, m.ty * factor)
        matrix.m.2 = (p.x * factor, p.y * factor, p.w * factor)
        var transform = pixman_transform_t()
        guard pixman_transform_from_pixman_f_transform(&transform, &matrix) != 0 else {
            pixman_image_unref(image)
            return nil
        }
        pixman_image_set_transform(image, &transform)
        pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
        self.image = image
        self.buffer = buffer
        origin = (visible.x, visible.y)
        isOpaque = false
        isStretched = true
    }

    deinit {
        pixman_image_unref(image)
    }
}

/// Alpha by which a source is multiplied: a tile of pixels at a position on the screen.
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

    /// The outline of a layer, smooth at its edges whatever its transform, with the opacity that it is shown with.
    convenience init?(of paint: LayerPaint, at placement: Placement, in rect: PixelRect) {
        guard let alpha = PixelBuffer(width: rect.width, height: rect.height, format: .alpha8),
            let context = CGContext(buffer: alpha, scale: 1, origin: CGPoint(x: rect.x, y: rect.y))
        else { return nil }
        context.setFillColor(CGColor(gray: 0, alpha: placement.opacity))
        context.concatenate(placement.transform.affine)
        context.addPath(paint.corners.path(in: paint.bounds))
        context.fillPath()
        self.init(context.buffer, at: (rect.x, rect.y))
    }

    /// The same alpha everywhere.
    init?(opacity: Double) {
        var pixel = pixman_color_t(red: 0, green: 0, blue: 0, alpha: UInt16(min(max(opacity, 0), 1) * 65535 + 0.5))
        guard let image = pixman_image_create_solid_fill(&pixel) else { return nil }
        self.image = image
        origin = (0, 0)
        buffer = nil
    }

    /// The same colour everywhere: each channel is multiplied by that of the colour, alpha by its alpha.
    init?(multiplyingBy color: ColorComponents) {
        var pixel = pixman_color_t(color)
        guard let image = pixman_image_create_solid_fill(&pixel) else { return nil }
        pixman_image_set_component_alpha(image, 1)
        self.image = image
        origin = (0, 0)
        buffer = nil
    }

    deinit {
        pixman_image_unref(image)
    }
}

extension Surface {
    /// Paints a rectangle with a source, multiplied by a mask: in place of what is there, or as a mode says.
    func paint(
        _ source: PaintSource, mask: PaintMask? = nil, in target: PixelRect, replacing: Bool = false, _ blend: CGBlendMode = .normal
    ) {
        let inside = target.intersection(rect)
        guard !inside.isEmpty else { return }
        let replaces = replacing || (mask == nil && source.isOpaque)
        pixman_image_composite32(
            blend == .normal && replaces ? PIXMAN_OP_SRC : blend.pixmanOperator, source.image, mask?.image, image,
            Int32(inside.x - source.origin.x), Int32(inside.y - source.origin.y),
            Int32(inside.x - (mask?.origin.x ?? 0)), Int32(inside.y - (mask?.origin.y ?? 0)),
            Int32(inside.x - rect.x), Int32(inside.y - rect.y), Int32(inside.width), Int32(inside.height))
    }
}
