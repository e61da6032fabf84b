/// Appearance values of symbols. Sizes are in parts of the font's.
struct SymbolTheme {
    /// Units of the drawing area for the size of the font.
    var unitsPerEm: CGFloat = 20
    var capHeight: CGFloat = 0.705
    /// The size where nothing else is said: that of body text.
    var pointSize: CGFloat = 17
    /// Of what is behind, where a symbol has several levels of one colour.
    var secondaryAlpha: CGFloat = 0.4

    static let standard = SymbolTheme()

    func lineWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.022
        case .thin: 0.042
        case .light: 0.064
        case .unspecified, .regular: 0.085
        case .medium: 0.1
        case .semibold: 0.116
        case .bold: 0.132
        case .heavy: 0.152
        case .black: 0.172
        }
    }

    func factor(_ scale: UIImage.SymbolScale) -> CGFloat {
        switch scale {
        case .small: 0.79
        case .default, .unspecified, .medium: 1
        case .large: 1.28
        }
    }
}
