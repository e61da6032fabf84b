internal import CPango

/// The font of a description among those that are installed.
struct FontChoice {
    /// Families in the order of preference, with commas between them.
    private var families: String
    private var size: CGFloat
    private var weight: Int
    private(set) var isItalic: Bool
    private let stretch: PangoStretch
    let familyName: String
    let faceName: String
    let tracking: CGFloat
    let openTypeFeatures: String
    /// Nil when they are to be read from the font file.
    let metrics: FontMetrics?

    init(_ description: FontDescription, library: FontLibrary) {
        size = description.size
        weight = FontWeightScale.fontconfigWeight(description.weight)
        isItalic = description.isItalic
        stretch = FontChoice.stretch(description.width)
        switch description.family {
        case .system(let design):
            families = SystemFont.familyNames(design, size: size)
            tracking = SystemFont.tracking(design, size: size)
            metrics = SystemFont.metrics(size: size) * size
            familyName = String(families.prefix { $0 != "," })
            faceName = FontChoice.faceName(familyName, weight: weight, isItalic: isItalic)
        case .named(let name):
            let match = NamedFont(name, among: library.faces)
            families = match.families
            tracking = 0
            metrics = match.metrics.map { $0 * description.size }
            familyName = match.familyName
            if let face = match.face {
                weight = description.weight == 0 ? face.weight : weight
                isItalic = isItalic || face.isItalic
            }
            faceName = match.isFaceName ? name : FontChoice.faceName(familyName, weight: weight, isItalic: isItalic)
        }
        families = ([families] + description.fallbackFamilies.filter { !$0.contains(",") }).joined(separator: ",")
        openTypeFeatures = OpenTypeFeatures.notation(description)
    }

    /// The weight from -1 to 1.
    var weightOnScale: CGFloat { FontWeightScale.weight(fontconfig: weight) }

    func makePangoDescription() -> OpaquePointer {
        let pango: OpaquePointer = pango_font_description_new()
        pango_font_description_set_family(pango, families)
        pango_font_description_set_absolute_size(pango, Double(size) * Double(PANGO_SCALE))
        pango_font_description_set_weight(pango, PangoWeight(rawValue: UInt32(weight)))
        pango_font_description_set_style(pango, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        pango_font_description_set_stretch(pango, stretch)
        return pango
    }

    private static func faceName(_ family: String, weight: Int, isItalic: Bool) -> String {
        let style = FontWeightScale.styleName(weight) + (isItalic ? "Italic" : "")
        let name = style == "RegularItalic" ? "Italic" : style
        return family.filter { $0 != " " } + "-" + name
    }

    private static func stretch(_ width: CGFloat) -> PangoStretch {
        switch width {
        case ..<(-0.3): PANGO_STRETCH_EXTRA_CONDENSED
        case ..<0: PANGO_STRETCH_CONDENSED
        case 0.3...: PANGO_STRETCH_EXTRA_EXPANDED
        case 0.001...: PANGO_STRETCH_EXPANDED
        default: PANGO_STRETCH_NORMAL
        }
    }
}
