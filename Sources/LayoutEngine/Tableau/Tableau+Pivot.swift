extension Tableau {
    /// Lets the quantities of a row and a column change places, at an entry that they have in common. Values stay.
    mutating func pivot(_ index: Int32) {
        let row = entries[index].row
        let column = entries[index].column
        turnRow(row, at: index)
        var other = columns[column].first
        while other >= 0 {
            let next = entries[other].nextInColumn
            if other != index { substitute(row, in: other, inverse: entries[index].value) }
            other = next
        }
        swap(&rows[row].quantity, &columns[column].quantity)
        setPlace(.row(row), of: rows[row].quantity.name)
        setPlace(.column(column), of: columns[column].quantity.name)
    }

    /// Solves the row for the quantity of the column of an entry.
    private mutating func turnRow(_ row: Int32, at index: Int32) {
        let inverse = 1 / entries[index].value
        var other = rows[row].first
        while other >= 0 {
            entries[other].value *= -inverse
            other = entries[other].nextInRow
        }
        entries[index].value = inverse
    }

    /// Puts a row that has been solved into the row of another entry of its column.
    private mutating func substitute(_ row: Int32, in target: Int32, inverse: Double) {
        let targetRow = entries[target].row
        let column = entries[target].column
        let factor = entries[target].value
        entries[target].value = factor * inverse
        var index = rows[targetRow].first
        while index >= 0 {
            entryInColumn[entries[index].column] = index
            index = entries[index].nextInRow
        }
        index = rows[row].first
        while index >= 0 {
            let entry = entries[index]
            if entry.column != column { add(factor * entry.value, toRow: targetRow, column: entry.column) }
            index = entry.nextInRow
        }
        index = rows[targetRow].first
        while index >= 0 {
            entryInColumn[entries[index].column] = -1
            index = entries[index].nextInRow
        }
    }

    private mutating func add(_ value: Double, toRow row: Int32, column: Int32) {
        let index = entryInColumn[column]
        if index < 0 {
            addEntry(row: row, column: column, value: value)
            return
        }
        let old = entries[index].value
        let sum = old + value
        if abs(sum) > 1e-11 * max(abs(old), abs(value)) {
            entries[index].value = sum
        } else {
            entryInColumn[column] = -1
            removeEntry(index)
        }
    }
}
