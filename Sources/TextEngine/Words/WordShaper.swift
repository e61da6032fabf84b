internal import CPango

/// The words of one font as glyphs, each shaped when it is first seen. Only while the font library is locked.
final class WordShaper {
    /// Where the glyphs of a word are kept, and how wide it is in the middle of a line.
    struct Word {
        var start: Int
        var count: Int
        var width: Int32
    }

    /// Glyphs of words, one behind the other, as Pango has them in the middle of a line.
    private(set) var glyphs: [PangoGlyphInfo] = []
    /// For each glyph the byte of its word that it begins at.
    private(set) var clusters: [Int32] = []
    /// Stands for all text of the font. What it refers to lives as long as the shaper.
    let item: UnsafeMutablePointer<PangoItem>
    /// Half of the space of a character: before it, and behind it.
    let spaces: (left: Int32, right: Int32)

    private var words: [WordKey: Word] = [:]
    private var numbers = DigitPairs()
    private let neighbours: SpaceNeighbours

    /// About a thousand words, in 100 kilobytes. A list of names has few of them more than once, all else has.
    private static let capacity = 4096

    /// - Parameter source: A text of one look, by which the shaper learns how Pango sets the font.
    init?(_ source: ParagraphSource, space: Int32, contexts: LayoutContexts) {
        let layout: OpaquePointer = pango_layout_new(contexts.standard)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        pango_layout_set_text(layout, "a", 1)
        source.setAttributes(of: layout)
        guard let look = source.runs.first?.attributes.font, let line = pango_layout_get_line_readonly(layout, 0),
            let run = PangoLine(pointer: line).runs.first, let font = run.pointee.item.pointee.analysis.font,
            let shapes = pango_font_get_hb_font(font), let neighbours = SpaceNeighbours(shapes, features: look.openTypeFeatures),
            let item = pango_item_copy(run.pointee.item)
        else { return nil }
        self.neighbours = neighbours
        self.item = item
        // Pango keeps whole points whole.
        let half = space / 2
        let left = space & (PANGO_SCALE - 1) == 0 ? (half + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) : half
        spaces = (left, space - left)
    }

    deinit {
        FontLibrary.shared.withContexts { _ in pango_item_free(item) }
    }

    /// A word of printable ASCII; nil where its glyphs depend on what else is on the line, or come from another font.
    func word(_ bytes: UnsafeBufferPointer<UInt8>) -> Word? {
        guard bytes.count <= WordKey.longest else { return nil }
        let key = WordKey(bytes)
        if let word = words[key] { return word }
        guard !bytes.contains(where: { neighbours.contains($0) }), let word = number(bytes) ?? shape(bytes) else { return nil }
        words[key] = word
        return word
    }

    /// Makes room. To be called before a line, as that refers to glyphs by their places.
    func forgetWordsIfFull() {
        guard glyphs.count > Self.capacity else { return }
        words.removeAll(keepingCapacity: true)
        glyphs.removeAll(keepingCapacity: true)
        clusters.removeAll(keepingCapacity: true)
    }

    private func shape(_ bytes: UnsafeBufferPointer<UInt8>) -> Word? {
        guard let text = bytes.baseAddress, let string = pango_glyph_string_new() else { return nil }
        defer { pango_glyph_string_free(string) }
        var part = item.pointee
        (part.offset, part.length, part.num_chars) = (0, Int32(bytes.count), Int32(bytes.count))
        text.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
            pango_shape_item(&part, $0, Int32(bytes.count), nil, string, PANGO_SHAPE_NONE)
        }
        let count = Int(string.pointee.num_glyphs)
        var word = Word(start: glyphs.count, count: count, width: 0)
        let shaped = UnsafeBufferPointer(start: string.pointee.glyphs, count: count)
        guard count > 0, !shaped.contains(where: { $0.glyph & Self.unknownGlyphFlag != 0 }) else { return nil }
        for (index, glyph) in shaped.enumerated() {
            var glyph = glyph
            let cluster = string.pointee.log_clusters[index]
            if index == 0 || string.pointee.log_clusters[index - 1] != cluster {
                glyph.geometry.width += spaces.left
                glyph.geometry.x_offset += spaces.left
            }
            if index == count - 1 || string.pointee.log_clusters[index + 1] != cluster { glyph.geometry.width += spaces.right }
            word.width += glyph.geometry.width
            glyphs.append(glyph)
            clusters.append(cluster)
        }
        return word
    }

    // optimization: texts are full of numbers, few of which come twice. To shape each took an eighth of what a line takes.
    /// A word of digits as its digits one by one, where no two of them have an influence on each other.
    private func number(_ bytes: UnsafeBufferPointer<UInt8>) -> Word? {
        guard bytes.count > 2, DigitPairs.areDigits(bytes) else { return nil }
        for index in 1..<bytes.count where !isIndependentPair(UnsafeBufferPointer(rebasing: bytes[index - 1...index])) { return nil }
        // A digit that is shaped now is kept before the number begins.
        for index in bytes.indices where word(UnsafeBufferPointer(rebasing: bytes[index...index])) == nil { return nil }
        var digits = Word(start: glyphs.count, count: bytes.count, width: 0)
        for index in bytes.indices {
            guard let digit = word(UnsafeBufferPointer(rebasing: bytes[index...index])) else { return nil }
            digits.width += digit.width
            glyphs.append(glyphs[digit.start])
            clusters.append(Int32(index))
        }
        return digits
    }

    private func isIndependentPair(_ pair: UnsafeBufferPointer<UInt8>) -> Bool {
        if let known = numbers.areIndependent(pair[0], pair[1]) { return known }
        let isIndependent = looksLikeItsDigits(pair)
        numbers.note(pair[0], pair[1], areIndependent: isIndependent)
        return isIndependent
    }

    private func looksLikeItsDigits(_ pair: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let both = word(pair), both.count == 2 else { return false }
        return (0..<2).allSatisfy { index in
            guard let alone = word(UnsafeBufferPointer(rebasing: pair[index...index])), alone.count == 1 else { return false }
            let (a, b) = (glyphs[alone.start], glyphs[both.start + index])
            return a.glyph == b.glyph && a.geometry.width == b.geometry.width && a.geometry.x_offset == b.geometry.x_offset
                && a.geometry.y_offset == b.geometry.y_offset && clusters[both.start + index] == Int32(index)
        }
    }

    /// Marks characters that no font has.
    private static let unknownGlyphFlag: UInt32 = 0x1000_0000
}
