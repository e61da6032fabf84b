internal import CPango

/// A line of Latin words put together from shaped words, the same as Pango would make of it.
///
/// optimization: a title of three words takes a sixth of what Pango takes for it, which finds out anew each time where words, scripts and
/// fonts begin, and shapes all words again.
final class WordLine {
    /// All glyphs are one run.
    let run: UnsafeMutablePointer<PangoGlyphItem>
    /// How wide the line is, in the units of Pango.
    let width: Int32
    /// What the run's item refers to.
    private let shaper: WordShaper

    /// Longer lines are mostly broken, for which this is no help.
    private static let longest = 120

    /// False where tests compare with what Pango makes.
    nonisolated(unsafe) static var areUsed = true

    /// - Parameter room: What the line must not be wider than, in points.
    /// - Returns: Nil where Pango has to lay the line out.
    init?(_ source: ParagraphSource, room: CGFloat, contexts: LayoutContexts) {
        guard Self.areUsed, Self.isPlain(source, upTo: Self.longest), let shaper = Self.shaper(for: source, contexts: contexts) else {
            return nil
        }
        shaper.forgetWordsIfFull()
        // At least a point is left, so that how lengths are rounded has no say.
        let limit = room.isFinite ? pangoUnits(room - 1, .down) : Int32.max
        let found = source.text.utf8.withUnsafeBufferPointer {
            Self.words(UnsafeBufferPointer(rebasing: $0[source.bytes]), shaper, limit: limit)
        }
        guard let found else { return nil }
        self.shaper = shaper
        width = found.width
        run = Self.makeRun(found, shaper, length: source.bytes.count)
    }

    deinit {
        UnsafeMutableRawPointer(run).deallocate()
    }

    /// The shaper of a text of one look; nil where its font has none, or none yet.
    static func shaper(for source: ParagraphSource, contexts: LayoutContexts) -> WordShaper? {
        guard let attributes = source.runs.first?.attributes else { return nil }
        return attributes.font.words.shaper(
            for: source, space: pangoUnits(attributes.characterSpace), generation: FontLibrary.shared.generation, contexts: contexts)
    }

    /// The words of a line, with the space between them as one of them.
    private struct Parts {
        var words: [(word: WordShaper.Word, byte: Int32)] = []
        var glyphCount = 0
        var width: Int32 = 0

        mutating func add(_ word: WordShaper.Word, at byte: Int) {
            words.append((word, Int32(byte)))
            glyphCount += word.count
            width += word.width
        }
    }

    /// One look without anything that changes glyphs, from left to right.
    static func isPlain(_ source: ParagraphSource, upTo longest: Int) -> Bool {
        guard source.text.runs.count == 1, let run = source.runs.first, !source.bytes.isEmpty, source.bytes.count <= longest else {
            return false
        }
        let (attributes, style) = (run.attributes, run.paragraphStyle)
        return attributes.kern == nil && attributes.inlineBox == nil && attributes.hasLigatures
            && style.alignment != .justified && style.firstLineHeadIndent == style.headIndent && style.baseWritingDirection != .rightToLeft
    }

    /// Nil where there are other characters than words of ASCII with one space between two, where there is no letter, and where the line is
    /// too wide.
    private static func words(_ bytes: UnsafeBufferPointer<UInt8>, _ shaper: WordShaper, limit: Int32) -> Parts? {
        var hasLetter = false
        for byte in bytes {
            guard byte >= 0x20, byte < 0x7F else { return nil }
            hasLetter = hasLetter || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
        }
        // The script of a line of digits is not Latin.
        guard hasLetter, bytes.first != 0x20, bytes.last != 0x20 else { return nil }
        var parts = Parts()
        var start = 0
        while true {
            let end = bytes[start...].firstIndex(of: 0x20) ?? bytes.count
            guard end > start, let word = shaper.word(UnsafeBufferPointer(rebasing: bytes[start..<end])) else { return nil }
            parts.add(word, at: start)
            guard parts.width <= limit else { return nil }
            guard end < bytes.count else { break }
            guard let space = shaper.word(UnsafeBufferPointer(rebasing: bytes[end...end])) else { return nil }
            parts.add(space, at: end)
            start = end + 1
        }
        // At the ends of a line there is no half of a space.
        parts.width -= shaper.spaces.left + shaper.spaces.right
        return parts
    }

    /// The run, its item, its glyphs and their clusters in one block of memory.
    private static func makeRun(_ parts: Parts, _ shaper: WordShaper, length: Int) -> UnsafeMutablePointer<PangoGlyphItem> {
        let count = parts.glyphCount
        let itemStart = MemoryLayout<PangoGlyphItem>.stride
        let stringStart = itemStart + MemoryLayout<PangoItem>.stride
        let glyphStart = stringStart + MemoryLayout<PangoGlyphString>.stride
        let clusterStart = glyphStart + count * MemoryLayout<PangoGlyphInfo>.stride
        let block = UnsafeMutableRawPointer.allocate(
            byteCount: clusterStart + count * MemoryLayout<Int32>.stride, alignment: MemoryLayout<PangoGlyphItem>.alignment)
        let glyphs = (block + glyphStart).bindMemory(to: PangoGlyphInfo.self, capacity: count)
        let clusters = (block + clusterStart).bindMemory(to: Int32.self, capacity: count)
        var next = 0
        shaper.glyphs.withUnsafeBufferPointer { shaped in
            shaper.clusters.withUnsafeBufferPointer { places in
                for (word, byte) in parts.words {
                    for index in word.start..<word.start + word.count {
                        glyphs[next] = shaped[index]
                        clusters[next] = places[index] + byte
                        next += 1
                    }
                }
            }
        }
        glyphs[0].geometry.width -= shaper.spaces.left
        glyphs[0].geometry.x_offset -= shaper.spaces.left
        glyphs[count - 1].geometry.width -= shaper.spaces.right
        let item = (block + itemStart).bindMemory(to: PangoItem.self, capacity: 1)
        item.initialize(to: shaper.item.pointee)
        (item.pointee.offset, item.pointee.length, item.pointee.num_chars) = (0, Int32(length), Int32(length))
        let string = (block + stringStart).bindMemory(to: PangoGlyphString.self, capacity: 1)
        string.initialize(to: PangoGlyphString(num_glyphs: Int32(count), glyphs: glyphs, log_clusters: clusters, space: Int32(count)))
        let run = block.bindMemory(to: PangoGlyphItem.self, capacity: 1)
        run.initialize(to: PangoGlyphItem(item: item, glyphs: string, y_offset: 0, start_x_offset: 0, end_x_offset: 0))
        return run
    }
}
