extension NamedFont {
    /// The heights of families of iOS whose stand-ins here are as wide but not as high, for one point of size; nil for the others, whose
    /// heights are those of the font file.
    ///
    /// Those of the font files of these families, as they are published for the web. Apple makes lines of Helvetica higher by 15 % of the
    /// font's height; a label of 17 points is 19 2/3 points high at scale 3, as LayoutKit's tests measured.
    static func metrics(of family: String) -> FontMetrics? { metrics[FontCatalogue.fold(family)] }

    private static let metrics: [String: FontMetrics] = {
        let avenir = FontMetrics(ascender: 1, descender: -0.366, capHeight: 0.708, xHeight: 0.468)
        return [
            // Whole parts of 2,048, so that sums are exact: a label and a string that is measured must agree on the pixel.
            "helvetica": FontMetrics(ascender: 1884.0 / 2048, descender: -471.0 / 2048, capHeight: 0.717, xHeight: 0.523),
            "helveticaneue": FontMetrics(
                ascender: 1950.0 / 2048, descender: -436.0 / 2048, leading: 57.0 / 2048, capHeight: 0.714, xHeight: 0.517),
            "avenir": avenir, "avenirnext": avenir,
        ]
    }()
}
