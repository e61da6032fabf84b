/// The families to look in for a font asked for by name.
struct NamedFont {
    let families: String
    let familyName: String
    /// The face that the name means, when it is the name of one face.
    let face: FontCatalogue.Face?
    let isFaceName: Bool
    /// Those of the family that is meant, where another one replaces it and is not as high; for one point of size.
    let metrics: FontMetrics?

    init(_ name: String, among catalogue: FontCatalogue) {
        if let family = catalogue.family(named: name) {
            (families, familyName, face, isFaceName, metrics) = (family, family, nil, false, nil)
        } else if let found = catalogue.face(named: name) {
            (families, familyName, face, isFaceName, metrics) = (found.family, found.family, found, true, nil)
        } else {
            let parts = name.split(separator: "-", maxSplits: 1)
            let family = parts.first.map(String.init) ?? name
            let style = parts.count > 1 ? String(parts[1]) : ""
            families = (catalogue.family(named: family).map { $0 + "," } ?? "") + NamedFont.substitute(for: family)
            familyName = catalogue.family(named: family) ?? family
            face = style.isEmpty ? nil : NamedFont.face(family: family, style: style)
            isFaceName = !style.isEmpty
            metrics = catalogue.family(named: family) == nil ? NamedFont.metrics(of: family) : nil
        }
    }

    /// Returns true if a font of this name is installed, or is on every iPhone so that programs rely on it.
    static func isKnown(_ name: String, among catalogue: FontCatalogue) -> Bool {
        if catalogue.family(named: name) != nil || catalogue.face(named: name) != nil { return true }
        let family = name.split(separator: "-").first.map(String.init) ?? name
        return catalogue.family(named: family) != nil || substitutes[FontCatalogue.fold(family)] != nil
    }

    /// The substitutes of families that come with iOS and not with Linux: where there are any, fonts whose letters are as wide.
    ///
    /// Those without such a twin get the plainest one. Inter, which is the system font, is last.
    private static let substitutes: [String: String] = {
        var all: [String: String] = [:]
        for (fonts, names) in families { for name in names.split(separator: " ") { all[String(name)] = fonts } }
        return all
    }()

    /// Fonts, and the folded names of the families for which they are in.
    private static let families: [(fonts: String, names: String)] = {
        let helvetica = "Nimbus Sans,Liberation Sans,Inter,sans-serif"
        let times = "Liberation Serif,Nimbus Roman,DejaVu Serif,serif"
        let palatino = "P052,TeX Gyre Pagella,DejaVu Serif,serif"
        let chancery = "Z003,TeX Gyre Chorus," + palatino
        return [
            (helvetica, "helvetica helveticaneue gillsans optima seravek applesdgothicneo hiraginosans euphemiaucas thonburi galvji"),
            (
                helvetica,
                "pingfangsc pingfangtc pingfanghk heitisc heititc stheitisc stheititc kohinoordevanagari kohinoorbangla applesymbols"
            ),
            ("Liberation Sans,Nimbus Sans,Inter,sans-serif", "arial arialmt arialhebrew arialroundedmtbold"),
            ("URW Gothic," + helvetica, "avenir avenirnext avenirnextcondensed futura"),
            ("Nimbus Sans Narrow,Liberation Sans Narrow," + helvetica, "dinalternate dincondensed"),
            (
                "DejaVu Sans,sans-serif",
                "verdana trebuchetms trebuchet geezapro alnile damascus farah mishafi kailasa symbol zapfdingbatsitc"
            ),
            ("Inter,sans-serif", "sfprotext markerfelt chalkboardse chalkduster noteworthy bradleyhanditctt partyletplain"),
            ("Inter Display,Inter", "sfprodisplay"),
            ("Gelasio,DejaVu Serif,serif", "georgia charter iowanoldstyle athelas marion"),
            (times, "times timesnewroman timesnewromanps timesnewromanpsmt stixtwotext hiraminpron"),
            (
                "Nimbus Roman," + times,
                "baskerville cochin didot bodonisvtytwoitctt bodonisvtytwoositctt bodonisvtytwoscitctt academyengravedletplain"
            ),
            (palatino, "palatino hoeflertext copperplate"),
            ("C059,DejaVu Serif,serif", "americantypewriter rockwell superclarendon papyrus"),
            (chancery, "snellroundhand zapfino savoyeletplain"),
            ("Nimbus Mono PS,Liberation Mono,DejaVu Sans Mono,monospace", "courier"),
            ("Liberation Mono,Nimbus Mono PS,DejaVu Sans Mono,monospace", "couriernew couriernewps couriernewpsmt"),
            ("DejaVu Sans Mono,monospace", "menlo"),
            ("Noto Color Emoji," + helvetica, "applecoloremoji"),
        ]
    }()

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
