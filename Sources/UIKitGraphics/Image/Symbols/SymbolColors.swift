/// The colours of a symbol that has its own.
enum SymbolColors: Hashable {
    /// One colour, fainter from level to level.
    case hierarchical(UIColor)
    /// A colour for each level.
    case palette([UIColor])
    /// The tint of the view, whatever a configuration said before.
    case monochrome
    /// The colours of what is shown; there are none yet, so the tint of the view.
    case multicolor

    /// From the level that matters most; nil where the tint is shown.
    var levels: [CGColor]? {
        switch self {
        case .hierarchical(let color):
            let strong = color.cgColor
            return [strong, strong.withAlpha(strong.alpha * SymbolTheme.standard.secondaryAlpha)]
        case .palette(let colors): return colors.isEmpty ? nil : colors.map(\.cgColor)
        case .monochrome, .multicolor: return nil
        }
    }
}
