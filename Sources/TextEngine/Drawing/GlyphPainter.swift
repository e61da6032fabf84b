internal import CPango
@_spi(ForasteroInternal) internal import CoreGraphics

/// Draws glyphs of one font and one look.
struct GlyphPainter {
    /// For glyphs without a colour of their own.
    let color: PaintColor

    /// Glyphs, and where they begin in user space.
    struct Strip {
        var glyphs: UnsafeMutablePointer<PangoGlyphString>
        var font: UnsafeMutablePointer<PangoFont>?
        var attributes: TextAttributes
        /// The left end, where the glyphs stand.
        var start: CGPoint

        /// How far glyphs lean to the right per unit of height.
        var slant: CGFloat { attributes.font.description.slant + attributes.obliqueness }
    }

    func paint(_ strip: Strip, on canvas: TextCanvas) {
        let attributes = strip.attributes
        guard attributes.inlineBox == nil else { return }
        let color = attributes.color?.paintColor ?? self.color
        if canvas.stroke.fills, attributes.strokeWidth <= 0 {
            canvas.setColor(color)
            fill(strip, color, on: canvas)
        }
        if attributes.strokeWidth != 0 {
            let width = abs(attributes.strokeWidth) / 100 * attributes.font.size
            paintOutlines(strip, attributes.strokeColor?.paintColor ?? color, width: width, on: canvas)
        } else if canvas.stroke.strokes {
            paintOutlines(strip, canvas.stroke.color, width: canvas.stroke.width, on: canvas)
        }
    }

    /// Returns true if a point is near enough: Cairo's fixed point would bring what is far away back into the picture.
    static func isNear(_ point: CGPoint, _ canvas: TextCanvas) -> Bool { isNear(point.applying(canvas.userToPixels)) }

    /// The same for a point in pixels.
    static func isNear(_ place: CGPoint) -> Bool { abs(place.x) < 4e6 && abs(place.y) < 4e6 }

    private func fill(_ strip: Strip, _ color: PaintColor, on canvas: TextCanvas) {
        if strip.slant == 0, fillCached(strip, color, on: canvas) { return }
        withStart(of: strip, canvas) { pango_cairo_show_glyph_string(canvas.cairo, strip.font, strip.glyphs) }
    }

    private func paintOutlines(_ strip: Strip, _ color: PaintColor, width: CGFloat, on canvas: TextCanvas) {
        canvas.setColor(color)
        cairo_set_line_width(canvas.cairo, Double(max(width, 0)))
        withStart(of: strip, canvas) { pango_cairo_glyph_string_path(canvas.cairo, strip.font, strip.glyphs) }
        cairo_stroke(canvas.cairo)
    }

    /// Draws with the pen where the glyphs begin, and in a space that leans as they do.
    private func withStart(of strip: Strip, _ canvas: TextCanvas, _ draw: () -> Void) {
        let (x, y) = (Double(strip.start.x), Double(strip.start.y))
        guard strip.slant != 0, strip.slant.isFinite else {
            cairo_move_to(canvas.cairo, x, y)
            return draw()
        }
        var now = cairo_matrix_t()
        cairo_get_matrix(canvas.cairo, &now)
        var leaning = cairo_matrix_t(xx: 1, yx: 0, xy: -Double(strip.slant), yy: 1, x0: x, y0: y)
        cairo_transform(canvas.cairo, &leaning)
        cairo_move_to(canvas.cairo, 0, 0)
        draw()
        cairo_set_matrix(canvas.cairo, &now)
    }
}
