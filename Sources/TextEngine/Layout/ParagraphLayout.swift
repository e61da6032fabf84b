internal import CPango

/// One paragraph, shaped and broken into lines. To be used only while the font library is locked.
final class ParagraphLayout {
    /// The only line, where it could be put together from words: all that is needed to measure and to draw it.
    private let words: WordLine?
    /// The same for several lines.
    private let brokenWords: WordParagraph?
    /// True if the paragraph was put together from words.
    var isOfWords: Bool { words != nil || brokenWords != nil }
    private var made: OpaquePointer?
    private let makePango: () -> OpaquePointer
    /// The bytes of the whole text that the paragraph covers, without what ends it.
    let bytes: Range<Int>
    /// How many of Pango's lines are shown.
    let lineCount: Int
    /// True if text is missing at the end of what is shown.
    let isTruncated: Bool

    /// How many lines there may be, and what happens to the rest.
    struct Limit {
        /// Nil: no limit.
        var lines: Int?
        var mode: TextLineBreakMode
        /// True if text follows that will not be shown, so that the last line must say so.
        var isFollowedByHiddenText = false

        fileprivate var needsMark: Bool { isFollowedByHiddenText && mode.truncates }

        /// All is broken between words, and shown.
        var canBeWords: Bool {
            !isFollowedByHiddenText && mode != .byCharWrapping && !(lines == 1 && (mode.truncates || mode == .byClipping))
        }
    }

    /// The paragraph as a line of words, where it is one.
    static func make(_ source: ParagraphSource, width: CGFloat, limit: Limit, contexts: LayoutContexts) -> ParagraphLayout {
        if !limit.isFollowedByHiddenText, let words = WordLine(source, room: width, contexts: contexts) {
            return ParagraphLayout(words, source, width: width, limit: limit, contexts: contexts)
        }
        if let words = WordParagraph(source, width: width, limit: limit, contexts: contexts) {
            return ParagraphLayout(words, source, width: width, limit: limit, contexts: contexts)
        }
        return ParagraphLayout(source, width: width, limit: limit, contexts: contexts)
    }

    private init(_ words: WordLine, _ source: ParagraphSource, width: CGFloat, limit: Limit, contexts: LayoutContexts) {
        self.words = words
        brokenWords = nil
        bytes = source.bytes
        lineCount = 1
        isTruncated = false
        makePango = { Self.makePango(source, width: width, limit: limit, contexts: contexts, tightening: 0) }
    }

    private init(_ words: WordParagraph, _ source: ParagraphSource, width: CGFloat, limit: Limit, contexts: LayoutContexts) {
        self.words = nil
        brokenWords = words
        bytes = source.bytes
        lineCount = words.lines.count
        isTruncated = false
        makePango = { Self.makePango(source, width: width, limit: limit, contexts: contexts, tightening: 0) }
    }

    init(_ source: ParagraphSource, width: CGFloat, limit: Limit, contexts: LayoutContexts, tightening: CGFloat = 0) {
        let pango = Self.makePango(source, width: width, limit: limit, contexts: contexts, tightening: tightening)
        words = nil
        brokenWords = nil
        made = pango
        makePango = { pango }
        bytes = source.bytes
        let available = Int(pango_layout_get_line_count(pango))
        lineCount = min(available, limit.lines ?? available)
        let isEllipsized = pango_layout_is_ellipsized(pango) != 0
        isTruncated = limit.needsMark || lineCount < available || isEllipsized
        if isEllipsized { narrowEllipsis() }
    }

    /// Pango's layout of the paragraph. One of words is laid out when somebody asks for more than how it looks.
    var pango: OpaquePointer {
        if let made { return made }
        let pango = makePango()
        made = pango
        return pango
    }

    private static func makePango(
        _ source: ParagraphSource, width: CGFloat, limit: Limit, contexts: LayoutContexts, tightening: CGFloat
    ) -> OpaquePointer {
        let pango: OpaquePointer = pango_layout_new(
            source.style.baseWritingDirection == .rightToLeft ? contexts.rightToLeft : contexts.standard)
        source.setText(of: pango, mark: limit.needsMark ? "\u{2026}" : "")
        source.setAttributes(of: pango, tightening: tightening)
        source.setStyle(of: pango)
        let isOneLine = limit.lines == 1 && (limit.mode.truncates || limit.mode == .byClipping)
        if width.isFinite, !(isOneLine && limit.mode == .byClipping) {
            // Rounded up, so that a text fits its own width.
            pango_layout_set_width(pango, pangoUnits(width, .up))
            pango_layout_set_wrap(pango, limit.mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
            if let lines = limit.lines, let ellipsize = limit.mode.ellipsizeMode {
                pango_layout_set_ellipsize(pango, ellipsize)
                pango_layout_set_height(pango, -Int32(clamping: lines))
            }
        }
        return pango
    }

    /// How much closer characters may be at most, as a part of the font's size.
    // ad-hoc: as much as looks the same as a font one size smaller
    private static let mostTightening: CGFloat = 0.025

    /// The paragraph with characters so close that nothing is cut off; nil when that would be too close.
    static func tightened(_ source: ParagraphSource, _ width: CGFloat, _ limit: Limit, _ contexts: LayoutContexts) -> ParagraphLayout? {
        guard let font = source.runs.first?.attributes.font, !limit.isFollowedByHiddenText else { return nil }
        for step in 1...4 {
            let tightening = font.size * mostTightening * CGFloat(step) / 4
            let layout = ParagraphLayout(source, width: width, limit: limit, contexts: contexts, tightening: tightening)
            if !layout.isTruncated { return layout }
        }
        return nil
    }

    /// Gives the mark of truncation its own width again: Pango stretches it until the line is full.
    private func narrowEllipsis() {
        guard let line = pango_layout_get_line(pango, Int32(lineCount - 1)) else { return }
        for run in PangoLine(pointer: line).runs {
            let (analysis, glyphs) = (run.pointee.item.pointee.analysis, run.pointee.glyphs.pointee)
            guard Int(analysis.flags) & Int(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0, glyphs.num_glyphs > 0 else { continue }
            var logical = PangoRectangle()
            pango_font_get_glyph_extents(analysis.font, glyphs.glyphs[0].glyph, nil, &logical)
            glyphs.glyphs[0].geometry.width = min(glyphs.glyphs[0].geometry.width, logical.width)
        }
    }

    deinit {
        guard let made else { return }
        FontLibrary.shared.withContexts { _ in g_object_unref(UnsafeMutableRawPointer(made)) }
    }

    /// What a line shows, from left to right. ``line(_:)`` says more, and may take longer.
    func look(ofLine index: Int) -> LineLook? {
        if let words { return LineLook(bytes: 0..<bytes.count, isRightToLeft: false, width: points(words.width), runs: [words.run]) }
        if let line = brokenWords?.lines[index] {
            return LineLook(bytes: line.bytes, isRightToLeft: false, width: points(line.width), runs: [line.run])
        }
        return line(index).map { LineLook(bytes: $0.bytes, isRightToLeft: $0.isRightToLeft, width: $0.width, runs: $0.runs) }
    }

    func line(_ index: Int) -> PangoLine? {
        pango_layout_get_line_readonly(pango, Int32(index)).map { PangoLine(pointer: $0) }
    }
}

extension TextLineBreakMode {
    fileprivate var ellipsizeMode: PangoEllipsizeMode? {
        switch self {
        case .byTruncatingHead: PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: PANGO_ELLIPSIZE_END
        default: nil
        }
    }
}
