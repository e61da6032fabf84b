internal import CPango

/// Finds out by setting them which characters stand nearer to a space, or farther from it, than their widths say.
///
/// The heavier faces of Inter have that for full stops and commas.
final class SpacePairs {
    private let font: OpaquePointer
    private let features: [hb_feature_t]
    private let buffer: OpaquePointer
    private let space: Extent

    /// How much room some glyphs take.
    private struct Extent: Equatable {
        var count: UInt32 = 0
        var width: Int32 = 0
        var offsets: Int32 = 0

        static func + (a: Extent, b: Extent) -> Extent {
            Extent(count: a.count + b.count, width: a.width + b.width, offsets: a.offsets + b.offsets)
        }
    }

    /// - Parameter features: What is switched on and off, in the notation of Pango.
    init?(_ font: OpaquePointer, features: String) {
        guard let buffer = hb_buffer_create() else { return nil }
        self.font = font
        self.buffer = buffer
        self.features = features.split(separator: ",").compactMap { text in
            var feature = hb_feature_t()
            return hb_feature_from_string(String(text), Int32(text.utf8.count), &feature) != 0 ? feature : nil
        }
        space = Self.extent(of: [0x20], buffer, font, self.features)
    }

    deinit { hb_buffer_destroy(buffer) }

    /// Returns true if a character and a space do not take as much room as each of them alone.
    func move(_ character: UInt32) -> Bool {
        let alone = Self.extent(of: [character], buffer, font, features)
        return [[character, 0x20], [0x20, character]].contains { Self.extent(of: $0, buffer, font, features) != alone + space }
    }

    private static func extent(
        of characters: [UInt32], _ buffer: OpaquePointer, _ font: OpaquePointer, _ features: [hb_feature_t]
    ) -> Extent {
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf32(buffer, characters, Int32(characters.count), 0, Int32(characters.count))
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
        hb_shape(font, buffer, features, UInt32(features.count))
        var extent = Extent()
        guard let positions = hb_buffer_get_glyph_positions(buffer, &extent.count) else { return extent }
        for index in 0..<Int(extent.count) {
            extent.width += positions[index].x_advance
            extent.offsets += abs(positions[index].x_offset) + abs(positions[index].y_offset)
        }
        return extent
    }

    /// Returns true if a lookup of a face's distances says nothing but how far two glyphs stand from each other.
    static func isOfPairs(_ face: OpaquePointer, _ lookup: UInt32) -> Bool {
        guard let blob = hb_face_reference_table(face, SpaceNeighbours.tag("GPOS")) else { return false }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else { return false }
        let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
        func word(_ place: Int?) -> Int? {
            guard let place, place >= 0, place + 1 < bytes.count else { return nil }
            return Int(bytes[place]) << 8 | Int(bytes[place + 1])
        }
        // The table says where its lookups are listed, the list where each is, and that of what kind it is.
        guard let list = word(8), let offset = word(list + 2 + 2 * Int(lookup)), let kind = word(list + offset) else { return false }
        let (pair, extended) = (2, 9)
        guard kind == extended else { return kind == pair }
        guard let part = word(list + offset + 6) else { return false }
        return word(list + offset + part + 2) == pair
    }
}
