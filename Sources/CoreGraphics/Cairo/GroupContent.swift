internal import CCairo

/// The picture of a group, with its position.
final class GroupContent: PaintedShape {
    private let pattern: OpaquePointer
    private let extent: CGRect
    /// From base space to the pixels the group was drawn in.
    private let home: CGAffineTransform

    init(pattern: OpaquePointer, extent: CGRect, home: CGAffineTransform) {
        self.pattern = pattern
        self.extent = extent
        self.home = home
    }

    deinit {
        cairo_pattern_destroy(pattern)
    }

    func bounds(_ toPixels: CGAffineTransform) -> CGRect { extent }

    func draw(on canvas: CairoCanvas, _ toPixels: CGAffineTransform, alpha: CGFloat) {
        guard canvas.setTransform(home.inverted().concatenating(toPixels)) else { return }
        cairo_set_source(canvas.cairo, pattern)
        canvas.paint(alpha: alpha)
    }
}

extension CairoCanvas {
    /// Ends the group begun last and returns what was drawn; nil when Cairo has run out of memory.
    func popGroupContent(home: CGAffineTransform) -> GroupContent? {
        let extent = clipBounds
        guard let pattern = cairo_pop_group(cairo) else { return nil }
        guard cairo_pattern_status(pattern) == CAIRO_STATUS_SUCCESS else {
            cairo_pattern_destroy(pattern)
            return nil
        }
        return GroupContent(pattern: pattern, extent: extent, home: home)
    }
}
