internal import CPango

extension FontLibrary {
    /// The languages whose letters an installed family has, as tags such as "en"; empty when there is no such family.
    public func languages(ofFamily family: String) -> Set<String> { languagesOfFiles(family).reduce(into: []) { $0.formUnion($1) } }

    /// Returns true if all files of an installed family have the letters of a language. Some fonts of signs have a second file whose signs
    /// stand in the places of letters.
    public func allFiles(ofFamily family: String, write language: String) -> Bool {
        let files = languagesOfFiles(family)
        return !files.isEmpty && files.allSatisfy { $0.contains(language) }
    }

    /// Returns true if an installed family has some of the letters of a text, but none that draws anything. Some fonts of signs have empty
    /// outlines in the places of letters, and say that they write languages with these.
    public func family(_ family: String, isBlankFor text: String) -> Bool {
        guard faces.family(named: family) != nil else { return false }
        let description = font(FontDescription(family: .named(family), size: 12)).pango
        return withContexts { contexts in
            guard let font = pango_context_load_font(contexts.standard, description) else { return false }
            defer { g_object_unref(UnsafeMutableRawPointer(font)) }
            guard let outlines = pango_font_get_hb_font(font) else { return false }
            var (glyph, extents) = (hb_codepoint_t(), hb_glyph_extents_t())
            let glyphs = text.unicodeScalars.filter { !$0.properties.isWhitespace }.compactMap { letter in
                hb_font_get_nominal_glyph(outlines, letter.value, &glyph) == 0 ? nil : glyph
            }
            return !glyphs.isEmpty
                && glyphs.allSatisfy { hb_font_get_glyph_extents(outlines, $0, &extents) == 0 || extents.width == 0 || extents.height == 0 }
        }
    }

    private func languagesOfFiles(_ family: String) -> [Set<String>] {
        guard let name = faces.family(named: family) else { return [] }
        return withConfiguration { configuration in
            guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
            FcPatternAddString(pattern, FC_FAMILY, name)
            for property in [FC_LANG, FC_FILE] { FcObjectSetAdd(properties, property) }
            let list = FcFontList(configuration, pattern, properties)
            FcObjectSetDestroy(properties)
            FcPatternDestroy(pattern)
            guard let list else { return [] }
            defer { FcFontSetDestroy(list) }
            return (0..<Int(list.pointee.nfont)).compactMap { list.pointee.fonts[$0].map(Self.languages) }
        }
    }

    private static func languages(of font: OpaquePointer) -> Set<String> {
        var languages: OpaquePointer?
        guard FcPatternGetLangSet(font, FC_LANG, 0, &languages) == FcResultMatch, let languages, let tags = FcLangSetGetLangs(languages),
            let list = FcStrListCreate(tags)
        else { return [] }
        defer {
            FcStrListDone(list)
            FcStrSetDestroy(tags)
        }
        var found: Set<String> = []
        while let tag = FcStrListNext(list) { found.insert(String(cString: tag)) }
        return found
    }
}
