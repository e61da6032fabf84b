/// The fonts in place of San Francisco: Inter for the shapes, San Francisco's own figures for the heights and the spacing.
enum SystemFont {
    /// From this size on the cut for headlines is used, as on iOS.
    static let displaySize: CGFloat = 20

    static func familyNames(_ design: FontDescription.Design, size: CGFloat) -> String {
        switch design {
        case .standard, .rounded: size < displaySize ? "Inter,sans-serif" : "Inter Display,Inter,sans-serif"
        case .serif: "DejaVu Serif,serif"
        case .monospaced: "DejaVu Sans Mono,monospace"
        }
    }

    /// Heights for a size of one point.
    // observed: iOS 26.1, UIFont.systemFont at 8 to 60 points; linear in the size, the same for all weights
    static func metrics(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascender: 0.9521484375, descender: -0.2412109375, capHeight: 0.70458984,
            xHeight: size < displaySize ? 0.5263671875 : 0.513671875)
    }

    /// Extra space after every character in points: small text is set wider, text sizes tighter.
    ///
    /// Inter set without it is as wide as San Francisco at 12 points.
    // apple: https://developer.apple.com/design/human-interface-guidelines/typography#Specifications
    static func tracking(_ design: FontDescription.Design, size: CGFloat) -> CGFloat {
        guard design == .standard || design == .rounded else { return 0 }
        let position = min(max(size, 6), 80)
        guard let upper = trackingTable.firstIndex(where: { $0.size >= position }) else { return 0 }
        let (above, below) = (trackingTable[upper], trackingTable[max(upper - 1, 0)])
        let part = above.size == below.size ? 0 : (position - below.size) / (above.size - below.size)
        return (below.thousandths + part * (above.thousandths - below.thousandths)) / 1000 * size
    }

    // ad-hoc: from 20 to 24 points a little wider than San Francisco is set, since Inter's headline cut is narrower there
    private static let trackingTable: [(size: CGFloat, thousandths: CGFloat)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20), (17, -26),
        (19.99, -23), (20, -6), (22, 0), (24, 5), (26, 8), (28, 14), (30, 14), (34, 12), (40, 10), (80, 0),
    ]
}
