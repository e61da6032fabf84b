/// Finds symbols by name, and makes the variants that their names ask for.
enum SymbolLibrary {
    /// The parts of a symbol; nil where there is none of the name.
    static func parts(named name: String) -> [SymbolPart]? {
        let name = name[...]
        if let plain = plain(name, isFilled: false) { return plain }
        let isFilled = name.hasSuffix(".fill")
        let stem = isFilled ? name.dropLast(5) : name
        if isFilled, allows("fill", stem) { return plain(stem, isFilled: true) }
        if stem.hasSuffix(".badge.plus") { return badged(stem.dropLast(11)) }
        guard let dot = stem.lastIndex(of: ".") else { return nil }
        let (base, variant) = (stem[..<dot], stem[stem.index(after: dot)...])
        if base == "goforward" || base == "gobackward" { return isFilled ? nil : turned(base, by: variant) }
        if variant == "circle" || variant == "square", let glyph = characters(base) {
            return enclosed(glyph, in: variant, isFilled: isFilled)
        }
        guard allows(variant, base) else { return nil }
        if variant == "slash" { return slashed(base, isFilled: isFilled) }
        guard variant != "fill", let glyph = plain(base, isFilled: allows("fill", base)) else { return nil }
        return enclosed(glyph, in: variant, isFilled: isFilled)
    }

    /// An arrow around the seconds by which it jumps.
    private static func turned(_ arrow: Substring, by seconds: Substring) -> [SymbolPart]? {
        guard ["5", "10", "15", "30", "45", "60", "75", "90"].contains(seconds), let glyph = figures(seconds) else { return nil }
        let transform = CGAffineTransform(translationX: 12, y: 12.6).scaledBy(x: 0.4, y: 0.4).translatedBy(x: -12, y: -12)
        let small = glyph.map { part in
            var part = part.applying(transform)
            part.lineShare = 0.75
            return part
        }
        return plain(arrow, isFilled: false).map { $0 + small }
    }

    /// A letter, or a number up to 50.
    private static func characters(_ name: Substring) -> [SymbolPart]? {
        if name.count == 1 { return SymbolSet.characters[name].map { SymbolParser.parts(of: $0, isFilled: false) } }
        guard let number = Int(name), (10...50).contains(number), name.count == 2 else { return nil }
        return figures(name)
    }

    private static func figures(_ name: Substring) -> [SymbolPart]? {
        if name.count == 1 { return characters(name) }
        // Two figures stand side by side in the room of one.
        return zip(name, [-1, 1]).flatMap { figure, side -> [SymbolPart] in
            let transform = CGAffineTransform(translationX: 12 + side * 5, y: 12).scaledBy(x: 0.8, y: 0.9).translatedBy(x: -12, y: -12)
            let parts = SymbolSet.characters[String(figure)[...]].map { SymbolParser.parts(of: $0, isFilled: false) } ?? []
            return parts.map { $0.applying(transform) }
        }
    }

    private static func allows(_ variant: Substring, _ name: Substring) -> Bool {
        SymbolSet.definitions[name]?.variants.contains(variant) ?? false
    }

    private static func plain(_ name: Substring, isFilled: Bool) -> [SymbolPart]? {
        guard let definition = SymbolSet.definitions[name] else { return nil }
        guard definition.isAlias else { return SymbolParser.parts(of: definition.parts, isFilled: isFilled) }
        let words = definition.parts.split(separator: " ")
        guard let target = words.first, let parts = plain(target, isFilled: isFilled) else { return nil }
        switch words.dropFirst().first {
        case "flipX": return parts.map { $0.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)) }
        case "flipY": return parts.map { $0.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24)) }
        default: return parts
        }
    }

    /// The symbol, smaller and solid, within a shape; cut out of it if that is filled.
    private static func enclosed(_ inner: [SymbolPart], in shape: Substring, isFilled: Bool) -> [SymbolPart]? {
        guard let outer = plain(shape, isFilled: isFilled) else { return nil }
        let scale: CGFloat = 0.56
        let middle = CGPoint(x: 12, y: shape == "triangle" ? 13.6 : 12)
        let transform = CGAffineTransform(translationX: middle.x, y: middle.y).scaledBy(x: scale, y: scale).translatedBy(x: -12, y: -12)
        let glyph = inner.map { part in
            var part = part.applying(transform)
            part.isCutOut = part.isCutOut != isFilled
            part.lineShare = 0.95
            return part
        }
        return outer.map { part in
            var part = part
            part.level = 1
            return part
        } + glyph
    }

    /// The symbol with a line across it, and a gap beside the line.
    private static func slashed(_ name: Substring, isFilled: Bool) -> [SymbolPart]? {
        guard !isFilled || allows("fill", name), let parts = plain(name, isFilled: isFilled) else { return nil }
        let (line, gap) = (CGMutablePath(), CGMutablePath())
        line.addLines(between: [CGPoint(x: 2.6, y: 2.6), CGPoint(x: 21.4, y: 21.4)])
        gap.addLines(between: [CGPoint(x: 4.2, y: 1.8), CGPoint(x: 23, y: 20.6)])
        return parts + [SymbolPart(path: gap, ink: .line, isCutOut: true, lineShare: 1.2), SymbolPart(path: line, ink: .line)]
    }

    /// The symbol with a plus at its lower right, in a gap.
    private static func badged(_ name: Substring) -> [SymbolPart]? {
        let isFilled = name.hasSuffix(".fill")
        let stem = isFilled ? name.dropLast(5) : name
        guard allows("badge.plus", stem), !isFilled || allows("fill", stem), let parts = plain(stem, isFilled: isFilled) else { return nil }
        let (gap, plus) = (CGMutablePath(), CGMutablePath())
        gap.addEllipse(in: CGRect(x: 13, y: 13, width: 12, height: 12))
        plus.addLines(between: [CGPoint(x: 19, y: 15), CGPoint(x: 19, y: 23)])
        plus.addLines(between: [CGPoint(x: 15, y: 19), CGPoint(x: 23, y: 19)])
        let base = parts.map { part in
            var part = part
            part.level = 1
            return part
        }
        return base + [SymbolPart(path: gap, ink: .area, isCutOut: true, level: 1), SymbolPart(path: plus, ink: .line)]
    }
}
