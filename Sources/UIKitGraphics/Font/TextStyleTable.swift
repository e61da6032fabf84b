/// The sizes of the text styles for each content size category.
enum TextStyleTable {
    struct Entry {
        var weight: UIFont.Weight
        /// From the smallest category to the largest.
        var sizes: [CGFloat]
        /// The leadings of lines when lengths are scaled by the style, in the same order.
        var leadings: [CGFloat]

        func size(for category: UIContentSizeCategory) -> CGFloat { sizes[Entry.index(category)] }

        /// How much larger than in the category `large` things are.
        func scale(for category: UIContentSizeCategory) -> CGFloat {
            leadings[Entry.index(category)] / leadings[Entry.index(.large)]
        }

        /// Categories that are not known count as the one a device starts with.
        private static func index(_ category: UIContentSizeCategory) -> Int {
            category.order ?? UIContentSizeCategory.large.order ?? 3
        }
    }

    /// The entry of a style; unknown styles are set as body text.
    static func entry(for style: UIFont.TextStyle) -> Entry { entries[style] ?? body }

    private static let body = Entry(
        weight: .regular,
        sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

    // observed: iOS 26.1, UIFont.preferredFont and UIFontMetrics.scaledValue for each style and category
    private static let entries: [UIFont.TextStyle: Entry] = [
        .largeTitle: Entry(
            weight: .regular,
            sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            leadings: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
        .title1: Entry(
            weight: .regular,
            sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            leadings: [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]),
        .title2: Entry(
            weight: .regular,
            sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            leadings: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
        .title3: Entry(
            weight: .regular,
            sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            leadings: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
        .headline: Entry(
            weight: .semibold,
            sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            leadings: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]),
        .body: body,
        .callout: Entry(
            weight: .regular,
            sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            leadings: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
        .subheadline: Entry(
            weight: .regular,
            sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            leadings: [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]),
        .footnote: Entry(
            weight: .regular,
            sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            leadings: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
        .caption1: Entry(
            weight: .regular,
            sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            leadings: [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]),
        .caption2: Entry(
            weight: .regular,
            sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
            leadings: [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]),
    ]
}
