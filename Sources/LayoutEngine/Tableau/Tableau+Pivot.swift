extension Tableau {
    /// Exchanges the quantities of a row and a column, at an entry that they have in common. Values stay.
    mutating func pivot(_ index: Int32) {
        let row = entries[index].row
        let column = entries[index].column
        pivots += 1
        let work = turnRow(row, at: index)
        var other = columns[column].first
        while other >= 0 {
            let next = entries[other].nextInColumn
            if other != index { substitute(index, in: other, work: work) }
            other = next
        }
        let quantity = rows[row].quantity
        rows[row].quantity = columns[column].quantity
        columns[column].quantity = quantity
        setPosition(.row(row), of: rows[row].quantity.name)
        setPosition(.column(column), of: columns[column].quantity.name)
    }

    /// Solves the row for the quantity of the column of an entry. Returns how many entries the other columns of the row have.
    private mutating func turnRow(_ row: Int32, at index: Int32) -> Int32 {
        let inverse = 1 / entries[index].value
        var work = -columns[entries[index].column].count
        var other = rows[row].first
        while other >= 0 {
            entries[other].value *= -inverse
            work += columns[entries[other].column].count
            other = entries[other].nextInRow
        }
        entries[index].value = inverse
        return work
    }

    /// Puts the row of an entry, which has been solved, into the row of another entry of its column.
    private mutating func substitute(_ index: Int32, in target: Int32, work: Int32) {
        let row = entries[target].row
        let factor = entries[target].value
        entries[target].value = factor * entries[index].value
        // optimization: few entries are looked for in their columns; for many those of the row are laid out by column first.
        let isLaidOut = work > rows[row].count
        if isLaidOut { layOut(row) }
        var source = rows[entries[index].row].first
        while source >= 0 {
            let entry = entries[source]
            if source != index { add(factor * entry.value, toRow: row, column: entry.column, isLaidOut: isLaidOut) }
            source = entry.nextInRow
        }
        if isLaidOut { clearLayout(of: row) }
    }

    private mutating func layOut(_ row: Int32) {
        var index = rows[row].first
        while index >= 0 {
            entryInColumn[entries[index].column] = index
            index = entries[index].nextInRow
        }
    }

    private mutating func clearLayout(of row: Int32) {
        var index = rows[row].first
        while index >= 0 {
            entryInColumn[entries[index].column] = -1
            index = entries[index].nextInRow
        }
    }

    /// A value that is nearly 0 after an addition is an error of rounding: factors of constraints that matter are larger.
    private mutating func add(_ value: Double, toRow row: Int32, column: Int32, isLaidOut: Bool) {
        let index = isLaidOut ? entryInColumn[column] : entry(inColumn: column, ofRow: row)
        if index < 0 {
            addEntry(row: row, column: column, value: value)
            return
        }
        let sum = entries[index].value + value
        if abs(sum) > 1e-9 {
            entries[index].value = sum
        } else {
            entryInColumn[column] = -1
            removeEntry(index)
        }
    }

    private func entry(inColumn column: Int32, ofRow row: Int32) -> Int32 {
        var index = columns[column].first
        while index >= 0, entries[index].row != row { index = entries[index].nextInColumn }
        return index
    }
}
