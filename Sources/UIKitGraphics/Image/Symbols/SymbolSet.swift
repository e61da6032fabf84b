/// The drawings of all symbols, as text: one symbol in a line.
///
///     name +variant +variant: part;part;…
///     name +variant = other name [flipX|flipY]
///
/// Variants are `+fill`, `+slash`, `+badge.plus` and the shapes that may be around it, as `+circle`. The drawing area is 24 by 24
/// units, a point of the font is 1.2 of them, and lines are drawn along their middle. A part begins with what it is (a line if nothing is
/// said), `*n` repeats it n times around the middle, and it is written as SVG path data, or as `O x y radius`, a circle, or as
/// `R x y width height radius`, a rectangle.
enum SymbolSet {
    struct Definition {
        var variants: Set<Substring>
        var parts: Substring
        /// True if the parts name another symbol instead.
        var isAlias: Bool
    }

    static let definitions: [Substring: Definition] = {
        var result: [Substring: Definition] = [:]
        for text in [arrows, signs, shapes, objects, tools, media, people, nature, weather] {
            for line in text.split(separator: "\n") {
                guard let end = line.firstIndex(where: { $0 == ":" || $0 == "=" }) else { continue }
                var words = line[..<end].split(separator: " ")
                guard !words.isEmpty else { continue }
                let name = words.removeFirst()
                let parts = line[line.index(after: end)...].drop { $0 == " " }
                result[name] = Definition(variants: Set(words.map { $0.dropFirst() }), parts: parts, isAlias: line[end] == "=")
            }
        }
        return result
    }()
}
