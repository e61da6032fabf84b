/// Where the size of a font comes from, so that it can follow the size the user prefers.
package enum FontScaling: Hashable, Sendable {
    case style(UIFont.TextStyle)
    /// By ``UIFontMetrics``, from a size that was meant for the category `large`.
    case metrics(UIFont.TextStyle, base: CGFloat, maximum: CGFloat?)

    func size(for category: UIContentSizeCategory) -> CGFloat {
        switch self {
        case .style(let style):
            return TextStyleTable.entry(for: style).size(for: category)
        case .metrics(let style, let base, let maximum):
            let size = (base * TextStyleTable.entry(for: style).scale(for: category)).rounded()
            return maximum.map { min(size, $0) } ?? size
        }
    }
}
