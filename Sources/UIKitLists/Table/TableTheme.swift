import Foundation

/// Metrics of tables. In points.
struct TableTheme: Sendable {
    var rowHeight: CGFloat
    /// A header or a footer with a title in a plain table.
    var plainEdgeHeight: CGFloat
    /// A header with a title between two groups, and what the first one has above that.
    var groupedHeaderHeight: CGFloat
    var firstGroupGap: CGFloat
    /// The height between groups where there is no header or footer with a title.
    var groupedGap: CGFloat
    /// A footer with a title of one line below a group.
    var groupedFooterHeight: CGFloat
    /// The gap above headers of plain tables.
    var plainHeaderGap: CGFloat
    /// Rows lower than this are not shown at all.
    var leastRowHeight: CGFloat
    /// The height that stands for all greater ones.
    var greatestHeight: CGFloat

    /// That of iOS 13 to 18, as apps see it that were built before there was a gap above headers of plain tables.
    static let flat = TableTheme(
        rowHeight: 44, plainEdgeHeight: 28, groupedHeaderHeight: 38, firstGroupGap: 17.5, groupedGap: 17.5, groupedFooterHeight: 34,
        plainHeaderGap: 0, leastRowHeight: 0.001, greatestHeight: 1e7)

    /// A height that can be worked with, for whatever somebody has said.
    func usable(_ height: CGFloat) -> CGFloat {
        guard !height.isNaN, height > 0 else { return 0 }
        return min(height, greatestHeight)
    }

    func usableRowHeight(_ height: CGFloat) -> CGFloat {
        let height = usable(height)
        return height < leastRowHeight ? 0 : height
    }
}
