import Foundation

/// A table's data: how many rows there are, their positions, and whether that still holds.
struct TableContent {
    /// How much has to be found out before rows can be shown.
    enum Freshness: Int, Comparable {
        /// Data have never been read, or are to be read again.
        case unread
        /// How many rows there are is known, but not how high they are.
        case counted
        case current

        static func < (first: Freshness, second: Freshness) -> Bool { first.rawValue < second.rawValue }
    }

    var freshness = Freshness.unread
    /// The rows of each section, as the data source said last.
    var counts: [Int] = []
    var layout = TableLayout()
    /// Counts how often data or heights were replaced, so that who is in the middle of something notices.
    var generation = 0
    /// True if rows may stand elsewhere than their cells.
    var hasMovedRows = false
    /// True if heights were read again since cells were asked for theirs.
    var hasUnmeasuredCells = false
    /// True if cells have come to stand for other rows, which may look different at their positions.
    var hasMovedCells = false
    /// True if data have ever been read.
    var hasBeenRead = false
    /// True if the data source is being asked how many rows there are.
    var isBeingCounted = false
    /// The width that heights were worked out for.
    var width: CGFloat = 0
}
