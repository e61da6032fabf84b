import Foundation

/// The rows from one to another, both included, in all sections between.
struct RowSpan: Equatable, Sendable {
    var first: ListPosition
    var last: ListPosition

    func contains(_ position: ListPosition) -> Bool { first <= position && position <= last }
}

extension TableLayout {
    /// The row that contains a position; nil where there is none, as on headers.
    func row(at position: CGFloat) -> ListPosition? {
        guard let section = section(beginningAt: position) else { return nil }
        let layout = sections[section]
        guard let row = layout.rows.row(at: position - start(ofSection: section) - layout.rowsStart) else { return nil }
        return ListPosition(section: section, row: row)
    }

    /// The rows that share more than an edge with what is between two positions; nil if there are none.
    func rows(from top: CGFloat, to bottom: CGFloat) -> RowSpan? {
        guard bottom > top, let first = firstRow(endingAfter: top), let last = lastRow(beginningBefore: bottom), first <= last else {
            return nil
        }
        return RowSpan(first: first, last: last)
    }

    /// The sections that reach into what is between two positions.
    func sections(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<Int>? {
        guard var first = section(beginningAt: top), let last = section(beginningAt: bottom) else { return nil }
        // Sections of no height that begin where this one begins come before it, and so may be missed: none of them shows anything.
        if rect(ofSection: first).maxY < top, first < sections.count - 1 { first += 1 }
        return first <= last ? first...last : nil
    }

    private func firstRow(endingAfter top: CGFloat) -> ListPosition? {
        guard let section = section(beginningAt: top) else { return nil }
        let layout = sections[section]
        let inside = top - start(ofSection: section) - layout.rowsStart
        if layout.rows.count > 0, inside < layout.rows.total {
            return ListPosition(section: section, row: inside > 0 ? layout.rows.lastRow(beginningAt: inside) : 0)
        }
        return self.row(after: ListPosition(section: section, row: layout.rows.count - 1))
    }

    private func lastRow(beginningBefore bottom: CGFloat) -> ListPosition? {
        guard let section = section(beginningAt: bottom) else { return nil }
        let layout = sections[section]
        let inside = bottom - start(ofSection: section) - layout.rowsStart
        if layout.rows.count > 0, inside > 0 {
            return ListPosition(section: section, row: layout.rows.lastRow(beginningAt: inside.nextDown))
        }
        return self.row(before: ListPosition(section: section, row: 0))
    }

    // MARK: Neighbours

    /// The next row, in this section or a later one.
    func row(after position: ListPosition) -> ListPosition? {
        if position.row + 1 < sections[position.section].rows.count {
            return ListPosition(section: position.section, row: position.row + 1)
        }
        guard let section = sections[(position.section + 1)...].firstIndex(where: { $0.rows.count > 0 }) else { return nil }
        return ListPosition(section: section, row: 0)
    }

    /// The row before, in this section or an earlier one.
    func row(before position: ListPosition) -> ListPosition? {
        if position.row > 0 { return ListPosition(section: position.section, row: position.row - 1) }
        guard let section = sections[..<position.section].lastIndex(where: { $0.rows.count > 0 }) else { return nil }
        return ListPosition(section: section, row: sections[section].rows.count - 1)
    }

    /// The rows of a span that can be seen, because they have a height, in order.
    func positions(in span: RowSpan) -> [ListPosition] {
        var positions: [ListPosition] = []
        for section in span.first.section...span.last.section {
            let rows = sections[section].rows
            var row = section == span.first.section ? span.first.row : 0
            let last = section == span.last.section ? span.last.row : rows.count - 1
            while row <= last {
                if rows.height(of: row) > 0 {
                    positions.append(ListPosition(section: section, row: row))
                    row += 1
                } else {
                    // All rows without a height that are here are passed over in one step.
                    row = max(row + 1, rows.lastRow(beginningAt: rows.start(of: row)))
                }
            }
        }
        return positions
    }
}
