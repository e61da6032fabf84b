internal import CPango

// What the file of a font says.
extension GlyphFont {
    /// The names that a font has for people and programs, by their numbers in the file.
    public enum Name: UInt32, Sendable {
        case copyright = 0
        case family, style, unique, full, version, postScript, trademark, manufacturer, designer, description, vendorURL, designerURL
        case license, licenseURL
        case sampleText = 19
    }

    /// A name in English, or as it is; nil where the file has none.
    public func name(_ name: Name) -> String? {
        withFace { face in
            let language = hb_language_from_string("en", -1)
            var length: UInt32 = 0
            let whole = hb_ot_name_get_utf8(face, name.rawValue, language, &length, nil)
            guard whole > 0 else { return nil }
            length = whole + 1
            var bytes = [CChar](repeating: 0, count: Int(length))
            hb_ot_name_get_utf8(face, name.rawValue, language, &length, &bytes)
            return String(decoding: bytes.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        } ?? nil
    }

    /// How many glyphs there are.
    public var glyphCount: Int { withFace { Int(hb_face_get_glyph_count($0)) } ?? 0 }

    /// How many units of the file's numbers make the size of the font.
    public var unitsPerEm: Int { withFace { Int(hb_face_get_upem($0)) } ?? 1000 }

    /// The number of a glyph by its name in the file; nil where there is no such name.
    public func number(named name: String) -> UInt32? {
        withFont { font in
            var glyph: hb_codepoint_t = 0
            return hb_font_get_glyph_from_name(font, name, -1, &glyph) != 0 ? glyph : nil
        } ?? nil
    }

    /// The name of a glyph in the file; nil where it has none.
    public func name(of glyph: UInt32) -> String? {
        withFont { font in
            var bytes = [CChar](repeating: 0, count: 128)
            guard hb_font_get_glyph_name(font, glyph, &bytes, UInt32(bytes.count)) != 0 else { return nil }
            return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        } ?? nil
    }

    /// The bytes of one of the file's tables, by its name of four letters as a number; nil where there is none.
    public func table(_ tag: UInt32) -> Data? {
        withFace { face in
            guard let blob = hb_face_reference_table(face, tag) else { return nil }
            defer { hb_blob_destroy(blob) }
            var length: UInt32 = 0
            guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return nil }
            return Data(bytes: bytes, count: Int(length))
        } ?? nil
    }

    /// The characters that the font has glyphs for.
    public var characters: CharacterSet {
        var characters = CharacterSet()
        withFace { face in
            guard let set = hb_set_create() else { return }
            defer { hb_set_destroy(set) }
            hb_face_collect_unicodes(face, set)
            var (first, last): (hb_codepoint_t, hb_codepoint_t) = (UInt32.max, UInt32.max)
            while hb_set_next_range(set, &first, &last) != 0 {
                // What is no character has no glyph that counts.
                guard let lower = Unicode.Scalar(first), let upper = Unicode.Scalar(last) else { continue }
                characters.insert(charactersIn: lower...upper)
            }
        }
        return characters
    }

    /// The features of OpenType that the font has, by their names of four letters.
    public var featureTags: Set<String> {
        withFace { face in
            var tags: Set<String> = []
            for table in [Self.substitutions, Self.positions] {
                var count: UInt32 = 0
                let all = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, nil)
                var found = [hb_tag_t](repeating: 0, count: Int(all))
                count = all
                _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &found)
                for tag in found.prefix(Int(count)) {
                    let letters = (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * UInt32($0))) }
                    tags.insert(String(decoding: letters, as: UTF8.self))
                }
            }
            return tags
        } ?? []
    }

    /// The names of the tables "GSUB" and "GPOS" as numbers.
    private static let (substitutions, positions): (hb_tag_t, hb_tag_t) = (0x4753_5542, 0x4750_4F53)

    /// In degrees; negative leans to the right.
    public var slantAngle: CGFloat { withFont { CGFloat(hb_style_get_value($0, HB_STYLE_TAG_SLANT_ANGLE)) } ?? 0 }

    /// The path of the file; nil for a font that is only in memory.
    public var file: URL? {
        FontLibrary.shared.withContexts { _ in
            let font = UnsafeMutableRawPointer(pango).assumingMemoryBound(to: PangoFcFont.self)
            guard let pattern = pango_fc_font_get_pattern(font) else { return nil }
            var bytes: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(pattern, FC_FILE, 0, &bytes) == FcResultMatch, let bytes else { return nil }
            let path = String(cString: bytes)
            return path.hasPrefix("/proc/") ? nil : URL(fileURLWithPath: path)
        }
    }

    /// The font as a description, by the name of its family.
    public var description: FontDescription {
        FontLibrary.shared.withContexts { _ in
            guard let found = pango_font_describe_with_absolute_size(pango) else { return FontDescription(size: 12) }
            defer { pango_font_description_free(found) }
            let family = pango_font_description_get_family(found).map { String(cString: $0) } ?? ""
            return FontDescription(
                family: .named(family), size: points(pango_font_description_get_size(found)),
                weight: FontWeightScale.weight(fontconfig: Int(pango_font_description_get_weight(found).rawValue)),
                isItalic: pango_font_description_get_style(found) != PANGO_STYLE_NORMAL)
        }
    }

    // MARK: Private

    private func withFont<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
        FontLibrary.shared.withContexts { _ in pango_font_get_hb_font(pango).map(body) }
    }

    private func withFace<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
        withFont { hb_font_get_face($0).map(body) } ?? nil
    }
}
