/// The meaning of a colour's components.
// apple: https://developer.apple.com/documentation/coregraphics/cgcolorspacemodel
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    /// Any number of inks.
    case deviceN = 4
    /// Numbers of entries in a table of colours.
    case indexed = 5
    case pattern = 6
    case XYZ = 7
}
