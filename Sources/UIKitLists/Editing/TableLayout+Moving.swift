import UIKitCore

// Where a row that is dragged would go. Positions are those that rows have after the move; heights and boundaries those of the layout as
// it is before.
extension TableLayout {
    /// The position for a row whose middle is dragged to a point: it changes with another row when its edge passes the middle
    /// of that.
    func position(ofMoved source: ListPosition, middle: CGFloat) -> ListPosition {
        let rect = rect(of: source)
        let isDown = middle > rect.midY
        let edge = middle + (isDown ? rect.height : -rect.height) / 2
        guard let section = section(beginningAt: edge) else { return ListPosition(section: 0, row: 0) }
        let layout = sections[section]
        let inside = edge - start(ofSection: section) - layout.rowsStart
        var index = 0
        if inside >= layout.rows.total {
            index = layout.rows.count
        } else if inside > 0 {
            let row = layout.rows.lastRow(beginningAt: inside)
            index = inside > layout.rows.start(of: row) + layout.rows.height(of: row) / 2 ? row + 1 : row
        } else if section > source.section, -inside > layout.rowsStart / 2 {
            // Not yet past the middle of the header: still the end of the section before.
            return ListPosition(section: section - 1, row: lastRow(of: section - 1, without: source))
        }
        return position(ofMoved: source, before: index, of: section)
    }

    /// The position after the move for a row that is inserted before another one, by the numbers before the move.
    private func position(ofMoved source: ListPosition, before index: Int, of section: Int) -> ListPosition {
        ListPosition(section: section, row: section == source.section && index > source.row ? index - 1 : index)
    }

    private func lastRow(of section: Int, without source: ListPosition) -> Int {
        sections[section].rows.count - (section == source.section ? 1 : 0)
    }

    /// Where the row would be put in, if it goes to a position.
    func boundary(ofMoved source: ListPosition, to target: ListPosition) -> CGFloat {
        let rows = sections[target.section].rows
        let index = target.section == source.section && target.row > source.row ? target.row + 1 : target.row
        let start = start(ofSection: target.section) + sections[target.section].rowsStart
        return start + rows.start(of: min(max(index, 0), rows.count))
    }

    /// The nearest position to which the row can move at all.
    func possibleTarget(_ target: ListPosition, ofMoved source: ListPosition) -> ListPosition? {
        guard sections.indices.contains(target.section) else { return nil }
        return ListPosition(section: target.section, row: min(max(target.row, 0), lastRow(of: target.section, without: source)))
    }

    /// Takes a row to another position, with its height.
    mutating func move(_ source: ListPosition, to target: ListPosition) {
        let height = sections[source.section].rows.height(of: source.row)
        replaceRows(source.row..<source.row + 1, ofSection: source.section, with: [])
        replaceRows(target.row..<target.row, ofSection: target.section, with: [height])
    }
}

extension ListPosition {
    /// The position of this row after another one has been moved.
    func afterMove(from source: ListPosition, to target: ListPosition) -> ListPosition {
        if self == source { return target }
        var position = self
        if position.section == source.section, position.row > source.row { position.row -= 1 }
        if position.section == target.section, position.row >= target.row { position.row += 1 }
        return position
    }
}
