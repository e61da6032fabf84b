import Foundation

/// The parts of a section from top to bottom, and their heights. In points.
struct SectionLayout: Equatable, Sendable {
    /// The header or the footer.
    struct Edge: Equatable, Sendable {
        var height: CGFloat = 0
        /// True if there is a view there, or may be; without one the height is an empty gap.
        var hasView = false
        /// True if the view has still to be asked for its height.
        var isEstimate = false
        /// The gap above a header.
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

/// The header or the footer of a section.
enum SectionEdge: Int, Hashable, Sendable {
    case header, footer
}

/// The span of a header or a footer.
struct EdgePosition: Hashable, Comparable, Sendable {
    var section: Int
    var edge: SectionEdge

    static func < (first: EdgePosition, second: EdgePosition) -> Bool {
        first.section != second.section ? first.section < second.section : first.edge.rawValue < second.edge.rawValue
    }
}
