internal import CCairo

/// A Cairo context over a pixel buffer or a document, speaking our types.
///
/// Coordinates are pixels from the top left unless a matrix says otherwise.
final class CairoCanvas {
    let cairo: OpaquePointer
    /// The pixels; of a document, one byte for each point of its page, which nobody draws on.
    private(set) var buffer: PixelBuffer
    /// The rows of pixels, or the height of a page, which may not be whole.
    private(set) var height: CGFloat
    /// Who takes the bytes of a document; nil where there are pixels.
    let output: DocumentOutput?
    /// True if the pixels keep red where Cairo keeps blue; then every colour is swapped on its way in.
    let swapsRedAndBlue: Bool
    private let surface: OpaquePointer

    init?(_ buffer: PixelBuffer, swapsRedAndBlue: Bool = false) {
        guard let surface = makeCairoSurface(over: buffer) else { return nil }
        guard let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.cairo = cairo
        self.buffer = buffer
        self.surface = surface
        self.swapsRedAndBlue = swapsRedAndBlue
        height = CGFloat(buffer.height)
        output = nil
    }

    /// A canvas for a document with pages of a size.
    init?(_ output: DocumentOutput, size: CGSize) {
        guard let buffer = Self.page(size), let surface = output.makeSurface(size) else { return nil }
        guard let cairo = cairo_create(surface), cairo_status(cairo) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        (self.cairo, self.buffer, self.surface, self.output) = (cairo, buffer, surface, output)
        swapsRedAndBlue = false
        height = size.height
    }

    deinit {
        cairo_destroy(cairo)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
    }

    private static func page(_ size: CGSize) -> PixelBuffer? {
        PixelBuffer(width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)), format: .alpha8)
    }

    /// Begins a page of another size.
    func beginPage(_ size: CGSize) {
        guard let page = Self.page(size) else { return }
        cairo_pdf_surface_set_size(surface, size.width, size.height)
        (buffer, height) = (page, size.height)
    }

    func endPage() { cairo_show_page(cairo) }

    /// Writes what is left of a document. Nothing can be drawn afterwards.
    func close() { cairo_surface_finish(surface) }

    /// Says something about a document.
    func describe(_ item: cairo_pdf_metadata_t, _ text: String) { cairo_pdf_surface_set_metadata(surface, item, text) }

    /// Writes what Cairo holds back into the pixels.
    func flush() { cairo_surface_flush(surface) }

    /// Tells Cairo that somebody else wrote into the pixels.
    func pixelsDidChange() { cairo_surface_mark_dirty(surface) }

    func save() { cairo_save(cairo) }

    func restore() { cairo_restore(cairo) }

    /// Replaces the matrix between coordinates and pixels; one that cannot be inverted would stop Cairo for good.
    ///
    /// - Returns: True if the matrix can be used. If not, nothing that is drawn with it has an area.
    func setTransform(_ transform: CGAffineTransform) -> Bool {
        guard transform.isDrawable else { return false }
        var matrix = cairo_matrix_t(transform)
        cairo_set_matrix(cairo, &matrix)
        return true
    }

    func setBlendMode(_ mode: CGBlendMode) { cairo_set_operator(cairo, mode.cairoOperator) }

    func setAntialias(_ isOn: Bool) { cairo_set_antialias(cairo, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE) }

    func setSource(_ color: PaintColor) {
        if swapsRedAndBlue {
            cairo_set_source_rgba(cairo, color.blue, color.green, color.red, color.alpha)
        } else {
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
        }
    }
}

extension CGAffineTransform {
    /// True if the transform keeps an area an area, in numbers that Cairo's fixed point can hold.
    var isDrawable: Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty
        )
    }
}

/// A Cairo surface that shares the memory of a buffer, which must outlive it.
func makeCairoSurface(over buffer: PixelBuffer) -> OpaquePointer? {
    let pixels = buffer.pixels.assumingMemoryBound(to: UInt8.self)
    let surface = cairo_image_surface_create_for_data(
        pixels, buffer.format.cairoFormat, Int32(buffer.width), Int32(buffer.height), Int32(buffer.bytesPerRow)
    )
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
    return surface
}

extension PixelBuffer.Format {
    var cairoFormat: cairo_format_t {
        switch self {
        case .argb32: CAIRO_FORMAT_ARGB32
        case .rgb24: CAIRO_FORMAT_RGB24
        case .alpha8: CAIRO_FORMAT_A8
        }
    }
}
