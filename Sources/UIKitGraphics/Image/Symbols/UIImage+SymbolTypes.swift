extension UIImage {
    /// How thick the lines of a symbol are, by the weights of fonts.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/symbolweight
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9
    }

    /// How large a symbol is beside text of its size.
    // apple: https://developer.apple.com/documentation/uikit/uiimage/symbolscale
    public enum SymbolScale: Int, Sendable {
        /// Medium; in a configuration, nothing is said.
        case `default` = -1
        /// Nothing is said.
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }
}
