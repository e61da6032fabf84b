internal import CPango
@_spi(ForasteroInternal) internal import CoreGraphics

extension TextPainter {
    func paint(_ segment: Segment, on canvas: TextCanvas) {
        guard GlyphPainter.isNear(segment.start, canvas) else { return }
        let attributes = segment.attributes
        let color = attributes.color?.paintColor ?? self.color
        if let underline = attributes.underline {
            paint(underline, at: segment.baseline + attributes.font.underlineDepth, segment, color, on: canvas)
        }
        GlyphPainter(color: self.color).paint(segment.strip, on: canvas)
        if let strikethrough = attributes.strikethrough {
            paint(strikethrough, at: segment.baseline - attributes.font.xHeight / 2, segment, color, on: canvas)
        }
    }

    private func paint(_ decoration: LineDecoration, at y: CGFloat, _ segment: Segment, _ color: PaintColor, on canvas: TextCanvas) {
        guard decoration.isVisible else { return }
        let cairo = canvas.cairo
        let single = segment.attributes.font.decorationThickness
        let thickness = decoration.isThick ? 2 * single : single
        canvas.setColor(decoration.color?.paintColor ?? color)
        cairo_set_line_width(cairo, Double(thickness))
        let dashes = decoration.dashes.map { Double($0 * thickness) }
        cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
        for part in decoration.isByWord ? wordParts(segment) : [(segment.start.x, segment.start.x + segment.width)] {
            for line in decoration.isDouble ? [y, y + 2 * thickness] : [y] {
                cairo_move_to(cairo, Double(part.0), Double(line))
                cairo_line_to(cairo, Double(part.1), Double(line))
            }
        }
        cairo_stroke(cairo)
        cairo_set_dash(cairo, nil, 0, 0)
    }

    /// Where the glyphs of a segment are other than spaces, from left to right.
    private func wordParts(_ segment: Segment) -> [(CGFloat, CGFloat)] {
        let glyphs = segment.glyphs.pointee.glyphs.pointee
        let utf8 = layout.prepared.utf8
        let first = layout.paragraphs[segment.line.paragraph].bytes.lowerBound + Int(segment.glyphs.pointee.item.pointee.offset)
        var parts: [(CGFloat, CGFloat)] = []
        var x = segment.start.x
        for index in 0..<Int(glyphs.num_glyphs) {
            let width = points(glyphs.glyphs[index].geometry.width)
            let byte = first + Int(glyphs.log_clusters[index])
            let isSpace = byte < utf8.count && utf8[byte] == UInt8(ascii: " ")
            defer { x += width }
            guard !isSpace else { continue }
            if let last = parts.last, abs(last.1 - x) < 0.001 {
                parts[parts.count - 1].1 = x + width
            } else {
                parts.append((x, x + width))
            }
        }
        return parts
    }
}

extension TextFont {
    /// How thick a line under or through the text is, in points.
    // ad-hoc: a twentieth of the size, which is what most text fonts state
    public var decorationThickness: CGFloat { size / 20 }

    /// How far under the baseline the middle of an underline lies, in points.
    // ad-hoc: halfway to the descender, clear of the letters
    public var underlineDepth: CGFloat { -metrics.descender / 2 }
}
