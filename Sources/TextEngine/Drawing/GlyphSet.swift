internal import CPango
@_spi(ForasteroInternal) internal import CoreGraphics

/// The glyphs of one font at one scale as coverage, each at four subpixel positions.
///
/// Cairo puts glyphs on whole pixels, which makes the gaps between small letters uneven. Only while the font library is locked.
final class GlyphSet {
    /// A glyph as pixels, or the knowledge that it has none.
    struct Glyph {
        var coverage: PixelBuffer?
        /// From the whole pixel of the glyph's origin to the top left of the coverage.
        var left: Int
        var top: Int
    }

    private enum Entry {
        case unknown
        /// It has ink but no outline, or colours of its own.
        case notCoverage
        case known(Glyph)
    }

    /// The number of horizontal subpixel positions.
    static let phases = 4

    private let font: UnsafeMutablePointer<PangoFont>
    /// True if the font has glyphs in colours, as emoji are.
    private let hasColors: Bool
    /// Pixels to a point.
    let scale: CGFloat
    private var pages: [[Entry]] = []
    /// The bytes of all glyphs so far.
    private(set) var size = 0

    init(_ font: UnsafeMutablePointer<PangoFont>, scale: CGFloat) {
        self.font = font
        self.scale = scale
        let face = pango_font_get_hb_font(font).flatMap { hb_font_get_face($0) }
        hasColors = face.map { hb_ot_color_has_png($0) != 0 || hb_ot_color_has_layers($0) != 0 } ?? false
        g_object_ref(UnsafeMutableRawPointer(font))
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(font))
    }

    /// Nil when the glyph has ink but no outline, or colours of its own, as emoji have; then Pango has to draw it.
    func glyph(_ index: UInt32, phase: Int) -> Glyph? {
        guard index <= UInt16.max else { return nil }
        let key = Int(index) << 2 | phase
        let (page, place) = (key / Self.pageSize, key % Self.pageSize)
        if page < pages.count, !pages[page].isEmpty {
            switch pages[page][place] {
            case .known(let glyph): return glyph
            case .notCoverage: return nil
            case .unknown: break
            }
        }
        let made = hasColors && isColored(index) ? nil : makeGlyph(index, phase: phase)
        keep(made.map { .known($0) } ?? .notCoverage, page, place)
        size += made?.coverage.map { $0.bytesPerRow * $0.height } ?? 0
        return made
    }

    // optimization: a text has most of its glyphs from a few dozen next to each other. To look them up by hashes took a tenth of what it
    // takes to draw a line.
    private static let pageSize = 256

    private func keep(_ entry: Entry, _ page: Int, _ place: Int) {
        while pages.count <= page { pages.append([]) }
        if pages[page].isEmpty { pages[page] = Array(repeating: .unknown, count: Self.pageSize) }
        pages[page][place] = entry
    }

    private func isColored(_ index: UInt32) -> Bool {
        guard let font = pango_font_get_hb_font(font) else { return false }
        if hb_ot_color_glyph_get_layers(hb_font_get_face(font), index, 0, nil, nil) > 0 { return true }
        guard let picture = hb_ot_color_glyph_reference_png(font, index) else { return false }
        defer { hb_blob_destroy(picture) }
        return hb_blob_get_length(picture) > 0
    }

    private func makeGlyph(_ index: UInt32, phase: Int) -> Glyph? {
        var ink = PangoRectangle()
        pango_font_get_glyph_extents(font, index, &ink, nil)
        guard ink.width > 0, ink.height > 0 else { return Glyph(coverage: nil, left: 0, top: 0) }
        let shift = CGFloat(phase) / CGFloat(GlyphSet.phases)
        let box = CGRect(x: points(ink.x), y: points(ink.y), width: points(ink.width), height: points(ink.height))
            .applying(CGAffineTransform(scaleX: scale, y: scale))
            .offsetBy(dx: shift, dy: 0).insetBy(dx: -1, dy: -1).integral
        guard let coverage = PixelBuffer(width: Int(box.width), height: Int(box.height), format: .alpha8),
            fillOutline(of: index, into: coverage, origin: CGPoint(x: shift - box.minX, y: -box.minY))
        else { return nil }
        return Self.cropped(coverage, left: Int(box.minX), top: Int(box.minY))
    }

    // optimization: what the font says of its ink is larger than it by some pixels on each side, which would be added to each line of text.
    /// Without rows and columns at the edges that are clear.
    private static func cropped(_ coverage: PixelBuffer, left: Int, top: Int) -> Glyph {
        let bytes = coverage.pixels.assumingMemoryBound(to: UInt8.self)
        var (minX, minY, maxX, maxY) = (coverage.width, coverage.height, 0, 0)
        for y in 0..<coverage.height {
            for x in 0..<coverage.width where bytes[y * coverage.bytesPerRow + x] != 0 {
                (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x + 1), y + 1)
            }
        }
        guard minX < maxX else { return Glyph(coverage: nil, left: 0, top: 0) }
        guard let ink = PixelBuffer(width: maxX - minX, height: maxY - minY, format: .alpha8) else {
            return Glyph(coverage: coverage, left: left, top: top)
        }
        for y in 0..<ink.height {
            (ink.pixels + y * ink.bytesPerRow)
                .copyMemory(from: coverage.pixels + (minY + y) * coverage.bytesPerRow + minX, byteCount: ink.width)
        }
        return Glyph(coverage: ink, left: left + minX, top: top + minY)
    }

    /// - Returns: True if the glyph has an outline.
    private func fillOutline(of index: UInt32, into coverage: PixelBuffer, origin: CGPoint) -> Bool {
        let surface = cairo_image_surface_create_for_data(
            coverage.pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_A8, Int32(coverage.width), Int32(coverage.height),
            Int32(coverage.bytesPerRow))
        let cairo = cairo_create(surface)
        let string = pango_glyph_string_new()
        defer {
            pango_glyph_string_free(string)
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        pango_glyph_string_set_size(string, 1)
        string?.pointee.glyphs[0].glyph = index
        // Pango leaves it as it found the memory.
        string?.pointee.glyphs[0].geometry = PangoGlyphGeometry()
        cairo_translate(cairo, Double(origin.x), Double(origin.y))
        cairo_scale(cairo, Double(scale), Double(scale))
        cairo_set_antialias(cairo, CAIRO_ANTIALIAS_BEST)
        cairo_set_tolerance(cairo, 0.02)
        pango_cairo_glyph_string_path(cairo, font, string)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &x1, &y1, &x2, &y2)
        guard x1 < x2, y1 < y2 else { return false }
        cairo_fill(cairo)
        return true
    }
}
