internal import CCairo
internal import PixelKernels

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

    /// Replaces a group that is the source by what the blend mode `plusDarker` makes of it and what lies under it.
    ///
    /// To be painted with `copy` afterwards.
    func darkenSourceByTarget() {
        var group: OpaquePointer?
        cairo_pattern_get_surface(cairo_get_source(cairo), &group)
        guard let group, let target = cairo_get_group_target(cairo) else { return }
        // A document keeps shapes, of which there are no pixels.
        guard [group, target].allSatisfy({ cairo_surface_get_type($0) == CAIRO_SURFACE_TYPE_IMAGE }) else { return }
        cairo_surface_flush(group)
        cairo_surface_flush(target)
        let (source, backdrop) = (ImageRows(group), ImageRows(target))
        for y in 0..<source.height {
            let row = y + source.top - backdrop.top
            guard (0..<backdrop.height).contains(row), source.left >= backdrop.left else { continue }
            let count = min(source.width, backdrop.width - (source.left - backdrop.left))
            guard count > 0 else { continue }
            pk_plus_darker(
                source.pixel(0, y), backdrop.pixel(source.left - backdrop.left, row), count, backdrop.isOpaque ? 255 : 0)
        }
        cairo_surface_mark_dirty(group)
    }
}

/// The pixels of an image surface, with its place in the coordinates of the canvas.
private struct ImageRows {
    let start: UnsafeMutablePointer<UInt8>
    let stride: Int
    let width: Int
    let height: Int
    let left: Int
    let top: Int
    let isOpaque: Bool

    init(_ surface: OpaquePointer) {
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        start = cairo_image_surface_get_data(surface)
        stride = Int(cairo_image_surface_get_stride(surface))
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
        left = -Int(x)
        top = -Int(y)
        isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    }

    func pixel(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
        UnsafeMutableRawPointer(start + y * stride + x * 4).assumingMemoryBound(to: UInt32.self)
    }
}
