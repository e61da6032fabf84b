internal import CPango

/// A paragraph of Latin words, broken into lines and put together from shaped words, the same as Pango would make of it.
///
/// optimization: a paragraph of 600 characters takes Pango nine million instructions, most of them for shaping words anew. This takes a
/// hundred thousand when its words have been seen before.
final class WordParagraph {
    struct Line {
        var bytes: Range<Int>
        /// In the units of Pango.
        var width: Int32
        /// All glyphs of a line are one run.
        var run: UnsafeMutablePointer<PangoGlyphItem>
    }

    private(set) var lines: [Line] = []
    /// The runs and all that they point to.
    private let block: UnsafeMutableRawPointer
    /// What the runs' items refer to.
    private let shaper: WordShaper

    /// Longer ones are laid out in parts anyway.
    private static let longest = 4000

    /// - Returns: Nil where Pango has to lay the paragraph out.
    init?(_ source: ParagraphSource, width: CGFloat, limit: ParagraphLayout.Limit, contexts: LayoutContexts) {
        guard WordLine.areUsed, width.isFinite, limit.canBeWords, WordLine.isPlain(source, upTo: Self.longest),
            let shaper = WordLine.shaper(for: source, contexts: contexts)
        else { return nil }
        shaper.forgetWordsIfFull()
        let pieces = source.text.utf8.withUnsafeBufferPointer {
            WordPieces(UnsafeBufferPointer(rebasing: $0[source.bytes]), shaper)
        }
        guard let pieces, let ends = Self.ends(ofLines: pieces.all, width: pangoUnits(width, .up)), ends.count <= limit.lines ?? .max,
            !(limit.lines != nil && pieces.all.last?.isSpace == true)
        else { return nil }
        self.shaper = shaper
        block = Self.makeBlock(lines: ends.count, glyphs: pieces.glyphCount)
        lines.reserveCapacity(ends.count)
        fill(pieces, ends)
    }

    deinit { block.deallocate() }

    // MARK: Breaking

    /// Behind which pieces lines end; nil where a word is wider than a line.
    private static func ends(ofLines pieces: [WordPieces.Piece], width limit: Int32) -> [Int]? {
        var ends: [Int] = []
        var (width, lastEnd, lastWidth): (Int32, Int?, Int32) = (0, nil, 0)
        for (index, piece) in pieces.enumerated() {
            width += piece.width
            let isLast = index == pieces.count - 1
            // A space may stand beyond the edge.
            let isTooWide = width - (piece.isSpace ? piece.width : 0) > limit
            if isTooWide, piece.canEndLine || isLast {
                guard let end = lastEnd else { return nil }
                ends.append(end)
                width -= lastWidth
                lastEnd = nil
                // What is left may be too wide for a line of its own.
                if width - (piece.isSpace ? piece.width : 0) > limit { return nil }
            }
            if piece.canEndLine { (lastEnd, lastWidth) = (index + 1, width) }
        }
        ends.append(pieces.count)
        return ends
    }

    // MARK: Glyphs

    private static func makeBlock(lines: Int, glyphs: Int) -> UnsafeMutableRawPointer {
        let size =
            lines * (MemoryLayout<PangoGlyphItem>.stride + MemoryLayout<PangoItem>.stride + MemoryLayout<PangoGlyphString>.stride)
            + glyphs * (MemoryLayout<PangoGlyphInfo>.stride + MemoryLayout<Int32>.stride)
        return UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<PangoGlyphItem>.alignment)
    }

    private func fill(_ pieces: WordPieces, _ ends: [Int]) {
        let items = block.bindMemory(to: PangoGlyphItem.self, capacity: ends.count)
        let parts = UnsafeMutableRawPointer(items + ends.count).bindMemory(to: PangoItem.self, capacity: ends.count)
        let strings = UnsafeMutableRawPointer(parts + ends.count).bindMemory(to: PangoGlyphString.self, capacity: ends.count)
        var glyphs = UnsafeMutableRawPointer(strings + ends.count).bindMemory(to: PangoGlyphInfo.self, capacity: pieces.glyphCount)
        var clusters = UnsafeMutableRawPointer(glyphs + pieces.glyphCount).bindMemory(to: Int32.self, capacity: pieces.glyphCount)
        var (start, startByte): (Int, Int32) = (0, 0)
        for (index, end) in ends.enumerated() {
            let line = pieces.all[start..<end]
            let endByte = line.last?.end ?? startByte
            let count = copy(line, from: startByte, to: glyphs, clusters)
            let width = trim(UnsafeMutableBufferPointer(start: glyphs, count: count), isWrapped: end < pieces.all.count, line.last)
            parts[index] = shaper.item.pointee
            (parts[index].offset, parts[index].length, parts[index].num_chars) = (startByte, endByte - startByte, endByte - startByte)
            strings[index] = PangoGlyphString(num_glyphs: Int32(count), glyphs: glyphs, log_clusters: clusters, space: Int32(count))
            items[index] = PangoGlyphItem(item: parts + index, glyphs: strings + index, y_offset: 0, start_x_offset: 0, end_x_offset: 0)
            lines.append(Line(bytes: Int(startByte)..<Int(endByte), width: width, run: items + index))
            glyphs += count
            clusters += count
            (start, startByte) = (end, endByte)
        }
    }

    /// - Returns: how many glyphs there are.
    private func copy(
        _ pieces: ArraySlice<WordPieces.Piece>, from startByte: Int32, to glyphs: UnsafeMutablePointer<PangoGlyphInfo>,
        _ clusters: UnsafeMutablePointer<Int32>
    ) -> Int {
        var next = 0
        shaper.glyphs.withUnsafeBufferPointer { shaped in
            shaper.clusters.withUnsafeBufferPointer { places in
                for piece in pieces {
                    let offset = piece.wordByte - startByte
                    for index in piece.start..<piece.start + piece.count {
                        glyphs[next] = shaped[index]
                        clusters[next] = places[index] + offset
                        next += 1
                    }
                }
            }
        }
        return next
    }

    /// The space that a line was broken at is no glyph, and at the ends of a line there is no half of a space between characters.
    /// - Returns: how wide the line is then.
    private func trim(_ glyphs: UnsafeMutableBufferPointer<PangoGlyphInfo>, isWrapped: Bool, _ last: WordPieces.Piece?) -> Int32 {
        if isWrapped, last?.isSpace == true {
            glyphs[glyphs.count - 1].glyph = Self.emptyGlyph
            glyphs[glyphs.count - 1].geometry.width = 0
        }
        if let first = glyphs.firstIndex(where: { $0.geometry.width != 0 }) {
            glyphs[first].geometry.width -= shaper.spaces.left
            glyphs[first].geometry.x_offset -= shaper.spaces.left
        }
        if let last = glyphs.lastIndex(where: { $0.geometry.width != 0 }) { glyphs[last].geometry.width -= shaper.spaces.right }
        return glyphs.reduce(0) { $0 + $1.geometry.width }
    }

    /// Shows nothing.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
}
