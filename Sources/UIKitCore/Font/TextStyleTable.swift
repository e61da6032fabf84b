/// The sizes of the text styles for each content size category.
enum TextStyleTable {
    struct Entry {
        var weight: UIFont.Weight
        /// From the smallest category to the largest.
        var sizes: [CGFloat]

        func size(for category: UIContentSizeCategory) -> CGFloat {
            sizes[category.order ?? UIContentSizeCategory.large.order ?? 3]
        }
    }

    /// The entry of a style; unknown styles are set as body text.
    static func entry(for style: UIFont.TextStyle) -> Entry { entries[style] ?? Entry(weight: .regular, sizes: body) }

    private static let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    // observed: iOS 26.1, UIFont.preferredFont for each style and category
    private static let entries: [UIFont.TextStyle: Entry] = [
        .largeTitle: Entry(weight: .regular, sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        .title1: Entry(weight: .regular, sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        .title2: Entry(weight: .regular, sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        .title3: Entry(weight: .regular, sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        .headline: Entry(weight: .semibold, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        .body: Entry(weight: .regular, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        .callout: Entry(weight: .regular, sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        .subheadline: Entry(weight: .regular, sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        .footnote: Entry(weight: .regular, sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        .caption1: Entry(weight: .regular, sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        .caption2: Entry(weight: .regular, sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]
}
