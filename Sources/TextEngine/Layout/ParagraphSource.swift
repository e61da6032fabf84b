internal import CPango

/// A paragraph before it is laid out: its bytes in the text, and how they look.
struct ParagraphSource {
    let text: PreparedText
    /// Without what ends the paragraph.
    let bytes: Range<Int>
    let runs: ArraySlice<PreparedText.Run>

    var style: ParagraphStyle { runs.first?.paragraphStyle ?? ParagraphStyle() }

    /// - Parameter mark: Appended to the text, looking like its end.
    func setText(of layout: OpaquePointer, mark: String) {
        if mark.isEmpty {
            text.utf8.withUnsafeBytes { setText(of: layout, UnsafeRawBufferPointer(rebasing: $0[bytes])) }
        } else {
            (Array(text.utf8[bytes]) + mark.utf8).withUnsafeBytes { setText(of: layout, $0) }
        }
    }

    private func setText(of layout: OpaquePointer, _ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return pango_layout_set_text(layout, "", 0) }
        pango_layout_set_text(layout, start.assumingMemoryBound(to: CChar.self), Int32(clamping: bytes.count))
    }

    /// - Parameter tightening: Taken away after every character, in points.
    func setAttributes(of layout: OpaquePointer, tightening: CGFloat = 0) {
        guard let first = runs.first else { return }
        pango_layout_set_font_description(layout, first.attributes.font.pango)
        let list = pango_attr_list_new()
        for (offset, run) in zip(runs.indices, runs) {
            let start = UInt32(max(run.bytes.lowerBound - bytes.lowerBound, 0))
            // The last look goes on beyond the end, for a mark of truncation.
            let isLast = offset == runs.endIndex - 1
            let end = isLast ? UInt32.max : UInt32(max(run.bytes.upperBound - bytes.lowerBound, 0))
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = start
                attribute.pointee.end_index = end
                pango_attr_list_insert(list, attribute)
            }
            run.attributes.insertPangoAttributes(insert, isOnlyRun: runs.count == 1, tightening: tightening)
            // Glyphs of different looks end up in different runs, which say by this number which look is theirs.
            if text.runs.count > 1 { insert(RunTag.attribute(offset)) }
        }
        pango_layout_set_attributes(layout, list)
        pango_attr_list_unref(list)
    }

    func setStyle(of layout: OpaquePointer) {
        let style = style
        if style.firstLineHeadIndent != style.headIndent {
            pango_layout_set_indent(layout, pangoUnits(style.firstLineHeadIndent - style.headIndent))
        }
        if style.alignment == .justified { pango_layout_set_justify(layout, gboolean(1)) }
        let isRightToLeft = style.baseWritingDirection == .rightToLeft
        if text.utf8[bytes].contains(UInt8(ascii: "\t")), let tabs = style.makePangoTabs(isRightToLeft: isRightToLeft) {
            pango_layout_set_tabs(layout, tabs)
            pango_tab_array_free(tabs)
        }
        // A direction that is not up to the text is that of the context.
        if style.baseWritingDirection != .natural { pango_layout_set_auto_dir(layout, gboolean(0)) }
    }
}

extension TextAttributes {
    /// Added after every character, in points.
    var characterSpace: CGFloat { inlineBox == nil ? font.tracking + (kern ?? tracking) : 0 }

    func insertPangoAttributes(
        _ insert: (UnsafeMutablePointer<PangoAttribute>?) -> Void, isOnlyRun: Bool, tightening: CGFloat
    ) {
        if !isOnlyRun { insert(pango_attr_font_desc_new(font.pango)) }
        let space = characterSpace - tightening
        if space != 0, inlineBox == nil { insert(pango_attr_letter_spacing_new(pangoUnits(space))) }
        let pairKerning = kern == nil ? "" : "kern=0"
        let ligatures = hasLigatures ? "" : "liga=0,clig=0"
        let features = [font.openTypeFeatures, pairKerning, ligatures].filter { !$0.isEmpty }.joined(separator: ",")
        if !features.isEmpty { insert(pango_attr_font_features_new(features)) }
        guard let inlineBox else { return }
        var box = PangoRectangle(
            x: 0, y: pangoUnits(-inlineBox.ascent), width: pangoUnits(inlineBox.width),
            height: pangoUnits(inlineBox.ascent + inlineBox.descent))
        insert(pango_attr_shape_new(&box, &box))
    }
}
