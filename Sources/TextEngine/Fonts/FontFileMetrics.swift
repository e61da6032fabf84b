internal import CPango

/// Heights as a font file states them.
enum FontFileMetrics {
    static func read(_ description: OpaquePointer, _ context: OpaquePointer, size: CGFloat) -> FontMetrics {
        guard let font = pango_context_load_font(context, description), let hb = pango_font_get_hb_font(font) else {
            // Not even a fallback font is installed. Text still has its size, and draws nothing.
            return SystemFont.metrics(size: size) * size
        }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        var xScale: Int32 = 0
        var yScale: Int32 = 0
        hb_font_get_scale(hb, &xScale, &yScale)
        let unit = yScale == 0 ? 0 : size / CGFloat(yScale)
        func metric(_ tag: hb_ot_metrics_tag_t, orElse share: CGFloat) -> CGFloat {
            var position: hb_position_t = 0
            return hb_ot_metrics_get_position(hb, tag, &position) != 0 ? CGFloat(position) * unit : share * size
        }
        return FontMetrics(
            ascender: metric(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, orElse: 0.95),
            descender: metric(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, orElse: -0.25),
            leading: metric(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, orElse: 0),
            capHeight: metric(HB_OT_METRICS_TAG_CAP_HEIGHT, orElse: 0.7),
            xHeight: metric(HB_OT_METRICS_TAG_X_HEIGHT, orElse: 0.5))
    }
}
