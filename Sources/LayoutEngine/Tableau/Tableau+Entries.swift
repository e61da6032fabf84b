extension Tableau {
    /// Of the row and the column, which have none in common yet.
    mutating func addEntry(row: Int32, column: Int32, value: Double) {
        let nextInRow = rows[row].first
        let nextInColumn = columns[column].first
        let entry = Entry(value: value, row: row, column: column, nextInRow: nextInRow, nextInColumn: nextInColumn)
        let index: Int32
        if let free = freeEntries.popLast() {
            index = free
            entries[index] = entry
        } else {
            index = entries.count
            entries.append(entry)
        }
        if nextInRow >= 0 { entries[nextInRow].previousInRow = index }
        if nextInColumn >= 0 { entries[nextInColumn].previousInColumn = index }
        rows[row].first = index
        rows[row].count += 1
        columns[column].first = index
        columns[column].count += 1
    }

    mutating func removeEntry(_ index: Int32) {
        let entry = entries[index]
        if entry.previousInRow >= 0 {
            entries[entry.previousInRow].nextInRow = entry.nextInRow
        } else {
            rows[entry.row].first = entry.nextInRow
        }
        if entry.nextInRow >= 0 { entries[entry.nextInRow].previousInRow = entry.previousInRow }
        if entry.previousInColumn >= 0 {
            entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
        } else {
            columns[entry.column].first = entry.nextInColumn
        }
        if entry.nextInColumn >= 0 { entries[entry.nextInColumn].previousInColumn = entry.previousInColumn }
        rows[entry.row].count -= 1
        columns[entry.column].count -= 1
        freeEntries.append(index)
    }

    mutating func addRow(_ quantity: Quantity) -> Int32 {
        let row: Int32
        if let free = freeRows.popLast() {
            row = free
            rows[row] = Line(quantity: quantity)
        } else {
            row = rows.count
            rows.append(Line(quantity: quantity))
        }
        setPosition(.row(row), of: quantity.name)
        return row
    }

    mutating func addColumn(_ quantity: Quantity) -> Int32 {
        let column: Int32
        if let free = freeColumns.popLast() {
            column = free
            columns[column] = Line(quantity: quantity, isCandidate: columns[column].isCandidate)
        } else {
            column = columns.count
            columns.append(Line(quantity: quantity))
            entryInColumn.append(-1)
            sums.append(0)
            sumMagnitudes.append(0)
        }
        setPosition(.column(column), of: quantity.name)
        return column
    }

    /// Notes that the costs of the rows of a column have changed.
    mutating func addCandidate(_ column: Int32) {
        if columns[column].isCandidate { return }
        columns[column].isCandidate = true
        candidates.append(column)
    }

    /// The candidate that has waited longest, so that the oldest constraints give in at once and not after others have.
    mutating func takeCandidate() -> Int32? {
        if firstCandidate == candidates.count {
            firstCandidate = 0
            candidates.removeAll()
            return nil
        }
        let column = candidates[firstCandidate]
        firstCandidate += 1
        if firstCandidate > 1_000, firstCandidate > candidates.count / 2 {
            candidates.removeFirst(firstCandidate)
            firstCandidate = 0
        }
        return column
    }

    mutating func addCandidates(ofRow row: Int32) {
        var index = rows[row].first
        while index >= 0 {
            addCandidate(entries[index].column)
            index = entries[index].nextInRow
        }
    }
}
