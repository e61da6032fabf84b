internal import CPango

// Lengths are in points for the font's size, and y grows upwards.
extension GlyphFont {
    /// How far the pen moves on behind a glyph.
    public func advance(of glyph: UInt32) -> CGFloat {
        FontLibrary.shared.withContexts { _ in
            guard let (font, unit) = measured else { return 0 }
            return CGFloat(hb_font_get_glyph_h_advance(font, glyph)) * unit
        }
    }

    /// The rectangle around the shape of a glyph, its pen being at zero; empty for one without a shape.
    public func bounds(of glyph: UInt32) -> CGRect {
        FontLibrary.shared.withContexts { _ in
            var extents = hb_glyph_extents_t()
            guard let (font, unit) = measured, hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return .zero }
            return CGRect(
                x: CGFloat(extents.x_bearing) * unit, y: CGFloat(extents.y_bearing + extents.height) * unit,
                width: CGFloat(extents.width) * unit, height: CGFloat(-extents.height) * unit)
        }
    }

    /// The outline of a glyph, its pen being at zero; nil where it has none.
    public func outline(of glyph: UInt32) -> CGPath? {
        FontLibrary.shared.withContexts { _ in
            guard let (font, unit) = measured else { return nil }
            let outline = GlyphOutline(unit: unit)
            hb_font_get_glyph_shape(font, glyph, GlyphOutline.functions, Unmanaged.passUnretained(outline).toOpaque())
            return outline.path.isEmpty ? nil : outline.path
        }
    }

    /// The font of HarfBuzz and how many points one of its units is. Only while the library is locked.
    private var measured: (font: OpaquePointer, unit: CGFloat)? {
        guard let font = pango_font_get_hb_font(pango) else { return nil }
        var (x, y): (Int32, Int32) = (0, 0)
        hb_font_get_scale(font, &x, &y)
        return y == 0 ? nil : (font, size / CGFloat(y))
    }

    /// In points.
    public var size: CGFloat {
        FontLibrary.shared.withContexts { _ in
            guard let description = pango_font_describe_with_absolute_size(pango) else { return 0 }
            defer { pango_font_description_free(description) }
            return points(pango_font_description_get_size(description))
        }
    }
}

/// Takes the steps of an outline from HarfBuzz.
private final class GlyphOutline {
    let path = CGMutablePath()
    private let unit: CGFloat

    init(unit: CGFloat) {
        self.unit = unit
    }

    static func of(_ data: UnsafeMutableRawPointer?) -> GlyphOutline? {
        data.map { Unmanaged<GlyphOutline>.fromOpaque($0).takeUnretainedValue() }
    }

    func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: CGFloat(x) * unit, y: CGFloat(y) * unit) }

    nonisolated(unsafe) static let functions: OpaquePointer? = {
        let functions = hb_draw_funcs_create()
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let outline = GlyphOutline.of(data) else { return }
                outline.path.move(to: outline.point(x, y))
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                guard let outline = GlyphOutline.of(data) else { return }
                outline.path.addLine(to: outline.point(x, y))
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, controlX, controlY, x, y, _ in
                guard let outline = GlyphOutline.of(data) else { return }
                outline.path.addQuadCurve(to: outline.point(x, y), control: outline.point(controlX, controlY))
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                guard let outline = GlyphOutline.of(data) else { return }
                outline.path.addCurve(to: outline.point(x, y), control1: outline.point(x1, y1), control2: outline.point(x2, y2))
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(functions, { _, data, _, _ in GlyphOutline.of(data)?.path.closeSubpath() }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()
}
