internal import CCairo

extension CairoCanvas {
    /// Fills the unit square of `transform` with a picture whose first row lies at y = 1.
    func drawImage(
        _ image: PixelBuffer, _ transform: CGAffineTransform, quality: CGInterpolationQuality, repeats: Bool, alpha: CGFloat
    ) {
        withExtendedLifetime(image) {
            guard let surface = makeCairoSurface(over: image) else { return }
            defer {
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            let toUnitSquare = CGAffineTransform(
                a: 1 / CGFloat(image.width), b: 0, c: 0, d: -1 / CGFloat(image.height), tx: 0, ty: 1
            )
            let placed = toUnitSquare.concatenating(transform)
            guard setTransform(placed) else { return }
            if image.format == .alpha8 {
                maskWithImage(surface, image, quality: quality)
            } else {
                fillWithImage(surface, image, placed, quality: quality, repeats: repeats, alpha: alpha)
            }
            // Drops the reference that the source pattern holds.
            cairo_set_source_rgb(cairo, 0, 0, 0)
            cairo_identity_matrix(cairo)
        }
    }

    private func fillWithImage(
        _ surface: OpaquePointer, _ image: PixelBuffer, _ placed: CGAffineTransform, quality: CGInterpolationQuality,
        repeats: Bool, alpha: CGFloat
    ) {
        cairo_set_source_surface(cairo, surface, 0, 0)
        let pattern = cairo_get_source(cairo)
        // Without padding the outermost pixels would fade into nothing where the picture is enlarged.
        cairo_pattern_set_extend(pattern, repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, placed.isWholePixelMove ? CAIRO_FILTER_NEAREST : quality.cairoFilter)
        if repeats {
            cairo_identity_matrix(cairo)
            return paint(alpha: alpha)
        }
        cairo_new_path(cairo)
        cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
        guard alpha < 1 else { return cairo_fill(cairo) }
        cairo_save(cairo)
        cairo_clip(cairo)
        if image.isOpaque, !placed.isWholePixelMove { replaceSourceByCopy() }
        cairo_paint_with_alpha(cairo, alpha)
        cairo_restore(cairo)
    }

    /// Makes what the source looks like within the clip the source, pixel for pixel.
    // optimization: a picture without alpha is stretched and mixed much faster one after the other than at once.
    private func replaceSourceByCopy() {
        cairo_push_group_with_content(cairo, CAIRO_CONTENT_COLOR_ALPHA)
        // The edges of the clip count when the copy is painted.
        cairo_reset_clip(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        cairo_pop_group_to_source(cairo)
    }

    /// Paints the current source through an image that is nothing but alpha.
    private func maskWithImage(_ surface: OpaquePointer, _ image: PixelBuffer, quality: CGInterpolationQuality) {
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        cairo_pattern_set_filter(pattern, quality.cairoFilter)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_save(cairo)
        cairo_new_path(cairo)
        cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
        cairo_clip(cairo)
        cairo_mask(cairo, pattern)
        cairo_restore(cairo)
        cairo_pattern_destroy(pattern)
    }
}

extension CGAffineTransform {
    /// True if pixels land on pixels, so that nothing needs to be mixed.
    fileprivate var isWholePixelMove: Bool {
        a == 1 && b == 0 && c == 0 && d == 1 && tx == tx.rounded() && ty == ty.rounded()
    }
}

extension CGInterpolationQuality {
    fileprivate var cairoFilter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .default, .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}
