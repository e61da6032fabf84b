internal import CPango

extension TextLayout {
    /// The widths of all characters, and where lines may begin, for each UTF-16 unit of the text.
    ///
    /// - Precondition: the container is infinitely wide, so that only the text itself ends lines.
    public func breakingUnits() -> [BreakingUnit] {
        FontLibrary.shared.withContexts { _ in
            var units = [BreakingUnit](repeating: BreakingUnit(), count: text.string.utf16.count)
            for line in lines { addWidths(of: line, to: &units) }
            for paragraph in paragraphs { addBreaks(of: paragraph, to: &units) }
            markEnds(&units)
            return units
        }
    }

    private func addWidths(of line: TextLine, to units: inout [BreakingUnit]) {
        let paragraph = paragraphs[line.paragraph]
        guard let runs = paragraph.line(line.indexInParagraph)?.runs else { return }
        for (index, run) in runs.enumerated() {
            var widths = characterWidths(of: run, paragraph)
            guard !widths.isEmpty else { continue }
            // Pango leaves out half of a character's space at both ends of a line.
            let isReversed = run.pointee.item.pointee.analysis.level & 1 != 0
            let space = prepared.characterSpace(of: run) / 2
            if index == 0 { widths[isReversed ? widths.count - 1 : 0] += space }
            if index == runs.count - 1 { widths[isReversed ? 0 : widths.count - 1] += space }
            add(widths, from: paragraph.bytes.lowerBound + Int(run.pointee.item.pointee.offset), to: &units)
        }
    }

    private func add(_ widths: [CGFloat], from byte: Int, to units: inout [BreakingUnit]) {
        var byte = byte
        for width in widths {
            units[prepared.indexMap.position(byte)].advance += width
            byte += Self.length(ofCharacterBeginningWith: prepared.utf8[byte])
        }
    }

    /// In the order of the text, one for each Unicode scalar.
    private func characterWidths(of run: UnsafeMutablePointer<PangoGlyphItem>, _ paragraph: ParagraphLayout) -> [CGFloat] {
        var widths = [Int32](repeating: 0, count: Int(run.pointee.item.pointee.num_chars))
        pango_glyph_item_get_logical_widths(run, pango_layout_get_text(paragraph.pango), &widths)
        return widths.map { points($0) }
    }

    private func addBreaks(of paragraph: ParagraphLayout, to units: inout [BreakingUnit]) {
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(paragraph.pango, &count) else { return }
        var byte = paragraph.bytes.lowerBound
        for index in 0..<Int(count) where byte < paragraph.bytes.upperBound {
            let (position, first) = (prepared.indexMap.position(byte), prepared.utf8[byte])
            units[position].canStartLine = attributes[index].is_line_break != 0
            units[position].startsCharacter = attributes[index].is_cursor_position != 0
            units[position].isBlank = attributes[index].is_white != 0
            units[position].isTab = first == UInt8(ascii: "\t")
            if attributes[index].is_mandatory_break != 0, position > 0 { units[position - 1].endsLine = true }
            byte += Self.length(ofCharacterBeginningWith: first)
        }
    }

    /// Marks what is between paragraphs.
    private func markEnds(_ units: inout [BreakingUnit]) {
        var end = 0
        for paragraph in paragraphs {
            let start = prepared.indexMap.position(paragraph.bytes.lowerBound)
            if start > 0 { Self.markEnd(end..<start, &units) }
            end = prepared.indexMap.position(paragraph.bytes.upperBound)
        }
        Self.markEnd(end..<units.count, &units)
    }

    private static func markEnd(_ range: Range<Int>, _ units: inout [BreakingUnit]) {
        guard let last = range.last else { return }
        for index in range { units[index].isBlank = true }
        units[range.lowerBound].startsCharacter = true
        units[last].endsLine = true
    }

    private static func length(ofCharacterBeginningWith byte: UInt8) -> Int {
        switch byte {
        case ..<0x80: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }
}
