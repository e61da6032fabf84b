import UIKitCore

/// What a table tells a header or a footer about the section that it belongs to.
struct HeaderFooterSituation: Equatable {
    enum Kind {
        case header, footer
    }

    var ground = CellSituation.Ground.plain
    var kind = Kind.header
    /// Whether the view sticks to the edge while its section scrolls by.
    var isPinned = false
    /// Before and after the text; nil goes by the width.
    var sideInset: CGFloat?
    /// What of the sides nothing may stand in: the safe area of a phone that lies.
    var safeLeft: CGFloat = 0
    var safeRight: CGFloat = 0
}
