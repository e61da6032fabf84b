internal import CCairo

extension CairoCanvas {
    /// Draws everything until ``popGroup()`` into a transparent surface as large as the clip.
    func pushGroup() {
        // The group comes back placed by the matrix of now.
        cairo_identity_matrix(cairo)
        cairo_push_group_with_content(cairo, CAIRO_CONTENT_COLOR_ALPHA)
    }

    /// Ends the group and makes what was drawn the source.
    func popGroup() { cairo_pop_group_to_source(cairo) }

    /// Paints the source over everything within the clip.
    func paint(alpha: CGFloat = 1) {
        if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
    }

    /// Paints the source where the mask lets it through. The mask is placed by its top left pixel.
    func paint(through mask: PixelBuffer, at origin: CGPoint = .zero) {
        withExtendedLifetime(mask) {
            guard let surface = makeCairoSurface(over: mask) else { return }
            cairo_identity_matrix(cairo)
            cairo_mask_surface(cairo, surface, origin.x, origin.y)
            // The buffer may go away before the last pattern of Cairo's that looks at it.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
