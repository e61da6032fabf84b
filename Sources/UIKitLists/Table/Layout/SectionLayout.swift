import Foundation

/// What stands in a section from top to bottom, and how high it is. In points.
struct SectionLayout: Equatable, Sendable {
    /// What stands above or below the rows.
    struct Edge: Equatable, Sendable {
        var height: CGFloat = 0
        /// Whether there is a view there, or may be; without one the height is an empty gap.
        var hasView = false
        /// Whether the view has still to be asked for its height.
        var isEstimate = false
        /// What is left free above it, of a header.
        var gapAbove: CGFloat = 0

        var total: CGFloat { gapAbove + height }
    }

    var header = Edge()
    var rows: RowHeights
    var footer = Edge()

    var height: CGFloat { header.total + rows.total + footer.total }
    var rowsStart: CGFloat { header.total }
    var footerStart: CGFloat { header.total + rows.total + footer.gapAbove }
}

/// What stands above the rows of a section, or below.
enum SectionEdge: Int, Hashable, Sendable {
    case header, footer
}

/// The place of a header or a footer.
struct EdgePlace: Hashable, Comparable, Sendable {
    var section: Int
    var edge: SectionEdge

    static func < (first: EdgePlace, second: EdgePlace) -> Bool {
        first.section != second.section ? first.section < second.section : first.edge.rawValue < second.edge.rawValue
    }
}
