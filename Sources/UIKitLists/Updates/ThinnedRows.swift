/// Rows of one section that go, or that come, while those around them stay in their order: what a search does with each letter.
// optimization: plain numbers in their order are checked and found again without a table that has each of them.
struct ThinnedRows: Sendable {
    var section: Int
    /// Before the update if they go, after it if they come. Ascending, each once.
    var rows: [Int]
    var motion: RowMotion
    /// Otherwise the rows come.
    var isDeletion: Bool

    /// The same one by one.
    var edits: ListEdits<ListPosition> {
        let each = rows.map { ListEdits<ListPosition>.Edit(position: ListPosition(section: section, row: $0), motion: motion) }
        var edits = ListEdits<ListPosition>()
        if isDeletion { edits.deleted = each } else { edits.inserted = each }
        return edits
    }

    /// Returns true if all rows are in a list with so many in each section.
    func areRows(of counts: [Int]) -> Bool {
        guard counts.indices.contains(section), let first = rows.first, let last = rows.last else { return false }
        return first >= 0 && last < counts[section]
    }

    /// How a row goes or comes; nil if it is none of these.
    func motion(of position: ListPosition) -> RowMotion? {
        guard position.section == section else { return nil }
        let index = rows.firstIndex(passing: { _, row in row >= position.row })
        return index < rows.count && rows[index] == position.row ? motion : nil
    }
}
