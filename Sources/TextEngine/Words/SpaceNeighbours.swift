internal import CPango

/// The ASCII characters of a font whose shapes, or positions, may depend on what stands beyond a space. Inter makes a sign of multiplication
/// of an x between numbers, for example.
struct SpaceNeighbours {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Fails where every character may depend on a space, or where the font does not say it in the tables of OpenType.
    ///
    /// - Parameter features: What is switched on and off, in the notation of Pango.
    init?(_ font: OpaquePointer, features: String) {
        let tags = Self.tags(switchedBy: features)
        guard let face = hb_font_get_face(font), !Self.hasOlderTables(face) else { return nil }
        var space: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(font, 0x20, &space) != 0, let dependent = hb_set_create() else { return nil }
        defer { hb_set_destroy(dependent) }
        var isInPairs = false
        for table in [Self.tag("GSUB"), Self.tag("GPOS")] {
            guard Self.collect(face, table, tags, space, into: dependent, &isInPairs) else { return nil }
        }
        for character in UInt32(0x21)...0x7E {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, character, &glyph) != 0, hb_set_has(dependent, glyph) == 0 else {
                insert(character)
                continue
            }
        }
        if isInPairs {
            guard let pairs = SpacePairs(font, features: features) else { return nil }
            for character in UInt32(0x21)...0x7E where !contains(UInt8(character)) && pairs.move(character) { insert(character) }
        }
    }

    func contains(_ character: UInt8) -> Bool {
        (character < 64 ? low >> UInt64(character) : high >> UInt64(character & 63)) & 1 != 0
    }

    private mutating func insert(_ character: UInt32) {
        if character < 64 { low |= 1 << UInt64(character) } else { high |= 1 << UInt64(character & 63) }
    }

    /// Adds the glyphs that the usual features of a table exchange or move where a space is near. Returns false where spaces themselves are.
    /// - Parameter isInPairs: becomes true where there are distances between two glyphs, one of which is a space.
    private static func collect(
        _ face: OpaquePointer, _ table: hb_tag_t, _ features: [hb_tag_t], _ space: hb_codepoint_t, into dependent: OpaquePointer,
        _ isInPairs: inout Bool
    ) -> Bool {
        guard let lookups = hb_set_create() else { return false }
        defer { hb_set_destroy(lookups) }
        hb_ot_layout_collect_lookups(face, table, nil, nil, features, lookups)
        var lookup = hb_codepoint_t.max
        while hb_set_next(lookups, &lookup) != 0 {
            guard let before = hb_set_create(), let input = hb_set_create(), let after = hb_set_create() else { return false }
            defer { for set in [before, input, after] { hb_set_destroy(set) } }
            hb_ot_layout_lookup_collect_glyphs(face, table, lookup, before, input, after, nil)
            if hb_set_has(input, space) != 0 {
                guard table == tag("GPOS"), SpacePairs.isOfPairs(face, lookup) else { return false }
                isInPairs = true
                continue
            }
            if hb_set_has(before, space) != 0 || hb_set_has(after, space) != 0 { hb_set_union(dependent, input) }
        }
        return true
    }

    /// Those that are applied to Latin text without being asked for.
    private static let usualFeatures: Set<String> = [
        "rvrn", "ltra", "ltrm", "rand", "abvm", "blwm", "ccmp", "locl", "mark", "mkmk", "rlig", "calt", "clig", "curs", "dist", "kern",
        "liga", "rclt",
    ]

    /// The features that are applied, and a zero for the end.
    private static func tags(switchedBy notation: String) -> [hb_tag_t] {
        var names = usualFeatures
        for feature in notation.split(separator: ",") {
            let parts = feature.split(separator: "=")
            guard let name = parts.first.map(String.init) else { continue }
            if parts.last == "0" { names.remove(name) } else { names.insert(name) }
        }
        return names.map(tag) + [0]
    }

    /// Pairs of letters in a table that cannot be asked, or shapes in those of Apple's former format.
    private static func hasOlderTables(_ face: OpaquePointer) -> Bool {
        let names = hb_ot_layout_has_positioning(face) != 0 ? ["morx", "mort", "kerx"] : ["morx", "mort", "kerx", "kern"]
        return names.contains { name in
            guard let blob = hb_face_reference_table(face, tag(name)) else { return false }
            defer { hb_blob_destroy(blob) }
            return hb_blob_get_length(blob) > 0
        }
    }

    static func tag(_ name: String) -> hb_tag_t { name.utf8.reduce(0) { $0 << 8 | hb_tag_t($1) } }
}
