internal import CPango

/// The glyph sets in use. Only while the font library is locked.
final class GlyphCache {
    private struct Key: Hashable {
        var font: UnsafeMutablePointer<PangoFont>
        var scale: CGFloat
    }

    private var sets: [Key: GlyphSet] = [:]
    private var last: (key: Key, set: GlyphSet)?

    /// About twenty thousand glyphs of text size; a screen of a dozen fonts has one thousand.
    private static let capacity = 8 << 20

    func set(_ font: UnsafeMutablePointer<PangoFont>, scale: CGFloat) -> GlyphSet {
        let key = Key(font: font, scale: scale)
        if let last, last.key == key { return last.set }
        let set = sets[key] ?? add(key)
        last = (key, set)
        return set
    }

    private func add(_ key: Key) -> GlyphSet {
        if sets.values.reduce(0, { $0 + $1.size }) > GlyphCache.capacity { sets.removeAll() }
        let set = GlyphSet(key.font, scale: key.scale)
        sets[key] = set
        return set
    }
}
