/// An edge, a corner or the middle of a rectangle, by reading direction.
// apple: https://developer.apple.com/documentation/uikit/nsrectalignment
public enum NSRectAlignment: Int, Sendable {
    /// The middle.
    case none = 0
    case top = 1
    case topLeading = 2
    case leading = 3
    case bottomLeading = 4
    case bottom = 5
    case bottomTrailing = 6
    case trailing = 7
    case topTrailing = 8

    /// Where along the width it lies: -1 leading, 0 in the middle, 1 trailing.
    var horizontal: Int {
        switch self {
        case .topLeading, .leading, .bottomLeading: -1
        case .topTrailing, .trailing, .bottomTrailing: 1
        default: 0
        }
    }

    /// Where along the height it lies: -1 at the top, 0 in the middle, 1 at the bottom.
    var vertical: Int {
        switch self {
        case .top, .topLeading, .topTrailing: -1
        case .bottom, .bottomLeading, .bottomTrailing: 1
        default: 0
        }
    }
}
