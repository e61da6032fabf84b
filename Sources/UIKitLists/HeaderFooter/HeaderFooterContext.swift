import UIKitCore

/// The values that a table tells a header or a footer about the section that it belongs to.
struct HeaderFooterContext: Equatable {
    enum Kind {
        case header, footer
    }

    var ground = CellContext.Ground.plain
    var kind = Kind.header
    /// True if the view sticks to the edge while its section scrolls by.
    var isPinned = false
    /// Before and after the text; nil goes by the width.
    var sideInset: CGFloat?
    /// The part of the sides that content keeps clear of: the safe area of a phone in landscape.
    var safeLeft: CGFloat = 0
    var safeRight: CGFloat = 0
}
