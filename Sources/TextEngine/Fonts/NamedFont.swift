/// The families to look in for a font asked for by name.
struct NamedFont {
    let families: String
    let familyName: String
    /// The face that the name means, when it is the name of one face.
    let face: FontCatalogue.Face?
    let isFaceName: Bool

    init(_ name: String, among catalogue: FontCatalogue) {
        if let family = catalogue.family(named: name) {
            (families, familyName, face, isFaceName) = (family, family, nil, false)
        } else if let found = catalogue.face(named: name) {
            (families, familyName, face, isFaceName) = (found.family, found.family, found, true)
        } else {
            let parts = name.split(separator: "-", maxSplits: 1)
            let family = parts.first.map(String.init) ?? name
            let style = parts.count > 1 ? String(parts[1]) : ""
            families = (catalogue.family(named: family).map { $0 + "," } ?? "") + NamedFont.substitute(for: family)
            familyName = catalogue.family(named: family) ?? family
            face = style.isEmpty ? nil : NamedFont.face(family: family, style: style)
            isFaceName = !style.isEmpty
        }
    }

    /// Whether a font of this name is installed, or stands on every iPhone so that programs rely on it.
    static func isKnown(_ name: String, among catalogue: FontCatalogue) -> Bool {
        if catalogue.family(named: name) != nil || catalogue.face(named: name) != nil { return true }
        let family = name.split(separator: "-").first.map(String.init) ?? name
        return catalogue.family(named: family) != nil || substitutes[FontCatalogue.fold(family)] != nil
    }

    /// What stands in for families that come with iOS and not with Linux.
    private static let substitutes: [String: String] = [
        "helvetica": "Inter,sans-serif", "helveticaneue": "Inter,sans-serif", "arial": "Inter,sans-serif",
        "arialmt": "Inter,sans-serif", "avenir": "Inter,sans-serif", "avenirnext": "Inter,sans-serif",
        "verdana": "DejaVu Sans,sans-serif", "trebuchetms": "DejaVu Sans,sans-serif", "gillsans": "Inter,sans-serif",
        "futura": "Inter,sans-serif", "optima": "Inter,sans-serif", "sfprotext": "Inter", "sfprodisplay": "Inter Display,Inter",
        "georgia": "DejaVu Serif,serif", "timesnewroman": "DejaVu Serif,serif", "timesnewromanpsmt": "DejaVu Serif,serif",
        "palatino": "DejaVu Serif,serif", "baskerville": "DejaVu Serif,serif",
        "courier": "DejaVu Sans Mono,monospace", "couriernew": "DejaVu Sans Mono,monospace",
        "couriernewpsmt": "DejaVu Sans Mono,monospace", "menlo": "DejaVu Sans Mono,monospace",
    ]

    private static func substitute(for family: String) -> String {
        substitutes[FontCatalogue.fold(family)] ?? "Inter,sans-serif"
    }

    /// Reads weight and slant out of a style such as "LightItalic" or "BoldMT".
    private static func face(family: String, style: String) -> FontCatalogue.Face {
        let text = style.lowercased()
        let weights: [(String, Int)] = [
            ("ultralight", 100), ("extralight", 200), ("thin", 200), ("semibold", 600), ("demibold", 600), ("demi", 600),
            ("extrabold", 800), ("ultrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700), ("medium", 500), ("light", 300),
        ]
        return FontCatalogue.Face(
            family: family, style: style, weight: weights.first { text.contains($0.0) }?.1 ?? 400,
            isItalic: text.contains("italic") || text.contains("oblique"))
    }
}
