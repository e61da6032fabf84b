internal import CPango

extension TextLayout {
    /// The position between two characters that is nearest to a point, for placing a caret.
    ///
    /// - Parameter width: The width that alignment works with; nil takes that of the container.
    public func position(nearest point: CGPoint, width: CGFloat? = nil) -> Int {
        guard !lines.isEmpty else { return 0 }
        if let extraLine, point.y >= extraLine.top { return extraLine.range.lowerBound }
        let hit = hit(point, lines[lineIndex(at: point.y)], width)
        guard hit.trailing else { return hit.position }
        return self.position(after: hit.position)
    }

    /// The character under a point; nil when the point is beside or below the text.
    public func characterIndex(at point: CGPoint, width: CGFloat? = nil) -> Int? {
        guard let last = lines.last, point.y >= 0, point.y < last.top + last.height else { return nil }
        let line = lines[lineIndex(at: point.y)]
        let x = point.x - line.x(inWidth: width ?? alignmentWidth)
        guard x >= 0, x < line.width, !line.range.isEmpty else { return nil }
        return hit(point, line, width).position
    }

    /// Where a caret before the character at a position stands: as high as the line, without width.
    ///
    /// Positions outside the text count as its nearest end.
    public func caretRect(at position: Int, width: CGFloat? = nil) -> CGRect {
        let position = min(max(position, 0), text.string.utf16.count)
        if let extraLine, position >= extraLine.range.lowerBound {
            return CGRect(x: extraLine.x(inWidth: width ?? alignmentWidth), y: extraLine.top, width: 0, height: extraLine.height)
        }
        guard !lines.isEmpty else { return .zero }
        let line = lines[lineIndex(containing: position)]
        return CGRect(x: x(of: position, in: line, width), y: line.top, width: 0, height: line.height)
    }

    /// The areas that a range covers, one for each line and direction, as a selection shows them.
    public func selectionRects(for range: Range<Int>, width: CGFloat? = nil) -> [CGRect] {
        lines.flatMap { line -> [CGRect] in
            let part = range.clamped(to: line.range)
            guard !part.isEmpty else { return [] }
            return FontLibrary.shared.withContexts { _ in
                spans(of: part, in: line).map { span in
                    CGRect(x: line.x(inWidth: width ?? alignmentWidth) + span.0, y: line.top, width: span.1 - span.0, height: line.height)
                }
            }
        }
    }

    private var alignmentWidth: CGFloat { container.width.isFinite ? container.width : size.width }

    private func pangoLine(_ line: TextLine) -> PangoLine? { paragraphs[line.paragraph].line(line.indexInParagraph) }

    private func hit(_ point: CGPoint, _ line: TextLine, _ width: CGFloat?) -> (position: Int, trailing: Bool) {
        FontLibrary.shared.withContexts { _ in
            guard let pangoLine = pangoLine(line) else { return (line.range.lowerBound, false) }
            var byte: Int32 = 0
            var trailing: Int32 = 0
            let x = point.x - line.x(inWidth: width ?? alignmentWidth)
            pango_layout_line_x_to_index(pangoLine.pointer, pangoUnits(x), &byte, &trailing)
            let position = prepared.indexMap.position(paragraphs[line.paragraph].bytes.lowerBound + Int(byte))
            return (min(max(position, line.range.lowerBound), line.range.upperBound), trailing > 0)
        }
    }

    private func x(of position: Int, in line: TextLine, _ width: CGFloat?) -> CGFloat {
        FontLibrary.shared.withContexts { _ in
            guard let pangoLine = pangoLine(line) else { return 0 }
            var x: Int32 = 0
            pango_layout_line_index_to_x(pangoLine.pointer, byteInParagraph(position, line), gboolean(0), &x)
            return line.x(inWidth: width ?? alignmentWidth) + points(x)
        }
    }

    /// The stretches of a line that show a range, from left to right, counted from the start of the text on the line.
    private func spans(of range: Range<Int>, in line: TextLine) -> [(CGFloat, CGFloat)] {
        guard let pangoLine = pangoLine(line) else { return [] }
        let paragraph = paragraphs[line.paragraph]
        let wanted = byteInParagraph(range.lowerBound, line)..<byteInParagraph(range.upperBound, line)
        var spans: [(CGFloat, CGFloat)] = []
        var left: CGFloat = 0
        for run in pangoLine.runs {
            defer { left += points(pango_glyph_string_get_width(run.pointee.glyphs)) }
            guard let item = run.pointee.item else { continue }
            let covered = item.pointee.offset..<item.pointee.offset + item.pointee.length
            let part = wanted.clamped(to: covered)
            guard !part.isEmpty else { continue }
            let edges = [part.lowerBound, part.upperBound].map { (byte: Int32) -> CGFloat in
                var x: Int32 = 0
                pango_glyph_string_index_to_x(
                    run.pointee.glyphs, pango_layout_get_text(paragraph.pango) + Int(item.pointee.offset), item.pointee.length,
                    &item.pointee.analysis, byte - item.pointee.offset, gboolean(0), &x)
                return left + points(x)
            }
            let span = (min(edges[0], edges[1]), max(edges[0], edges[1]))
            if let last = spans.last, abs(last.1 - span.0) < 0.001 { spans[spans.count - 1].1 = span.1 } else { spans.append(span) }
        }
        return spans
    }

    private func byteInParagraph(_ position: Int, _ line: TextLine) -> Int32 {
        Int32(prepared.indexMap.byte(position) - paragraphs[line.paragraph].bytes.lowerBound)
    }

    /// The position after the character that starts at one, pairs and combining marks taken as one character.
    private func position(after position: Int) -> Int {
        let utf16 = text.string.utf16
        guard position < utf16.count else { return utf16.count }
        let index = utf16.index(utf16.startIndex, offsetBy: position)
        return utf16.distance(from: utf16.startIndex, to: text.string.index(after: index))
    }
}
