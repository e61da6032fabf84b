import UIKitCore

/// The values of a section that a table gives its header and its footer.
struct HeaderFooterContext: Equatable {
    enum Kind {
        case header, footer
    }

    var background = CellContext.Background.plain
    var kind = Kind.header
    /// True if the view sticks to the edge while its section scrolls by.
    var isPinned = false
    /// Before and after the text; nil goes by the width.
    var sideInset: CGFloat?
    /// The part of the sides that content keeps clear of: the safe area of a phone in landscape.
    var safeLeft: CGFloat = 0
    var safeRight: CGFloat = 0
}
