internal import CPango

/// A font of one size, with its heights. Two fonts of one description are the same object most of the time, and always equal.
public final class TextFont: @unchecked Sendable {
    public let description: FontDescription
    /// In points, for the font's size.
    public let metrics: FontMetrics
    /// The family that the glyphs come from, or the one asked for when another replaces it.
    public let familyName: String
    /// The name of the one face, such as "Inter-SemiBold".
    public let faceName: String
    /// How heavy the face is that was found, from -1 to 1, and whether it is slanted.
    public let weight: CGFloat
    /// True if the face that was found is slanted.
    public let isItalic: Bool
    /// Space after every character that belongs to the design, in points.
    public let tracking: CGFloat
    /// OpenType features in the notation of Pango, with a comma between them.
    let openTypeFeatures: String
    let pango: OpaquePointer
    /// Only while the font library is locked.
    var words = FontWords()

    init(_ description: FontDescription, library: FontLibrary) {
        self.description = description
        let choice = FontChoice(description, library: library)
        let pango = choice.makePangoDescription()
        self.pango = pango
        tracking = choice.tracking
        openTypeFeatures = choice.openTypeFeatures
        familyName = choice.familyName
        faceName = choice.faceName
        weight = choice.weightOnScale
        isItalic = choice.isItalic
        metrics =
            choice.metrics
            ?? library.withContexts { FontFileMetrics.read(pango, $0.standard, size: description.size) }
    }

    deinit {
        pango_font_description_free(pango)
    }

    /// In points.
    public var size: CGFloat { description.size }
    /// From the baseline to the top of a line, in points.
    public var ascender: CGFloat { metrics.ascender }
    /// From the baseline to the bottom of a line, in points; negative.
    public var descender: CGFloat { metrics.descender }
    /// The gap between two lines, in points.
    public var leading: CGFloat { metrics.leading }
    /// The height of a line of this font alone, in points, leading included.
    public var lineHeight: CGFloat { metrics.lineHeight }
    /// The height of a capital letter, in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of a small letter without ascender, in points.
    public var xHeight: CGFloat { metrics.xHeight }
}

extension TextFont: Hashable {
    public static func == (first: TextFont, second: TextFont) -> Bool {
        first === second || first.description == second.description
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}
