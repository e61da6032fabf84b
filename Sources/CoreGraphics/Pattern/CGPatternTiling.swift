/// The treatment of cells of a pattern that do not fit the pixels. All are drawn alike: a cell becomes a whole number of pixels, and is
/// stretched to its step.
// apple: https://developer.apple.com/documentation/coregraphics/cgpatterntiling
public enum CGPatternTiling: Int32, Sendable {
    /// The distance of cells may be off by a pixel.
    case noDistortion = 0
    /// Cells may be stretched a little so that distances are kept.
    case constantSpacingMinimalDistortion = 1
    /// Cells may be stretched so that distances are kept.
    case constantSpacing = 2
}
