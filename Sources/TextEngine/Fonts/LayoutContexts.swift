internal import CPango

/// The contexts that paragraphs are laid out with: one unit is one point and nothing is rounded, so that text breaks the same at all
/// scales.
///
/// A context must not change while layouts use it, since they would all be made again; so there is one for each direction.
struct LayoutContexts {
    /// Left to right, unless the text says otherwise.
    let standard: OpaquePointer
    /// For paragraphs that are right to left whatever their text.
    let rightToLeft: OpaquePointer

    init(_ map: UnsafeMutablePointer<PangoFontMap>) {
        standard = LayoutContexts.make(map)
        rightToLeft = LayoutContexts.make(map)
        pango_context_set_base_dir(rightToLeft, PANGO_DIRECTION_RTL)
    }

    private static func make(_ map: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer {
        let context: OpaquePointer = pango_font_map_create_context(map)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, gboolean(0))
        pango_context_set_language(context, pango_language_from_string("en"))
        return context
    }
}
