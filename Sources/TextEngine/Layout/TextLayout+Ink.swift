internal import CPango

extension TextLayout {
    /// The rectangle around the glyphs themselves, with the same origin as the lines; null when nothing is to be seen.
    public var inkBounds: CGRect {
        FontLibrary.shared.withContexts { _ in
            lines.reduce(CGRect.null) { bounds, line in
                guard let pangoLine = paragraphs[line.paragraph].line(line.indexInParagraph) else { return bounds }
                var ink = PangoRectangle()
                pango_layout_line_get_extents(pangoLine.pointer, &ink, nil)
                guard ink.width > 0, ink.height > 0 else { return bounds }
                let left = line.x(inWidth: container.width.isFinite ? container.width : size.width)
                let rect = CGRect(
                    x: left + points(ink.x), y: line.baseline + points(ink.y), width: points(ink.width), height: points(ink.height))
                return bounds.union(rect)
            }
        }
    }
}
