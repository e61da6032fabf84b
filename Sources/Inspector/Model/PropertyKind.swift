/// The kind of value of a property, which says what an edit may be.
enum PropertyKind: String, Codable, Sendable {
    /// True or false.
    case flag
    case number, integer, text
    /// `x y`, `width height`, `x y width height`, `top left bottom right`.
    case point, size, rect, insets
    /// As text, `#rrggbbaa`, or nothing.
    case color
    /// The six numbers of a transform in the plane, the sixteen of one in space.
    case affine, space
    /// One of several names; any number of them, with spaces between.
    case choice, options
    /// A value that can only be read.
    case note

    /// How many numbers a value has; nil where it is none of several.
    var numberCount: Int? {
        switch self {
        case .point, .size: 2
        case .rect, .insets: 4
        case .affine: 6
        case .space: 16
        case .flag, .number, .integer, .text, .color, .choice, .options, .note: nil
        }
    }
}
